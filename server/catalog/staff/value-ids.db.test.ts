import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FinderCounts, FinderResults, ShownFinder } from "@shared/contracts/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const send = async (method: "post" | "put", path: string, body: object, status: number) =>
  (await editor[method](`/api/admin/${path}`).send(body).expect(status)).body as {
    revision: number;
    updatedAt: string;
  };
const valueOf = (id: string, label: string) => ({ id, label: { en: label } });

it("ids with dots and ampersands go from a list over a file to an answer in an address", async () => {
  const values = [valueOf("375_h&h", ".375 H&H"), valueOf("6.5_creedmoor", "6.5 Creedmoor")];
  const label = { en: "Caliber" };
  await send("post", "attributes", { id: "caliber", label, kind: "choice", values }, 201);
  const attributes = [{ attribute: "caliber", oneOf: ["375_h&h", "6.5_creedmoor"] }];
  await send(
    "post",
    "catalogues",
    { id: "rifles", name: "Rifles", selection: { attributes } },
    201,
  );
  const { body: report } = await editor
    .post("/api/admin/catalogues/rifles/products/import")
    .type("text/csv")
    .send("key,name,caliber\nA,One,375_h&h\nB,Two,6.5 Creedmoor")
    .expect(200);
  expect(report).toMatchObject({ isApplied: true, added: 2 });

  const document = {
    schema: 2,
    locale: "en",
    title: { en: "Rifles" },
    questions: [
      {
        id: "caliber",
        title: { en: "Which caliber?" },
        ask: { kind: "many" },
        options: {
          attribute: "caliber",
          values: ["375_h&h", "6.5_creedmoor"],
          means: { use: "narrow" },
        },
      },
    ],
    sections: [{ id: "rifles", catalogue: "rifles", maxItems: 10 }],
  };
  await send("post", "finders", { slug: "rifles", name: "Rifles", document }, 201);
  const { body: draft } = await editor.get("/api/admin/finders/rifles/draft").expect(200);
  const { revision } = draft as { revision: number };
  await send("post", "finders/rifles/publish", { revision }, 201);

  const ask = async <Body>(path: string) =>
    (await server.visitor().get(`/api/finders/rifles${path}`).expect(200)).body as Body;
  const { questions } = await ask<ShownFinder>("");
  expect(questions[0]!.options!.map(({ id }) => id)).toEqual(["375_h&h", "6.5_creedmoor"]);
  const answer = new URLSearchParams({ caliber: "375_h&h" });
  const { sections } = await ask<FinderResults>(`/recommendations?${answer}`);
  expect(sections[0]!.items.map(({ id }) => id)).toEqual(["A"]);
  const counts = await ask<FinderCounts>("/counts?of=caliber");
  expect(counts).toMatchObject({ questions: { caliber: { "375_h&h": 1, "6.5_creedmoor": 1 } } });
});
