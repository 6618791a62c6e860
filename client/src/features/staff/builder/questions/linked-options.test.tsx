import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Options, Question } from "@shared/finders/question";
import { newDocument, newQuestion } from "../start/begin";
import { namesOf } from "../words/names";
import { writtenOut } from "./answers-together";
import { LinkedOptions } from "./linked-options";

const valueOf = (id: string) => ({
  id,
  label: { en: id.toUpperCase() },
  synonyms: [],
  isRetired: false,
});
const milk = {
  id: "milk",
  label: { en: "Milk" },
  kind: "choice",
  isRetired: false,
  values: ["foam", "none", "steam"].map(valueOf),
  updatedAt: "2026-01-01T00:00:00Z",
} as unknown as Attribute;

function open(
  options: Options,
  isFact = false,
  more: Partial<Question> = {},
  ...given: Attribute[]
) {
  const attributes = given.length > 0 ? given : [milk];
  let now: Options = options;
  const document = newDocument("Machines", "machines", "ZAR");
  function Page() {
    const [question, setQuestion] = useState<Question>({
      ...newQuestion([]),
      options,
      fact: isFact,
      ...more,
    });
    now = question.options!;
    return (
      <LinkedOptions
        question={question}
        names={namesOf(document, attributes)}
        attributes={attributes}
        onChange={(changes) => setQuestion({ ...question, ...changes })}
      />
    );
  }
  render(<Page />);
  return () => now;
}

test("values that are not offered are named, and offered by a press", async () => {
  const options = open({ attribute: "milk", values: ["foam"] });
  expect(screen.getByText("Not offered: NONE and STEAM.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox", { name: "STEAM" }));
  expect(options()).toEqual({ attribute: "milk", values: ["foam", "steam"] });
  await userEvent.selectOptions(screen.getByLabelText("Values of “Milk”"), "all");
  expect(options()).toEqual({ attribute: "milk" });
  expect(screen.queryByText(/Not offered/)).toBeNull();
});

test("how strict choosing one is can be said, and that rules say it", async () => {
  const options = open({ products: "brand", ids: "short" });
  const means = screen.getByLabelText("Choosing one means");
  await userEvent.selectOptions(means, "filter");
  expect(options()).toMatchObject({ means: { use: "filter" } });
  await userEvent.selectOptions(means, "rules");
  expect(options()).toMatchObject({ means: "rules" });
});

test("what a fact may not mean is named as long as it does", async () => {
  const options = open({ attribute: "milk" }, true);
  const means = screen.getByLabelText("Choosing one means");
  expect(means).toHaveDisplayValue("Would be nice: products that have it");
  await userEvent.selectOptions(means, "filter");
  expect(options()).toMatchObject({ means: { use: "filter" } });
  expect(means).not.toHaveTextContent("Would be nice");
});

test.each<[string, Partial<Question>, boolean]>([
  ["of several answers", { ask: { kind: "many", as: "chips" } }, true],
  ["of one answer", {}, false],
  ["of all that are chosen", { ask: { kind: "many", as: "chips" }, combine: "all" }, false],
])("where a must is asked %s, whether one is enough is said", async (_, more, isSaid) => {
  open({ attribute: "milk" }, false, more);
  expect(screen.queryByText(/one is enough/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Choosing one means"), "filter");
  expect(screen.queryAllByText(/one is enough/)).toHaveLength(isSaid ? 1 : 0);
});

test("a must of several that a product can have at once needs all of them, unless staff say otherwise", async () => {
  open(
    { attribute: "milk" },
    false,
    { ask: { kind: "many", as: "chips" } },
    {
      ...milk,
      kind: "choices",
    },
  );
  const means = screen.getByLabelText("Choosing one means");
  await userEvent.selectOptions(means, "narrow");
  expect(screen.queryByText(/one is enough/)).toBeNull();
});

test("they are written one by one, each a wish", async () => {
  const options = open({ attribute: "milk" });
  await userEvent.click(screen.getByRole("button", { name: "Write them one by one instead" }));
  expect(options()).toMatchObject([
    { id: "foam", rules: [{ use: "score", condition: { attribute: "milk", is: "foam" } }] },
    { id: "none" },
    { id: "steam" },
  ]);
});

test("written one by one they are those that are offered, and no others", async () => {
  const options = open({ attribute: "milk", values: ["steam", "foam"], means: { use: "filter" } });
  await userEvent.click(screen.getByRole("button", { name: "Write them one by one instead" }));
  expect(options()).toMatchObject([{ id: "foam", rules: [{ use: "filter" }] }, { id: "steam" }]);
  expect(options()).toHaveLength(2);
});

test("written one by one, long ones that begin alike stay apart", async () => {
  const ids = ["one", "two"].map((end) => `${"long-".repeat(9)}${end}`);
  const options = open({ attribute: "milk" }, false, {}, { ...milk, values: ids.map(valueOf) });
  await userEvent.click(screen.getByRole("button", { name: "Write them one by one instead" }));
  expect(options()).toMatchObject(ids.map((id) => ({ id })));
});

test("another attribute gives the answers, each of which means what it meant before", async () => {
  const cups = { ...milk, id: "cups", label: { en: "Cups" } };
  const means = { use: "filter" as const };
  const options = open({ attribute: "milk", values: ["foam"], means }, false, {}, milk, cups);
  await userEvent.selectOptions(screen.getByLabelText("Answers are the values of"), "cups");
  expect(options()).toEqual({ attribute: "cups", means });
});

test("of many values all but the first are unticked at once", async () => {
  const options = open({ attribute: "milk", values: ["foam", "none", "steam"] });
  await userEvent.click(screen.getByRole("button", { name: "Untick all but the first" }));
  expect(options()).toEqual({ attribute: "milk", values: ["foam"] });
  await userEvent.click(screen.getByRole("button", { name: "Tick all" }));
  expect(options()).toEqual({ attribute: "milk", values: ["foam", "none", "steam"] });
});

test("answers that are written one by one are called in the finder's language", () => {
  const [foam] = writtenOut(milk, { attribute: "milk" }, "fr");
  expect(foam!.label).toEqual({ en: "FOAM", fr: "FOAM" });
});
