import { expect, it } from "vitest";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import { newDocument, newQuestion } from "../start/begin";
import { factListsIn } from "./unlisted-endings";

const listed = (list: string): Condition => ({ list, listedFor: ["Golf"] });
const documentOf = (
  fact: boolean,
  use: "filter" | "exclude",
  condition: Condition,
  schema: FinderDocument["schema"] = 2,
): FinderDocument => ({
  ...newDocument("Seats", "seats", "ZAR", [
    { ...newQuestion([]), fact, rules: [{ use, condition }] },
  ]),
  schema,
});

it.each([
  ["a must of a fact", documentOf(true, "filter", listed("cars")), ["cars"]],
  [
    "one with several",
    documentOf(true, "filter", { any: [listed("cars"), { not: listed("vans") }, listed("cars")] }),
    ["cars", "vans"],
  ],
  ["no fact", documentOf(false, "filter", listed("cars")), []],
  ["a never of a fact", documentOf(true, "exclude", listed("cars")), []],
  ["a fact of the former meaning", documentOf(true, "filter", listed("cars"), 1), []],
  [
    "a rule of the finder that is a fact",
    {
      ...documentOf(false, "filter", listed("vans")),
      rules: [
        { id: "car", fact: true, weight: 0, rule: { use: "filter", condition: listed("cars") } },
      ],
    } satisfies FinderDocument,
    ["cars"],
  ],
])("the lists that %s asks", (_name, document, lists) => {
  expect(factListsIn(document)).toEqual(lists);
});
