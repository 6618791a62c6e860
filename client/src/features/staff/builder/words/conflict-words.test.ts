import { expect, test } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { changesBetween } from "@shared/finders/draft-changes";
import { changedPart } from "./change-words";
import { fieldsOfTwo } from "./conflict-words";
import { namesOf } from "./names";

const en = (text: string) => ({ en: text });
const option = (id: string, label: string) => ({ id, label: en(label) });
const document = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: en("Shoes"),
  questions: [
    { id: "pair", title: en("A pair?"), ask: { kind: "one" }, options: [option("y", "Yes")] },
    {
      id: "terrain",
      title: en("Where do you run?"),
      ask: { kind: "one" },
      options: [option("road", "Road"), option("trail", "Trail")],
    },
  ],
  rules: [
    {
      id: "light",
      name: en("light"),
      rule: { use: "score", condition: { attribute: "weight", atMost: 1 } },
    },
  ],
  sections: [{ id: "shoes", catalogue: "shoes" }],
});
const names = namesOf(document, []);
const terrain = document.questions[1]!;
const fieldsOf = (stored: unknown, yours: unknown, part = "questions") =>
  fieldsOfTwo({ part, id: "terrain", was: null, is: yours } as never, stored, yours, {
    names,
    kindOf: (kind) => (kind === "one" ? "One answer" : "Several answers"),
  });

test("two people on a question are told its fields in words", () => {
  const stored = {
    ...terrain,
    title: en("Where will you run?"),
    options: [option("road", "Road"), option("beach", "Beach")],
    when: { question: "pair", is: "y" },
  };
  const yours = {
    ...terrain,
    required: true,
    ask: { kind: "many" as const, as: "chips" as const },
  };
  const fields = fieldsOf(stored, yours);
  expect(fields.find(({ name }) => name === "its title")).toEqual({
    name: "its title",
    stored: "Where will you run?",
    yours: "Where do you run?",
  });
  expect(fields.find(({ name }) => name === "its answers")).toMatchObject({
    stored: "Road, Beach",
    yours: "Road, Trail",
  });
  expect(fields.find(({ name }) => name === "how it is asked")).toMatchObject({
    stored: "One answer",
    yours: "Several answers",
  });
  expect(fields.find(({ name }) => name === "when it is asked")).toMatchObject({
    stored: "“A pair?” is “Yes”",
    yours: "always",
  });
  expect(JSON.stringify(fields)).not.toMatch(/terrain|pair"|road|"en"/);
});

test("what is gone, and what has no words, is said all the same", () => {
  expect(fieldsOf(null, terrain)).toEqual([
    { name: "", stored: "It is removed.", yours: "It is there." },
  ]);
  const [rule] = document.rules;
  const heavier = { ...rule!, weight: 3 };
  expect(fieldsOf(rule, heavier, "rules")).toEqual([
    { name: "", stored: "As somebody else left it.", yours: "As you changed it." },
  ]);
  const hidden = { ...terrain, resets: ["pair"] };
  expect(fieldsOf(terrain, hidden)).toHaveLength(1);
});

test("the part is called by its kind and name", () => {
  const after = { ...document, title: en("Boots"), rules: [] };
  const parts = changesBetween(document, after as never).map((change) =>
    changedPart(change, names),
  );
  expect(parts).toEqual(["The title", "Rule “light”"]);
});
