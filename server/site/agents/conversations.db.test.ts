import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults } from "@shared/contracts/finders";
import { attributes, products } from "@shared/schema/catalog-products";
import { embedSettings } from "@shared/schema/finders";
import type { FinderId } from "@shared/templates/finders";
import { callAll } from "../../finders/testing/ask-tents";
import { bootAttributes, bootDocument, boots } from "../../finders/testing/boots";
import { coffeeCalls } from "../../finders/testing/put-in-coffee";
import { seatCalls } from "../../finders/testing/put-in-seats";
import { insertFinder } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import type { ProductsReply } from "./replies/products-reply";
import { agentClient, callTool, type Called } from "./testing/agent-client";
import { conversations, type Conversation } from "./testing/conversations";
import { trailDocument } from "./testing/trail-document";

let server: TestApp;
let listening: Server;
const clients = new Map<FinderId | undefined, Client>();

const SEATS = "found-seats";
const OPEN = ["boots", "trail", "coffee", SEATS, "dialabed", "safarioutdoor"];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const editor = await server.staff("editor");
  await db.insert(attributes).values(bootAttributes);
  await db.insert(products).values(boots);
  await insertFinder(db, { slug: "boots", name: "Boot Finder", document: bootDocument });
  await insertFinder(db, { slug: "trail", name: "Trail Finder", document: trailDocument });
  await callAll(editor, [...coffeeCalls("coffee"), ...seatCalls(SEATS)]);
  for (const client of OPEN) {
    await editor
      .put(`/api/admin/embed-settings/agents?client=${client}`)
      .send({ allowsAgents: true })
      .expect(200);
  }
  server.clock.ahead += 2_000;
  listening = createServer(server.app).listen(0, "127.0.0.1");
  await once(listening, "listening");
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  for (const slug of [undefined, "dialabed", "safarioutdoor"] as const) {
    const [row] = slug
      ? await db.select().from(embedSettings).where(eq(embedSettings.client, slug))
      : [];
    clients.set(slug, await agentClient(url, row?.embedKey ?? undefined));
  }
});
afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.close()));
  listening.close();
  await server.close();
});

/** No more calls than these lead from a wrong one to products. */
const MOST_CALLS = 3;
const MOST_BYTES = 8_000;

const outcomeOf = ({ isError, text, data }: Called) => {
  if (isError) return text;
  const { status, found, finders } = data as Partial<Record<string, unknown>>;
  return status ?? (found || finders ? "found" : "questions");
};

/** What page and assistant have to show alike: which products, in which order, and how well they fit. */
const sectionsOf = (sections: FinderResults["sections"]) =>
  sections.map(({ id, total, percentOf, items, chosen }) => ({
    ...{ id, total, chosen: chosen ?? undefined },
    // Of a longer list an assistant gets the first dozen.
    products: items.slice(0, 12).map((item) => ({
      id: item.id,
      price: item.price,
      score: percentOf ? item.score : undefined,
    })),
  }));
const sectionsSaid = ({ sections = [] }: ProductsReply) =>
  sections.map(({ id, total, products: listed }) => ({
    ...{ id, total, chosen: listed.find(({ isChosen }) => isChosen)?.id },
    products: listed.map(({ id: key, price, score }) => ({ id: key, price, score })),
  }));

async function talk({ key, calls, page }: Conversation): Promise<Called> {
  let last: Called | undefined;
  expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
  for (const { tool, sends, gets } of calls) {
    last = await callTool(clients.get(key)!, tool, sends);
    const outcome = outcomeOf(last);
    if (typeof gets === "string") expect(outcome, last.text).toBe(gets);
    else for (const words of gets.says) expect(outcome).toContain(words);
    if (outcome === "products") expect(last.bytes).toBeLessThan(MOST_BYTES);
  }
  if (page === undefined) return last!;
  const visitor = key ? await server.shopper(key) : server.visitor();
  const shown = (await visitor.get(page).expect(200)).body as FinderResults;
  expect(sectionsSaid(last!.data as ProductsReply)).toEqual(sectionsOf(shown.sections));
  return last!;
}

describe("an assistant that", () => {
  it("is tried by 30 conversations and more", () => {
    expect(conversations.length).toBeGreaterThanOrEqual(30);
  });

  it.each(conversations)("$that gets what the page shows", async (conversation) => {
    await talk(conversation);
  });
});
