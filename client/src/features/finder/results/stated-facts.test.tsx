import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ShownFinder } from "@shared/contracts/finders";
import { StatedFacts } from "./card-parts";

const card = ["weight", "width", "grind"].map((id) => ({
  id,
  label: id,
  kind: "text",
  unit: null,
}));
const shown = { card } as ShownFinder;

it("a card says what its product states, and leaves out what does not apply to it", () => {
  render(<StatedFacts facts={{ weight: "9 kg", grind: "does not apply" }} shown={shown} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["weight"]);
  expect(screen.getByText("9 kg")).toBeVisible();
});

it("a card of a product to which nothing applies has no facts at all", () => {
  const { container } = render(<StatedFacts facts={{ grind: "does not apply" }} shown={shown} />);
  expect(container).toBeEmptyDOMElement();
});
