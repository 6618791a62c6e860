import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { ProductCalculation } from "@shared/contracts/product-calculation";
import { WorkedOut } from "./worked-out";

const weight: Attribute = {
  id: "weight",
  label: { en: "Weight" },
  kind: "number",
  unit: "g",
  values: [],
  isRetired: false,
  updatedAt: "2026-11-26T10:00:00.000Z",
};

function open(numbers: readonly Attribute[] = [weight]) {
  const changed = vi.fn();
  const wrong = vi.fn();
  function Held() {
    const [calculation, setCalculation] = useState<ProductCalculation | null>(null);
    return (
      <WorkedOut
        calculation={calculation}
        numbers={numbers}
        onChange={(next) => {
          setCalculation(next);
          changed(next);
        }}
        onWrong={wrong}
      />
    );
  }
  render(<Held />);
  return { changed, wrong };
}

it("a number becomes the price for an amount, and is stated again", async () => {
  const { changed } = open();
  await userEvent.selectOptions(screen.getByLabelText("How it is known"), "price");
  await userEvent.clear(screen.getByLabelText("For how many"));
  await userEvent.type(screen.getByLabelText("For how many"), "100");
  expect(changed).toHaveBeenLastCalledWith({
    divide: [{ multiply: [{ price: "paid" }, 100] }, { attribute: "weight" }],
  });
  await userEvent.selectOptions(screen.getByLabelText("How it is known"), "stated");
  expect(changed).toHaveBeenLastCalledWith(null);
});

it("what is no amount is said, and changes nothing", async () => {
  const { changed, wrong } = open();
  await userEvent.selectOptions(screen.getByLabelText("How it is known"), "price");
  changed.mockClear();
  await userEvent.clear(screen.getByLabelText("For how many"));
  await userEvent.type(screen.getByLabelText("For how many"), "hundred");
  expect(screen.getByLabelText("For how many")).toHaveAccessibleDescription(
    "Use a number above 0, such as 100.",
  );
  expect(wrong).toHaveBeenLastCalledWith(true);
  expect(changed).not.toHaveBeenCalled();
});

it("nothing is worked out where products state no number", () => {
  open([]);
  expect(screen.queryByRole("option", { name: "The price for an amount" })).toBeNull();
});
