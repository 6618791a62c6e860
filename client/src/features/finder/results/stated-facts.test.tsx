import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ResultItem, ShownFinder } from "@shared/contracts/finders";
import { Remarks } from "./card-parts";
import { FactLine, StatedFacts } from "./stated-facts";

const card = ["weight", "width", "grind"].map((id) => ({
  id,
  label: id,
  kind: "text",
  unit: null,
}));
const shown = { card, locale: "en" } as ShownFinder;

it("a card says what its product states, and leaves out what does not apply to it", () => {
  render(<StatedFacts facts={{ weight: "9 kg", grind: "does not apply" }} shown={shown} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["weight"]);
  expect(screen.getByText("9 kg")).toBeVisible();
});

it("a card of a product to which nothing applies has no facts at all", () => {
  const { container } = render(<StatedFacts facts={{ grind: "does not apply" }} shown={shown} />);
  expect(container).toBeEmptyDOMElement();
});

it("a line has those facts that are asked for, as far as they are stated", () => {
  const facts = { weight: "9 kg", width: "30 cm", grind: "does not apply" };
  const { container } = render(<FactLine ids={["weight", "grind"]} facts={facts} shown={shown} />);
  expect(container).toHaveTextContent(/^weight 9 kg$/);
});

const none = { unknowns: [], remarks: [], promoted: null };

it("a card says what its product is not before what nobody states, and what the shop promotes first", () => {
  const item = {
    ...none,
    unknowns: ["The shop does not state the weight"],
    notMet: ["R263 over your budget", "Width: narrow, not wide"],
    promoted: "Our pick",
  } as unknown as ResultItem;
  render(<Remarks item={item} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Our pick",
    "R263 over your budget",
    "Width: narrow, not wide",
    "The shop does not state the weight",
  ]);
});

it("a card of which nothing is to be remarked has no list", () => {
  const { container } = render(<Remarks item={none as unknown as ResultItem} />);
  expect(container).toBeEmptyDOMElement();
});
