import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { firstAmount, UnreadCellsForm } from "./unread-cells";

it.each([
  ["3 h high / 40 h low", "3 h"],
  ["2h high, 12h low", "2h"],
  ["2 h 30 min high / 30 h low", "2 h 30 min"],
  ["approx. 1,5 kg, net", "1,5 kg"],
  ["120 (pair)", "120"],
  ["n/a", undefined],
])("the first number of %j is %j", (cell, amount) => {
  expect(firstAmount({ cell, why: "it is no number" })).toBe(amount);
});

it("of cells that are no address no number is taken", () => {
  expect(firstAmount({ cell: "12", why: "it is no address" })).toBeUndefined();
});

const cells = ["3 h high", "2 h high", "1 h high", "5 h high", "none"].map((cell, at) => ({
  ...{ column: "Run time", cell, why: "it is no number", count: 1, line: at + 2 },
}));

function Form() {
  const [said, setSaid] = useState<Record<string, string>>({});
  return (
    <UnreadCellsForm
      unread={cells}
      count={5}
      onReadAs={({ cell }, text) => setSaid((now) => ({ ...now, [cell]: text }))}
      saidOf={({ cell }) => said[cell] ?? ""}
    />
  );
}

it("one press takes the first number of each, which can be typed over", () => {
  render(<Form />);
  fireEvent.click(
    screen.getByRole("button", { name: "Take the first number of each of 4 in Run time" }),
  );
  const fields = screen.getAllByPlaceholderText("Read it as…");
  expect(fields.map((each) => (each as HTMLInputElement).value)).toEqual([
    "3 h",
    "2 h",
    "1 h",
    "5 h",
    "",
  ]);
  fireEvent.change(fields[1]!, { target: { value: "9" } });
  expect(fields[1]).toHaveValue("9");
});
