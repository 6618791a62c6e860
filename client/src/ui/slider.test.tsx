import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Slider } from "./slider";

function Range({ start }: { start: number[] }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      min={0}
      max={100}
      step={10}
      value={value}
      onChange={setValue}
      labels={["Lowest", "Highest"]}
      valueText={String}
    />
  );
}

const handles = () =>
  screen.getAllByRole("slider").map((each) => each.getAttribute("aria-valuenow"));

it.each([
  ["Lowest", "{Home}", ["0", "60"]],
  ["Lowest", "{End}", ["50", "60"]],
  ["Highest", "{Home}", ["30", "40"]],
  ["Highest", "{End}", ["30", "100"]],
  ["Lowest", "{PageUp}", ["50", "60"]],
  ["Highest", "{PageDown}", ["30", "40"]],
  ["Lowest", "{ArrowRight}".repeat(9), ["50", "60"]],
] as const)("the %s handle obeys %s and keeps its side", async (name, keys, values) => {
  render(<Range start={[30, 60]} />);
  screen.getByRole("slider", { name }).focus();
  await userEvent.keyboard(keys);
  expect(handles()).toEqual(values);
  expect(screen.getByRole("slider", { name })).toHaveFocus();
});

it("tells each handle's own limits", () => {
  render(<Range start={[30, 60]} />);
  expect(screen.getByRole("slider", { name: "Lowest" })).toHaveAttribute("aria-valuemax", "50");
  expect(screen.getByRole("slider", { name: "Highest" })).toHaveAttribute("aria-valuemin", "40");
});

it("goes to both ends with one handle", async () => {
  render(<Range start={[50]} />);
  screen.getByRole("slider").focus();
  await userEvent.keyboard("{Home}");
  expect(handles()).toEqual(["0"]);
  await userEvent.keyboard("{End}");
  expect(handles()).toEqual(["100"]);
});
