// Longer than 200 lines: what an assistant gets and what it may send are tested on one server.

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attributes, products } from "@shared/schema/catalog-products";
import { embedSettings } from "@shared/schema/finders";
import { bootAttributes, bootDocument, boots } from "../../finders/testing/boots";
import { insertFinder } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { agentClient, callTool, type Called } from "./testing/agent-client";

let server: TestApp;
let listening: Server;
let url: string;
/** Of the finder with a gate. */
let gatedKey: string;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
  await insertFinder(db, { slug: "boots", name: "Boot Finder", document: bootDocument });
  const gated = await insertFinder(db, {
    slug: "gated",
    name: "Gated Finder",
    password: "open-sesame",
    document: bootDocument,
  });
  gatedKey = gated.embedKey;
  await insertFinder(db, { slug: "silent", name: "Silent Finder", document: bootDocument });
  await insertFinder(db, { slug: "closed", isOpen: false, document: bootDocument });
  const editor = await server.staff("editor");
  for (const client of ["boots", "gated", "closed", "dialabed"]) {
    await editor
      .put(`/api/admin/embed-settings/agents?client=${client}`)
      .send({ allowsAgents: true })
      .expect(200);
  }
  server.clock.ahead += 2_000;
  listening = createServer(server.app).listen(0, "127.0.0.1");
  await once(listening, "listening");
  url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  listening.close();
  await server.close();
});

/** An assistant that sent `key`. */
async function agent(key?: string, version?: "2026-07-28" | "2025"): Promise<Client> {
  const client = await agentClient(url, key, version);
  clients.push(client);
  return client;
}

const slugsIn = ({ data }: Called) =>
  (data as { finders: { finder: string }[] }).finders.map(({ finder }) => finder);

describe.each(["2026-07-28", "2025"] as const)("an assistant of protocol %s", (version) => {
  it("has three tools that only read", async () => {
    const { tools } = await (await agent(undefined, version)).listTools();
    expect(tools.map(({ name }) => name)).toEqual(["list_finders", "get_questions", "recommend"]);
    for (const { annotations, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(description!.length).toBeGreaterThan(30);
    }
  });

  it("gets data in the shape that each tool promises, and a few lines of text beside it", async () => {
    const assistant = await agent(undefined, version);
    const { tools } = await assistant.listTools();
    expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true);
    const questions = await callTool(assistant, "get_questions", { finder: "boots" });
    expect(questions.data).toMatchObject({
      finder: "boots",
      url: "http://localhost:3000/f/boots",
      questions: bootDocument.questions.map(({ id }) => ({ id })),
    });
    const answers = { ground: "trail", width: "wide" };
    const found = await callTool(assistant, "recommend", { finder: "boots", answers });
    expect(found.data).toMatchObject({
      status: "products",
      currency: "ZAR",
      answers: [
        { question: "Where do you walk?", answer: "Trail" },
        { question: "How wide are your feet?", answer: "Wide" },
      ],
      sections: [
        {
          percentOf: "answers",
          products: [
            {
              id: "b1",
              price: "1200.00",
              stock: "in stock",
              score: 100,
              reasons: ["60/60 Grip: Trail, as you asked", "40/40 Width: Wide, as you asked"],
            },
            {},
            {},
            {},
            {},
            {},
          ],
        },
      ],
    });
    expect(found.text).toContain("Boot b1, 1200.00 ZAR, in stock, 100%");
    expect(found.text).not.toContain("as you asked");
    expect(() => JSON.parse(found.text) as unknown).toThrow();
  });
});

