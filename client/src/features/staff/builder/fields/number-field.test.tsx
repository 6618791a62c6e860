import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NumberField } from "./number-field";

test.each([
  ["2.5", "Use a whole number."],
  ["Infinity", "Enter a number."],
  ["1e999", "Enter a number."],
  ["0", "Use at least 1."],
])("%s is not told, and the field says why: %s", (typed, problem) => {
  const onChange = vi.fn();
  render(<NumberField label="Products at most" value={12} min={1} isWhole onChange={onChange} />);
  fireEvent.change(screen.getByLabelText("Products at most"), { target: { value: typed } });
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test("what must be more than nothing says so", () => {
  render(<NumberField label="In steps of" value={1} min={Number.MIN_VALUE} onChange={vi.fn()} />);
  fireEvent.change(screen.getByLabelText("In steps of"), { target: { value: "0" } });
  expect(screen.getByText("Use more than 0.")).toBeInTheDocument();
});
