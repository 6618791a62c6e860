import { expect, it } from "vitest";
import { question } from "@shared/finders/question";
import { asFact } from "./as-fact";

const asked = (more: object) =>
  question.parse({ id: "side", title: { en: "Which side?" }, ask: { kind: "one" }, ...more });
const condition = { attribute: "side", is: "left" };

it("of values makes what is wished a must", () => {
  expect(asFact(asked({ options: { attribute: "side" } }))).toEqual({
    fact: true,
    rules: [],
    options: { attribute: "side", means: { use: "filter" } },
  });
});

it("of answers makes each rule a must or a never, and leaves what earns points", () => {
  const earn = { by: "relative", attribute: "weight", better: "lower" };
  const options = [
    { id: "a", label: { en: "A" }, rules: [{ use: "narrow", condition }] },
    {
      id: "b",
      label: { en: "B" },
      rules: [
        { use: "avoid", condition },
        { use: "score", earn },
      ],
    },
  ];
  const { options: found } = asFact(asked({ options }));
  expect(found).toMatchObject([
    { rules: [{ use: "filter", condition }] },
    {
      rules: [
        { use: "exclude", condition },
        { use: "score", earn },
      ],
    },
  ]);
});

it("what is near to a must counts for nothing: its tolerance goes", () => {
  const rules = [
    { use: "score" as const, condition: { attribute: "width", atMost: 9 }, tolerance: 3 },
  ];
  const options = [{ id: "a", label: { en: "A" }, rules }];
  const made = asFact({ rules, options } as unknown as Parameters<typeof asFact>[0]);
  const must = { use: "filter", condition: { attribute: "width", atMost: 9 } };
  expect(JSON.parse(JSON.stringify(made))).toEqual({
    fact: true,
    rules: [must],
    options: [{ ...options[0], rules: [must] }],
  });
});
