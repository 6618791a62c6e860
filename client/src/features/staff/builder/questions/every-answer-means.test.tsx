import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Option } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import { EveryAnswerMeans } from "./every-answer-means";

const answer = (id: string, ...uses: Use[]): Option => ({
  id,
  label: { en: id },
  rules: uses.map((use) => ({ use, condition: { attribute: "mount", is: id } })),
});

function Answers({ given, isFact = false }: { given: Option[]; isFact?: boolean }) {
  const [options, setOptions] = useState(given);
  return (
    <>
      <EveryAnswerMeans options={options} isFact={isFact} onChange={setOptions} />
      <output>{options.map(({ rules }) => rules.map(({ use }) => use).join("+")).join()}</output>
    </>
  );
}

it("makes all answers as strict at once, and leaves those that mean nothing", async () => {
  render(<Answers given={[answer("hooks", "score"), answer("straps", "narrow"), answer("any")]} />);
  const means = screen.getByLabelText("Choosing one means");
  expect(means).toHaveDisplayValue("It differs");
  await userEvent.selectOptions(means, "Must");
  expect(screen.getByRole("status")).toHaveTextContent("filter,filter,");
  expect(means).toHaveDisplayValue("Must");
});

it("offers a fact no wishes", () => {
  render(<Answers isFact given={[answer("hooks", "filter"), answer("straps", "filter")]} />);
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(offered).toEqual(["Must", "Never"]);
});

it("is not there where an answer means more than one thing, or there is one alone", () => {
  const { rerender } = render(
    <Answers given={[answer("hooks", "score"), answer("straps", "score", "avoid")]} />,
  );
  expect(screen.queryByRole("combobox")).toBeNull();
  rerender(<Answers key="one" given={[answer("hooks", "score"), answer("any")]} />);
  expect(screen.queryByRole("combobox")).toBeNull();
});
