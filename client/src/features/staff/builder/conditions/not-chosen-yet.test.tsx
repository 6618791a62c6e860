import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import { OPEN } from "@shared/finders/operands";
import type { AnswerTest } from "@shared/finders/when";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { newDocument, newQuestion } from "../start/begin";
import { namesOf } from "../words/names";
import { ConditionField } from "./condition-field";
import { WhenTest } from "./when-test";

const fuel = {
  id: "fuel",
  label: { en: "Fuel" },
  kind: "choice",
  isRetired: false,
  values: ["gas", "meths", "wood"].map((id) => ({ id, label: { en: id }, isRetired: false })),
} as unknown as Attribute;
const question = {
  ...newQuestion([]),
  title: { en: "Which fuel?" },
  options: { attribute: "fuel" },
};
const document = newDocument("Stoves", "stoves", "GBP", [question]);
const names = namesOf(document, [fuel]);

/** Shows the fields of a condition; tells what it is by now. */
function showCondition(first: Condition, attributes: Attribute[]): () => Condition {
  let now = first;
  function Page() {
    const [condition, setCondition] = useState(now);
    now = condition;
    return (
      <ConditionField
        {...{ condition, document, attributes }}
        names={namesOf(document, attributes)}
        mayWrite
        onChange={setCondition}
      />
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return () => now;
}

test("a condition on products begins with no value, and says so until one is chosen", async () => {
  fakeServer(() => ({ body: [] }));
  const now = showCondition({ attribute: "fuel", is: OPEN }, [fuel]);
  expect(screen.getByLabelText("Value")).toHaveDisplayValue("Choose a value");
  await userEvent.selectOptions(screen.getByLabelText("How"), "is one of");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: "wood" }));
  expect(now()).toEqual({ attribute: "fuel", oneOf: ["wood"] });
  await userEvent.click(screen.getByRole("checkbox", { name: "wood" }));
  expect(now()).toEqual({ attribute: "fuel", oneOf: [OPEN] });
});

test("so does a condition on an answer", async () => {
  let now: AnswerTest = { question: question.id, isAnswered: true };
  function Page() {
    const [test, setTest] = useState(now);
    now = test;
    return <WhenTest {...{ test, names }} questions={[question]} values={[]} onChange={setTest} />;
  }
  render(<Page />);
  await userEvent.selectOptions(screen.getByLabelText("How"), "is");
  expect(screen.getByLabelText("Answer")).toHaveDisplayValue("Choose an answer");
  await userEvent.selectOptions(screen.getByLabelText("How"), "is one of");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: "meths" }));
  expect(now).toEqual({ question: question.id, hasAny: ["meths"] });
});

test("words that are looked for stay where the attribute changes, and what they count for is asked anew", async () => {
  fakeServer(({ url }) => ({
    body: url.includes("mentions") ? { values: [], isCut: false } : [],
  }));
  const extras = { ...fuel, id: "extras", label: { en: "Extras" }, kind: "choices" } as Attribute;
  const now = showCondition({ attribute: "fuel", mentions: ["gas"], counts: ["gas"], others: [] }, [
    fuel,
    extras,
  ]);
  await userEvent.selectOptions(screen.getByLabelText("Attribute"), "Extras");
  expect(now()).toEqual({ attribute: "extras", mentions: ["gas"], counts: [], others: [] });
});
