import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Names } from "../words/names";
import { FromAttribute } from "./from-attribute";

const attribute = (id: string, kind: Attribute["kind"], isRetired = false) =>
  ({ id, kind, label: { en: id }, values: [], isRetired }) as unknown as Attribute;
const names = {
  attributeStated: (id: string) => id,
  numbersOf: () => undefined,
} as unknown as Names;

test("a flag makes two answers: yes, which is wished, and that it does not matter", async () => {
  const onChoose = vi.fn();
  const attributes = [attribute("organic", "flag"), attribute("old", "flag", true)];
  render(<FromAttribute {...{ attributes, names, onChoose }} locale="de" bandsOf={() => []} />);
  expect(screen.queryByText(/^old/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Make them from an attribute"), "organic");
  await userEvent.click(screen.getByRole("button", { name: "Make them" }));
  expect(onChoose).toHaveBeenCalledWith([
    {
      id: "yes",
      label: { de: "Ja" },
      rules: [{ use: "score", condition: { attribute: "organic", is: "yes" } }],
    },
    { id: "either", label: { de: "Spielt keine Rolle" }, exclusive: "not-sure", rules: [] },
  ]);
});
