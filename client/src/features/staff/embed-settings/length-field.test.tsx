import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { LengthField } from "./length-field";
import type { LengthUnit } from "./settings-tabs";

function Given({ first, units }: { first: string; units: readonly LengthUnit[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <LengthField
        input={{ "aria-label": "Width" }}
        label="Width"
        {...{ value, units }}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const ALL = ["px", "%", "auto"] as const;

it.each([
  ["a number in the unit beside it", "600px", "480", "480px"],
  ["a number of percent", "100%", "80", "80%"],
  ["what has its unit", "100%", "48px", "48px"],
  ["what was as long as its content, in pixels", "auto", "300", "300px"],
  ["what is no length, for the schema to reject", "600px", "wide", "wide"],
  ["nothing, where that is allowed", "33px", "", ""],
])("takes %s", (_, first, typed, stored) => {
  render(<Given first={first} units={ALL} />);
  fireEvent.change(screen.getByLabelText("Width"), { target: { value: typed } });
  expect(screen.getByRole("status")).toHaveTextContent(stored);
});

it.each([
  ["600px", "%", "600%"],
  ["600px", "auto", "auto"],
  ["auto", "px", "100px"],
])("%s becomes %s: %s", (first, unit, stored) => {
  render(<Given first={first} units={ALL} />);
  fireEvent.change(screen.getByLabelText("Width: unit"), { target: { value: unit } });
  expect(screen.getByRole("status")).toHaveTextContent(stored);
});

it("has no choice of units where there is one", () => {
  render(<Given first="16px" units={["px"]} />);
  expect(screen.getByLabelText("Width")).toHaveValue("16");
  expect(screen.queryByRole("combobox")).toBeNull();
});
