import fc from "fast-check";
import { expect, it } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import { AppError } from "../../platform/http/app-error";
import { finish } from "../../platform/work/steps";
import { matching, readWeighed } from "../console/matching";
import { productCells } from "../console/product-cells";
import { stated } from "../console/stated";
import { OPTIONS, QUESTIONS, type ReadQuestion } from "../shopper/calls";
import type { Stage } from "../shopper/stage";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf, anyProducts } from "../testing/any-catalog";
import { anyDraft } from "../testing/documents";
import { anyMutant, plainAnswers } from "../testing/mutants";
import { sampleAttributes, sampleCatalog, sampleKnown } from "../testing/samples";
import { checkDraftInSteps, faultsInstead } from "./check-draft";

const fault = { path: "rules.0", message: "There is no attribute gone." };
const throws = (error: unknown) => () => {
  throw error;
};

it("gives what was worked out, and looks for no faults then", async () => {
  const found = faultsInstead(() => 7, throws(new Error("Nobody asks for faults.")));
  await expect(found).resolves.toBe(7);
});

it("names the faults where the work fails", async () => {
  const told = faultsInstead(throws(new TypeError("?")), () => Promise.resolve([fault]));
  const message = "rules.0: There is no attribute gone.";
  await expect(told).rejects.toMatchObject({ status: 400, message, errors: [fault] });
});

const refusal = new AppError(404, "not_found", "There is no such finder.");
const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
it.each([
  ["a refusal of its own", refusal, [fault]],
  ["a database that is away", away, [fault]],
  ["a failure of ours: nothing is wrong with the document", new TypeError("?"), []],
])("hands on %s", async (_, error, faults) => {
  const told = faultsInstead(throws(error), () => Promise.resolve(faults));
  await expect(told).rejects.toBe(error);
});

const WORKS: Record<string, ReadQuestion> = {
  ...QUESTIONS,
  "/cells": (stage, query, wishes) => ({
    as: null,
    answer: () => productCells(stage, query, wishes),
  }),
  "/stated": (stage) => ({ as: null, answer: () => stated(stage) }),
  "/matching": (stage, query, wishes, locale) => ({
    as: null,
    answer: () => matching(stage, readWeighed(stage, query, wishes, locale)),
  }),
};

it("leaves no failure of ours, whatever is changed in sound documents", async () => {
  const draw = fc.record({
    document: anyMutant(anyDraft(sampleAttributes, sampleCatalog)),
    products: anyProducts(sampleAttributes),
  });
  await fc.assert(
    fc.asyncProperty(draw, async ({ document, products }) => {
      const stage = staged(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
      const ids = document.questions.map(({ id }) => id);
      for (const [end, work] of Object.entries(WORKS)) {
        const isOfOne = end === OPTIONS || end === "/cells";
        const wishes = { version: undefined, locale: undefined, of: isOfOne ? [ids[0]!] : ids };
        const answers = end === "/cells" ? {} : plainAnswers(document);
        const asked = { ...answers, ...(end === OPTIONS && { text: "a" }) };
        const told = faultsInstead(
          () => finish(work(stage, asked, wishes, "en").answer()),
          () => Promise.resolve(finish(checkDraftInSteps("any", document, sampleKnown)).faults),
        );
        await told.catch((error: unknown) => {
          expect(error).toMatchObject({ status: 400 });
        });
      }
    }),
    { numRuns: 200 },
  );
}, 120_000);

/** As shoppers would ask it; sections over another catalog have no products. */
function staged(document: FinderDocument, catalog: ReturnType<typeof anyCatalogOf>): Stage {
  const isThere = document.sections.some((each) => each.catalogue === sampleCatalog);
  const stage = stageOf(document, catalog);
  return isThere ? stage : { ...stage, catalogs: new Map() };
}
