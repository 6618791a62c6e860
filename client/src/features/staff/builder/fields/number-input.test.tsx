import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { NumberInput } from "./number-input";

function Given({ first, ...bounds }: { first?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberInput label="Weight" className="w-28!" value={value} {...bounds} onChange={setValue} />
      <output>{value ?? "none"}</output>
    </>
  );
}

const type = async (text: string) => {
  const field = screen.getByLabelText("Weight");
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};

it.each([
  ["1,5", "1.5"],
  ["1.5", "1.5"],
  ["-3", "-3"],
  ["", "none"],
])("%j is the number %s", async (typed, said) => {
  render(<Given first={7} />);
  await type(typed);
  expect(screen.getByRole("status")).toHaveTextContent(said);
});

it.each(["heavy", "101", "-1"])(
  "%s is marked as wrong, not told, and gone when the field is left",
  async (typed) => {
    render(<Given first={7} min={0} max={100} />);
    const field = screen.getByLabelText("Weight");
    await type(typed);
    expect(field).toBeInvalid();
    await userEvent.tab();
    expect(field).toBeValid();
    expect(field).not.toHaveDisplayValue(typed);
  },
);
