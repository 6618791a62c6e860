import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import type { Option } from "@shared/finders/question";
import { namesOf } from "../words/names";
import { BandsEditor } from "./bands-editor";
import { newBands } from "./change-bands";
import { bandsIn } from "./find-bands";

const attributes: Attribute[] = [
  {
    ...{ id: "width", kind: "number", label: { en: "Width" }, unit: "cm", values: [] },
    ...{ isRetired: false, updatedAt: "2026-01-01T00:00:00.000Z" },
  },
];
const document = finderDocument.parse({
  ...{ schema: 1, locale: "en", title: { en: "Beds" } },
  sections: [{ id: "main", catalogue: "beds" }],
  questions: [{ id: "info", title: { en: "Hello" }, ask: { kind: "info" } }],
});
const upTo: [number, number][] = [
  [80, 1],
  [100, 4],
  [150, 6],
  [200, 9],
  [300, 10],
];
const numbers = { min: 80, max: 300, bounds: [100, 200], spread: { upTo, isExact: true } };
const names = namesOf(document, attributes, {
  stated: { products: 12, attributes: { width: { stated: 10, numbers } } },
});

function Bands({ mayWrite = true }: { mayWrite?: boolean }) {
  const [options, setOptions] = useState<Option[]>(() =>
    newBands("width", [100, 200], [], { unit: "cm", locale: "en", isFact: false }),
  );
  return (
    <>
      <BandsEditor
        {...{ options, names, mayWrite }}
        found={bandsIn(options, attributes)!}
        isFact={false}
        locale="en"
        onChange={setOptions}
      />
      <output>{options.map(({ label }) => label.en).join(", ")}</output>
    </>
  );
}

const labels = () => screen.getByRole("status").textContent;
const counts = () =>
  within(screen.getByRole("list", { name: "Products in each band" }))
    .getAllByRole("listitem")
    .map((each) => each.textContent);

it("a handle moved by keyboard moves the end of one band and the begin of the next", async () => {
  render(<Bands />);
  expect(counts()).toEqual([
    "Up to 100 cm4 products",
    "100 to 200 cm5 products",
    "More than 200 cm1 product",
  ]);
  const first = screen.getByRole("slider", { name: "Bound 1 of 2" });
  expect(first).toHaveAttribute("aria-valuetext", "100 cm");
  first.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(labels()).toBe("Up to 99 cm, 99 to 200 cm, More than 200 cm");
  expect(counts().slice(0, 2)).toEqual(["Up to 99 cm1 product", "99 to 200 cm8 products"]);
});

it("an exact bound is typed; one that would cross another is refused with what to do", async () => {
  render(<Bands />);
  const second = screen.getByLabelText("Bound 2 (cm)");
  await userEvent.clear(second);
  await userEvent.type(second, "90");
  expect(screen.getByText("Use more than 100.")).toBeVisible();
  expect(labels()).toBe("Up to 100 cm, 100 to 200 cm, More than 200 cm");
  await userEvent.clear(second);
  await userEvent.type(second, "150,5");
  expect(labels()).toBe("Up to 100 cm, 100 to 150.5 cm, More than 150.5 cm");
});

it("two bounds that cross on the way are typed one after the other, in any order", async () => {
  render(<Bands />);
  const fill = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  await fill("Bound 1 (cm)", "250");
  expect(screen.getByText("Use less than 200.")).toBeVisible();
  await fill("Bound 2 (cm)", "280");
  expect(labels()).toBe("Up to 250 cm, 250 to 280 cm, More than 280 cm");
  expect(screen.queryByRole("alert")).toBeNull();
  await fill("Bound 1 (cm)", "290");
  await userEvent.click(screen.getByRole("button", { name: "Remove bound 2" }));
  expect(labels()).toBe("Up to 290 cm, More than 290 cm");
  expect(screen.getByLabelText("Bound 1 (cm)")).toHaveValue("290");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a bound is added where most products are, and removed", async () => {
  render(<Bands />);
  await userEvent.click(screen.getByRole("button", { name: "Add a bound" }));
  expect(labels()).toBe("Up to 100 cm, 100 to 150 cm, 150 to 200 cm, More than 200 cm");
  await userEvent.click(screen.getByRole("button", { name: "Remove bound 1" }));
  expect(labels()).toBe("Up to 150 cm, 150 to 200 cm, More than 200 cm");
});

it("what is near counts in part, unless staff take that away; a moved bound keeps it", async () => {
  render(<Bands />);
  const near = () =>
    screen.getByRole("checkbox", { name: /^What is just beside an answer earns a part/ });
  expect(near()).toBeChecked();
  await userEvent.click(near());
  expect(near()).not.toBeChecked();
  await userEvent.click(near());
  await userEvent.click(screen.getByRole("button", { name: "Remove bound 1" }));
  expect(near()).toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText("How strict, for all bands"), "Must");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("who may not write reads how many products each band has", () => {
  render(<Bands mayWrite={false} />);
  expect(counts()).toHaveLength(3);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
