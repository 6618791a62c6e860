import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { isTooLong, TOO_LONG } from "@shared/contracts/staff";
import { AppError } from "../../platform/http/app-error";

/** A guess takes about a quarter of a second. */
export const BCRYPT_COST = 12;

// bcrypt is slow by design, and in the server's own thread everybody would wait with it. The worker is a
// string, so that it needs no file beside the bundle.
const WORKER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const bcrypt = require(workerData.bcrypt);
  parentPort.on("message", async ({ id, password, hash }) => {
    const answer = hash === undefined
      ? await bcrypt.hash(password, ${BCRYPT_COST})
      : await bcrypt.compare(password, hash).catch(() => false);
    parentPort.postMessage({ id, answer });
  });
`;

/** A hash that matches no password: comparing with it takes as long as with a real one. */
const NOBODYS = `$2b$${BCRYPT_COST}$C6UzMDM.H6dfI/f/IKcEeO7ZVxZyU8pVbS5rBzYPc6J4N5g5V5yWq`;

/** Hashes and compares passwords in a thread of their own. */
export interface Passwords {
  /** Rejects with a 400 for a password that is longer than a hash covers. */
  hash: (password: string) => Promise<string>;
  /** Whether the password matches; false after the same time without a hash, or when it is too long. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

interface Waiting {
  done: (answer: string | boolean) => void;
  fail: (error: Error) => void;
}

/** Works through its requests one by one; the guess limit decides how many there are. */
export function createPasswords(): Passwords {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(WORKER, {
      eval: true,
      workerData: { bcrypt: createRequire(import.meta.url).resolve("bcryptjs") },
    });
    // An idle worker does not keep the process alive.
    started.unref();
    started.on("message", ({ id, answer }: { id: number; answer: string | boolean }) => {
      waiting.get(id)?.done(answer);
      waiting.delete(id);
    });
    started.on("error", (error) => {
      worker = undefined;
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    });
    return started;
  };

  const ask = <T extends string | boolean>(question: { password: string; hash?: string }) =>
    new Promise<T>((done, fail) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, { done: (answer) => done(answer as T), fail });
      worker.postMessage({ id, ...question });
    });

  return {
    async hash(password) {
      if (isTooLong(password)) throw new AppError(400, "invalid", TOO_LONG);
      return ask<string>({ password });
    },
    async matches(password, hash) {
      // A hash ignores everything after 72 bytes: a longer password matches nothing.
      const known = isTooLong(password) ? undefined : hash;
      return (await ask<boolean>({ password, hash: known ?? NOBODYS })) && known !== undefined;
    },
  };
}
