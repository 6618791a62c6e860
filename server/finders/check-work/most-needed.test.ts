import { expect, it } from "vitest";
import type { Calculation } from "@shared/finders/calculation";
import { finderDocument } from "@shared/finders/document";
import { mostNeeded } from "./section-work";

const en = (text: string) => ({ en: text });
const documentOf = (is: Calculation) =>
  finderDocument.parse({
    schema: 2,
    locale: "en",
    title: en("Paint"),
    questions: [
      { id: "area", title: en("Area"), ask: { kind: "number", min: -5, max: 400 } },
      {
        id: "rooms",
        title: en("Rooms"),
        ask: { kind: "many" },
        options: [2, 3].map((number) => ({ id: `r${number}`, label: en("Room"), number })),
      },
      { id: "day", title: en("Day"), ask: { kind: "date" } },
    ],
    values: [
      { id: "needed", is },
      { id: "coats", is: 3 },
    ],
    sections: [{ id: "main", catalogue: "paints" }],
  });

const area = { answer: "area" };
it.each<[Calculation, number]>([
  [7, 7],
  [area, 400],
  [{ answer: "rooms" }, 5],
  [{ optionsOf: "rooms" }, 5],
  [{ answer: "day" }, Infinity],
  [{ value: "coats" }, 3],
  [{ value: "needed" }, Infinity],
  [{ add: [area, 10] }, 410],
  [{ subtract: [10, area] }, 410],
  [{ multiply: [area, { value: "coats" }] }, 1_200],
  [{ divide: [area, 8] }, 50],
  [{ divide: [area, { answer: "rooms" }] }, Infinity],
  [{ min: [area, 3] }, 400],
  [{ max: [area, 500] }, 500],
  [{ roundUp: area, to: 25 }, 425],
  [{ bands: [{ when: { question: "area", atMost: 3 }, is: 9 }] }, 9],
  [{ bands: [{ when: { question: "area", atMost: 3 }, is: 9 }], otherwise: area }, 400],
])("%j comes to %d at most", (is, most) => {
  expect(mostNeeded(documentOf(is), "needed")).toBe(most);
});

it("is known at once where each value is made of two of the one before", () => {
  const base = documentOf(1);
  const values = Array.from({ length: 40 }, (_, at) => ({
    id: at === 0 ? "needed" : `v${at}`,
    is: at === 39 ? 1 : { add: [{ value: `v${at + 1}` }, { value: `v${at + 1}` }] },
  }));
  expect(mostNeeded({ ...base, values }, "needed")).toBe(2 ** 39);
});
