import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { FinderResults, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { sampleFinder, sampleItem } from "@/testing/sample-finder";
import "../model/all-texts";
import { finderModel } from "../model/model";
import { SetResults } from "./result-sections";

const item = (id: string, price: string | null) => ({ ...sampleItem, id, name: id, price });
const section = (id: string, chosen: string | null, more: Partial<ResultSection> = {}) => ({
  id,
  total: 2,
  items: [item(`${id}-1`, "900.00"), item(`${id}-2`, "500.00")],
  relaxed: [],
  percentOf: "answers" as const,
  chosen,
  ...more,
});

function show(data: Partial<FinderResults>, answers: Answers = {}) {
  const amend = vi.fn();
  const model = finderModel({
    ...sampleFinder,
    sections: ["machine", "grinder"].map((id) => ({ id, heading: id, isOptional: false })),
  });
  render(
    <SetResults
      wizard={{ answers, amend }}
      data={{ version: 3, sections: [], isFirstSelection: false, ...data }}
      model={model}
      notWeighed={undefined}
      onVisit={() => undefined}
    />,
  );
  return amend;
}

const part = (name: string) => within(screen.getByRole("region", { name }));

it("says what the set costs, and which part was chosen for the budget", () => {
  show({
    sections: [
      section("machine", "machine-2", { isForBudget: true }),
      section("grinder", "grinder-1"),
    ],
  });
  expect(screen.getByText("Your set of 2")).toBeVisible();
  expect(screen.getByText("R1,400")).toBeVisible();
  const note = "Chosen so that your set stays within your budget.";
  expect(part("machine").getByText(note)).toBeVisible();
  expect(part("grinder").queryByText(note)).toBeNull();
});

it("says what was left out for the budget", () => {
  show({
    sections: [section("machine", "machine-1"), section("grinder", null, { isForBudget: true })],
  });
  const note = "Left out so that your set stays within your budget.";
  expect(part("grinder").getByText(note)).toBeVisible();
  expect(screen.getByText("Your set of 1")).toBeVisible();
});

it.each<[string, number, Answers[string]]>([
  ["Raise your budget to R1,400", 350, { min: 0, max: 1_400 }],
  ["Raise your budget to R5,000", 3_950, { min: 0 }],
])("%s: a set that costs too much says by how much", async (label, over, raised) => {
  const amend = show(
    {
      sections: [section("machine", "machine-1"), section("grinder", "grinder-2")],
      overBudget: { question: "budget", over },
    },
    { budget: { min: 0, max: 1_050 } },
  );
  expect(screen.getByText(/over your budget/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: label }));
  expect(amend).toHaveBeenCalledWith({ budget: raised });
});

it("says which packs a price is of", () => {
  const packs = "3 × 5 l and 1 × 1 l, 16 l in all";
  const items = [{ ...item("paint-1", "1300.00"), packs }];
  show({ sections: [section("machine", "paint-1", { items, total: 1 })] });
  expect(part("machine").getByText(packs)).toBeVisible();
});

it("claims no match of a part of which nothing was asked", () => {
  const unasked = { ...item("grinder-1", "900.00"), reasons: [], score: 100 };
  show({
    sections: [
      section("machine", "machine-1"),
      section("grinder", "grinder-1", { items: [unasked], percentOf: undefined }),
    ],
  });
  expect(part("machine").getAllByText(/%/)[0]).toBeVisible();
  expect(part("grinder").queryByText(/%/)).toBeNull();
});

it("says of a part's first product that others fit as well", () => {
  const [one, other] = [item("machine-1", "500.00"), item("machine-2", "900.00")];
  show({ sections: [section("machine", "machine-1", { items: [one, other] })] });
  expect(part("machine").getByText("Another one fits as well, and costs no less.")).toBeVisible();
});
