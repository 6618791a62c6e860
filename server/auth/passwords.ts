import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { isTooLong, TOO_LONG } from "@shared/contracts/staff";
import { AppError } from "../http/app-error";

/** A guess takes about a quarter of a second. */
export const BCRYPT_COST = 12;

// bcrypt takes its time by design, and in the server's own thread everybody would wait with it. The
// worker is a text, so that it needs no file of its own beside the bundle.
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

/** A hash that no password has: comparing with it takes as long as with a real one. */
const NOBODYS = `$2b$${BCRYPT_COST}$C6UzMDM.H6dfI/f/IKcEeO7ZVxZyU8pVbS5rBzYPc6J4N5g5V5yWq`;

/** Hashes and compares passwords, in a thread of their own. */
export interface Passwords {
  /** Rejects with a 400 for a password of which a hash would hold only a part. */
  hash: (password: string) => Promise<string>;
  /** Whether the password fits; without a hash, or when it is too long, it takes as long and answers no. */
  matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

interface Waiting {
  done: (answer: string | boolean) => void;
  fail: (error: Error) => void;
}

/** It does what it is asked, one after the other; how much guessers may ask for is for their limit to say. */
export function createPasswords(): Passwords {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const started = new Worker(WORKER, {
      eval: true,
      workerData: { bcrypt: createRequire(import.meta.url).resolve("bcryptjs") },
    });
    // It alone keeps no process alive.
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
      // A hash tells nothing about what follows its 72 bytes: such a password is nobody's.
      const known = isTooLong(password) ? undefined : hash;
      return (await ask<boolean>({ password, hash: known ?? NOBODYS })) && known !== undefined;
    },
  };
}
