import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AmmoQuantity } from "@shared/specification/ammo-quantities";
import { RoundPrice } from "./round-price";

it.each<[number | null, AmmoQuantity | undefined, string]>([
  [50, "1", "R7.50 per round · 50 rounds"],
  [50, "3", "R7.50 per round · 50 rounds3 boxes, 150 rounds: R1,125"],
  [50, undefined, "R7.50 per round · 50 rounds"],
  [500, "3", "R0.75 per round · 500 rounds"],
  [500, "bulk", "R0.75 per round · 500 rounds"],
  [null, "3", ""],
])("a pack of %s for quantity %s reads: %s", (packSize, quantity, text) => {
  const answers = quantity && { quantity };
  const { container } = render(
    <RoundPrice item={{ price: "375.00", packSize }} answers={answers ?? {}} />,
  );
  expect(container).toHaveTextContent(text === "" ? /^$/ : text);
});
