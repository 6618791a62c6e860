import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ShownOption, ShownQuestion } from "@shared/contracts/finders";
import type { LazyScreen } from "@/wizard/lazy-screen";
import type { QuestionProps } from "../model/question-props";
import { AvailableOptions } from "./available-options";

const option = (id: string) => ({ id, label: id }) as ShownOption;
const Screen = (({ options }: QuestionProps) => (
  <ul>
    {options.map(({ id }) => (
      <li key={id}>{id}</li>
    ))}
  </ul>
)) as unknown as LazyScreen<QuestionProps>;

const offered = (counts: Record<string, number>, options: ShownOption[]) => {
  const props = {
    question: { id: "battery", ask: { kind: "one" }, offer: "available" } as ShownQuestion,
    ...{ options, counts, answers: {}, value: undefined, isHeaded: true, problem: undefined },
    ...{ onChange: () => undefined, shown: { screens: {} } },
    say: (key: string, { names }: { names: string }) => `${key}: ${names}`,
  } as unknown as QuestionProps;
  render(<AvailableOptions {...props} Screen={Screen} onSettle={undefined} />);
  return screen.getAllByRole("listitem").map((each) => each.textContent);
};

it("where one answer is left, those that nothing fits are named", async () => {
  expect(offered({ yes: 0, no: 3 }, [option("yes"), option("no")])).toEqual(["no"]);
  expect(await screen.findByText("presets-left-out: yes")).toBeVisible();
});

it("where several are left, nobody is told of the others", () => {
  const options = ["red", "blue", "green"].map(option);
  expect(offered({ red: 2, blue: 1, green: 0 }, options)).toEqual(["red", "blue"]);
  expect(screen.queryByText(/presets-left-out/)).toBeNull();
});
