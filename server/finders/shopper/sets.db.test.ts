import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults } from "@shared/contracts/finders";
import { outboxMails } from "@shared/schema/mail";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { callAll } from "../testing/ask-tents";
import { coffeeCalls } from "../testing/put-in-coffee";

describe("a set, over the calls", () => {
  let server: TestApp;
  const get = (query: string) =>
    server.visitor().get(`/api/finders/coffee/recommendations?${query}`);
  const chosen = async (query: string) =>
    ((await get(query).expect(200)).body as FinderResults).sections.map((each) => each.chosen);

  beforeAll(async () => {
    server = await startTestApp();
    await callAll(await server.staff("editor"), coffeeCalls("coffee"));
    server.clock.ahead += 2_000;
  });
  afterAll(() => server.close());

  it("is chosen part by part, by picks beside the answers", async () => {
    expect(await chosen("makes=espresso")).toEqual(["espresso-1", "fine-1"]);
    expect(await chosen("makes=espresso&pick.grinder=fine-2")).toEqual(["espresso-1", "fine-2"]);
    expect(await chosen("pick.machine=filter-1")).toEqual(["filter-1", "coarse-1"]);
    expect(await chosen("makes=capsules")).toEqual(["capsules-1", null]);
  });

  it.each([
    ["of no part", "pick.milk=oat", "pick.milk", "This finder has no such part."],
    ["given twice", "pick.machine=a&pick.machine=b", "pick.machine", "Give it once, as a text."],
  ])("refuses a pick %s", async (_, query, path, message) => {
    const { body } = await get(query).expect(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });

  it("is mailed with what was picked", async () => {
    const mail = {
      email: "thandi@example.com",
      version: 1,
      answers: { makes: "espresso" },
      picks: { machine: "espresso-2", grinder: "none" },
    };
    await server.visitor().post("/api/finders/coffee/email").send(mail).expect(202);
    const [stored] = await server.database.db.select().from(outboxMails);
    expect(stored!.payload).toMatchObject({ picks: mail.picks });
  });
});
