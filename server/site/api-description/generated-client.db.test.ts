import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { MadeApiKey } from "@shared/contracts/api-keys";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { describeApi } from "./description";
import { operations } from "./operations/all";
import { clientProgram, type ClientProgram } from "../../testing/api-client/client-program";

type Calls = (options: {
  baseUrl: string;
  headers: Record<string, string>;
}) => Record<string, () => Promise<{ response: Response }>>;

let server: TestApp;
let listening: Server;
let program: ClientProgram;
let baseUrl: string;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  const admin = await server.staff("admin");
  const endsAt = new Date(Date.now() + 60_000).toISOString();
  const { body } = await admin
    .post("/api/admin/api-keys")
    .send({ name: "A generated client", role: "admin", endsAt })
    .expect(201);
  headers = { Authorization: `Bearer ${(body as MadeApiKey).key}` };
  listening = createServer(server.app).listen(0, "127.0.0.1");
  await once(listening, "listening");
  baseUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  program = await clientProgram(describeApi(baseUrl, { shopper: "sid", staff: "staff" }));
}, 120_000);
afterAll(async () => {
  rmSync(program.folder, { recursive: true });
  listening.close();
  await server.close();
});

/** The least of the operations that do what is asked with samples alone: what they are about is not there. */
const LEAST_DONE = 60;

it("a client that is generated from the description calls every operation with types alone", async () => {
  expect(program.problems).toEqual([]);
  const { calls } = (await import(pathToFileURL(program.file).href)) as { calls: Calls };
  const byOperation = calls({ baseUrl, headers });
  expect(Object.keys(byOperation).sort()).toEqual([...operations.keys()].sort());
  const statuses = new Map<string, number>();
  for (const [name, call] of Object.entries(byOperation)) {
    statuses.set(name, (await call()).response.status);
  }
  // Each reply, refusals among them, is compared with the description by the server of the tests.
  const failed = [...statuses].filter(([, status]) => status >= 500);
  expect(failed).toEqual([]);
  const done = [...statuses.values()].filter((status) => status < 300).length;
  expect(done).toBeGreaterThanOrEqual(LEAST_DONE);
}, 120_000);
