import type { FinderDocument } from "@shared/finders/document";
import { anyCatalog, anyLayout } from "../../../catalog/store/any-catalog";
import { layOut } from "../../../engine/layout";
import { listedRows } from "../../../engine/listed-for";
import type { Stage } from "../../shopper/stage";
import { stageOf } from "../any-case";
import { sampleCatalog } from "../samples";
import type { PlainFinder } from "./finder-case";

/** What is said where something is not stated of a question, or a rule, whose id follows. */
export const UNKNOWN = "Not stated: ";

/** What is said where a list, whose id follows, has none of the keys. */
export const OF_LISTS = "Not in the list: ";

/** The same finder as the product is given it, anew each time: nothing is kept from what was asked before. */
export function freshStage({ document, products, attributes, lists }: PlainFinder): Stage {
  const definition = { id: sampleCatalog, currency: "ZAR", selection: {}, attributes };
  const tables = [...lists].map(
    ([id, { rows, isComplete }]) =>
      [id, listedRows({ ids: [], areRanges: [false, true], isComplete }, rows)] as const,
  );
  const catalog = anyCatalog(layOut(products, anyLayout(definition)), definition, new Map(tables));
  return stageOf(structuredClone(telling(document)), catalog);
}

/** The document with sentences that tell of which question, rule or list something is said. */
function telling(document: FinderDocument): FinderDocument {
  const unknown = (id: string) => ({ en: UNKNOWN + id });
  return {
    ...document,
    questions: document.questions.map((question) => ({
      ...question,
      reasons: { ...question.reasons, unknown: unknown(question.id) },
    })),
    rules: document.rules.map(({ rule, ...rest }) => ({
      ...rest,
      rule: { ...rule, reasons: { ...rule.reasons, unknown: unknown(rest.id) } },
    })),
    results: {
      ...document.results,
      unlisted: document.results.unlisted?.map((each) => ({
        ...each,
        text: { en: OF_LISTS + each.list },
      })),
    },
  };
}
