import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { newDocument, newQuestion } from "../start/begin";
import { namesOf } from "../words/names";
import { withQuestion } from "./change-questions";
import { OptionsEditor } from "./options-editor";

const labels = { saws: "Saws", pole: "Pole saws", hoes: "Hoes", pruning: "Pruning saws" };
const kind = {
  id: "kind",
  label: { en: "Kind" },
  kind: "choice",
  isRetired: false,
  values: Object.entries(labels).map(([id, en]) => ({ id, label: { en }, isRetired: false })),
} as unknown as Attribute;

function open(question: Partial<Question>) {
  const asked: Question = { ...newQuestion([]), id: "kinds", ...question };
  let now = newDocument("Tools", "tools", "GBP", [asked]);
  function Page() {
    const [document, setDocument] = useState<FinderDocument>(now);
    now = document;
    const [present] = document.questions;
    return (
      <OptionsEditor
        question={present!}
        document={document}
        open={undefined}
        names={namesOf(document, [kind])}
        attributes={[kind]}
        mayWrite
        onChange={(changes) => setDocument(withQuestion(document, { ...present!, ...changes }))}
        onEdit={(change) => setDocument(change)}
        onOpen={() => {}}
      />
    );
  }
  render(<Page />);
  return () => now.questions[0]!.options;
}

test("values become one answer in one go, and the next ones at once", async () => {
  const options = open({ options: { attribute: "kind", means: { use: "filter" } } });
  await userEvent.click(screen.getByRole("button", { name: "Put several answers together" }));
  for (const name of ["Pole saws", "Saws", "Pruning saws"]) {
    await userEvent.click(screen.getByRole("checkbox", { name }));
  }
  expect(screen.getByLabelText("What shoppers read")).toHaveValue("Saws");
  await userEvent.click(screen.getByRole("button", { name: "Make them one answer" }));
  expect(options()).toMatchObject([
    {
      label: { en: "Saws" },
      rules: [
        { use: "filter", condition: { attribute: "kind", oneOf: ["saws", "pole", "pruning"] } },
      ],
    },
    { label: { en: "Hoes" } },
  ]);
});

test("the panel stays open, says what was done, and has the keyboard at the first of the rest", async () => {
  const more = { ...labels, forks: "Forks", rakes: "Rakes" };
  const options = open({
    options: Object.entries(more).map(([id, en]) => ({
      id,
      label: { en },
      rules: [{ use: "score", condition: { attribute: "kind", is: id } }],
    })),
  });
  await userEvent.click(screen.getByRole("button", { name: "Put several answers together" }));
  const press = () => screen.getByRole("button", { name: "Make them one answer" });
  expect(press()).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Forks" }));
  expect(press()).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Rakes" }));
  const field = screen.getByLabelText("What shoppers read");
  expect(field).toHaveValue("Forks or Rakes");
  await userEvent.clear(field);
  expect(press()).toBeDisabled();
  await userEvent.type(field, "For soil");
  await userEvent.click(press());
  expect(screen.getByText("“For soil” stands for 2 of them now.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Saws" })).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: "For soil" })).not.toBeChecked();
  expect(options()).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(/stands for/)).toBeNull();
});

test("two answers, or what the rules for every answer say, are left as they are", () => {
  open({ options: { attribute: "kind", means: "rules" } });
  expect(screen.queryByRole("button", { name: "Put several answers together" })).toBeNull();
});