describe("the finders that an assistant may ask", () => {
  it("are those that staff opened to assistants, without a gate", async () => {
    const assistant = await agent();
    expect(slugsIn(await callTool(assistant, "list_finders"))).toEqual(["boots"]);
    for (const finder of ["silent", "unheard-of"]) {
      const refused = await callTool(assistant, "get_questions", { finder });
      expect(refused).toMatchObject({
        isError: true,
        text: "There is no such finder. Those that may be asked: boots.",
      });
    }
    const closed = await callTool(assistant, "recommend", { finder: "closed", answers: {} });
    expect(closed).toMatchObject({
      isError: true,
      text: "This finder is not open now. Those that may be asked: boots.",
    });
  });

  it("are also the one whose embed key is the bearer token, and no other", async () => {
    const assistant = await agent(gatedKey);
    expect(slugsIn(await callTool(assistant, "list_finders"))).toEqual(["boots", "gated"]);
    const found = await callTool(assistant, "recommend", { finder: "gated", answers: {} });
    expect(found.isError).toBeFalsy();
    const locked = {
      isError: true,
      text: "Send the embed key of this finder as the bearer token. Those that may be asked: boots.",
    };
    expect(await callTool(assistant, "get_questions", { finder: "dialabed" })).toMatchObject({
      isError: true,
      text: "The bearer token is the embed key of another finder. Send this one's. Those that may be asked: boots, gated.",
    });
    expect(await callTool(await agent(), "get_questions", { finder: "gated" })).toMatchObject(
      locked,
    );
  });

  it("are none for whoever sends a key that is no finder's", async () => {
    const stranger = await agent("mw_nobody");
    const calls = [
      callTool(stranger, "list_finders"),
      callTool(stranger, "get_questions", { finder: "boots" }),
      callTool(stranger, "recommend", { finder: "gated", answers: {} }),
    ];
    for (const { isError, text } of await Promise.all(calls)) {
      expect(isError).toBe(true);
      expect(text).toContain("The bearer token is no finder's embed key, or no longer.");
    }
  });

  it("may be those that come with the product", async () => {
    const [row] = await server.database.db
      .select()
      .from(embedSettings)
      .where(eq(embedSettings.client, "dialabed"));
    const assistant = await agent(row!.embedKey!);
    const shown = await callTool(assistant, "get_questions", { finder: "dialabed" });
    expect(shown.data).toMatchObject({ finder: "dialabed" });
  });

  it("are no more once staff stop it", async () => {
    const editor = await server.staff("editor");
    const change = (allowsAgents: boolean) =>
      editor.put("/api/admin/embed-settings/agents?client=boots").send({ allowsAgents });
    expect((await change(false).expect(200)).body).toMatchObject({ allowsAgents: false });
    const assistant = await agent();
    expect(slugsIn(await callTool(assistant, "list_finders"))).toEqual([]);
    await change(true).expect(200);
    const { body } = await editor.get("/api/admin/embed-settings?client=boots").expect(200);
    expect(body).toMatchObject({ allowsAgents: true });
    // What was read goes back as it is, and changes nothing of this.
    await editor.put("/api/admin/embed-settings?client=boots").send(body).expect(200);
    expect(slugsIn(await callTool(assistant, "list_finders"))).toEqual(["boots"]);
  });
});

describe("what an assistant sends", () => {
  it("is refused with what to do about it", async () => {
    const assistant = await agent();
    const answers = { ground: "moon", planet: "mars" };
    const refused = await callTool(assistant, "recommend", { finder: "boots", answers });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain("ground: There is no option “moon”.");
    expect(refused.text).toContain("planet: This finder does not ask that.");
  });

  it("cannot be anything but a message by POST", async () => {
    const visitor = server.visitor();
    for (const method of ["get", "delete", "put"] as const) {
      const { headers } = await visitor[method]("/api/mcp").expect(405);
      expect(headers["allow"]).toBe("POST");
    }
    for (const body of [[], {}, { jsonrpc: "2.0" }, { jsonrpc: "2.0", id: 1, method: "nothing" }]) {
      const { status } = await visitor.post("/api/mcp").send(body);
      expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    }
    await visitor
      .post("/api/mcp")
      .set("Origin", "https://elsewhere.example")
      .send({ jsonrpc: "2.0", id: 1, method: "tools/list" })
      .expect(403);
  });

  const post = (body: object, from = "203.0.113.9") =>
    server
      .visitor()
      .post("/api/mcp")
      .set("X-Forwarded-For", from)
      .set("Accept", "application/json, text/event-stream")
      .send(body);
  const calls = (count: number, name = "list_finders", given: object = {}) =>
    Array.from({ length: count }, (_, id) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name, arguments: given },
    }));

  it("is limited for each network by its calls, however many are sent at once", async () => {
    let taken = 0;
    let last = await post(calls(10));
    for (; last.status === 200 && taken < 1_000; last = await post(calls(10))) taken += 10;
    expect(taken).toBe(300);
    expect(last.status).toBe(429);
    expect(last.headers["retry-after"]).toMatch(/^\d+$/);
    expect(last.body).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32_000, message: "Too many calls. Wait for a few minutes." },
    });
    expect((await post(calls(1)[0]!).expect(429)).body).toMatchObject({ id: 0 });
    await post(calls(1)[0]!, "203.0.113.10").expect(200);
  });

  it("is at most ten messages at once", async () => {
    const { body } = await post(calls(11), "203.0.113.11").expect(400);
    expect(body).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32_600, message: "These are 11 messages: send at most 10 at once." },
    });
  });
});
