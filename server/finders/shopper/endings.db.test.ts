import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderCounts, FinderResults, FinderSuggestion } from "@shared/contracts/finders";
import { attributes, products } from "@shared/schema/catalog-products";
import { insertFinder } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { bootAttributes, bootDocument, boots } from "../testing/boots";

describe("an ending without products", () => {
  let server: TestApp;
  const call = { en: "We fit such feet in the shop.", de: "Kommen Sie vorbei." };
  const endings = [
    {
      when: {
        all: [
          { question: "ground", is: "road" },
          { question: "allergy", is: "latex" },
        ],
      },
      text: call,
      link: "tel:+27215550199",
      label: { en: "Call our fitter" },
    },
    { when: { question: "width", is: "wide" }, text: { en: "The second one." }, phone: "021 555" },
  ];
  const askFitted = async (path: string) =>
    (await server.visitor().get(`/api/finders/fitted${path}`).expect(200)).body as unknown;
  const get = (path: string) => server.visitor().get(`/api/finders/boots${path}`);

  beforeAll(async () => {
    server = await startTestApp();
    const { db } = server.database;
    await db.insert(attributes).values(bootAttributes);
    await db.insert(products).values(boots);
    await insertFinder(db, { slug: "boots", document: bootDocument });
    const document = { ...bootDocument, results: { ...bootDocument.results, endings } };
    await insertFinder(db, { slug: "fitted", document });
    server.clock.ahead += 2_000;
  });
  afterAll(() => server.close());

  it("stands instead of the sections, the first that holds, in the wished locale", async () => {
    const ended = "/recommendations?ground=road&allergy=latex";
    expect(await askFitted(`${ended}&width=wide`)).toEqual({
      version: 1,
      sections: [],
      ending: { text: call.en, link: "tel:+27215550199", label: "Call our fitter" },
      isFirstSelection: false,
    });
    expect(await askFitted(`${ended}&locale=de`)).toMatchObject({ ending: { text: call.de } });
    expect(await askFitted("/recommendations?ground=trail&width=wide")).toMatchObject({
      sections: [],
      ending: { text: "The second one.", phone: "021 555" },
    });
    const usual = (await askFitted("/recommendations?ground=road&width=narrow")) as FinderResults;
    expect(usual).not.toHaveProperty("ending");
    expect(usual.sections[0]!.total).toBeGreaterThan(0);
  });

  it("is not counted, led to by no suggestion, and never suggested away", async () => {
    const { questions } = (await askFitted("/counts?of=width&ground=trail")) as FinderCounts;
    expect(questions.width).not.toHaveProperty("wide");
    expect(questions.width!.narrow).toBeGreaterThan(0);
    const offers = async (query: string) =>
      (await askFitted(`/suggestions?${query}`)) as FinderSuggestion[];
    const changesWidth = (each: FinderSuggestion) => each.changes.width === "wide";
    const query = "ground=trail&width=normal&waterproof=must&budget=..1300";
    expect(((await get(`/suggestions?${query}`)).body as []).some(changesWidth)).toBe(true);
    expect((await offers(query)).some(changesWidth)).toBe(false);
    expect(await offers("ground=road&allergy=latex")).toEqual([]);
  });
});
