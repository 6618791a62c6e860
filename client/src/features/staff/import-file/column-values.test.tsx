import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { ColumnLook, ColumnPlan } from "@shared/contracts/file-look";
import { ColumnValues } from "./column-values";

const POWERED = { Cordless: 9, Battery: 4, Akku: 2, Petrol: 1 };

/** Opens a column of these values; what becomes of their labels. */
function open(attribute: Partial<NonNullable<ColumnPlan["attribute"]>> = {}) {
  const plan: ColumnPlan = {
    ...{ use: "attribute", separator: ",", dateOrder: null, decimal: null },
    ...{ readAs: {}, isKeyPart: false, labels: {} },
    attribute: {
      ...{ id: "power", isKnown: false, name: "Power", kind: "choice", unit: null },
      ...attribute,
    },
  };
  const values = Object.entries(POWERED).map(([label, count]) => ({
    ...{ key: label.toLowerCase(), label, count },
  }));
  const look: ColumnLook = {
    ...{ header: "Power", why: "", plan, stated: 16, open: null, openDates: null, unread: 0 },
    ...{ samples: [], isNew: true, values },
  };
  let labels: ColumnPlan["labels"] = {};
  function Column() {
    const [now, setNow] = useState(plan);
    labels = now.labels;
    return <ColumnValues look={look} plan={now} onChange={setNow} />;
  }
  render(<Column />);
  return () => labels;
}
const tick = (label: string) => userEvent.click(screen.getByLabelText(`One with others: ${label}`));

it("values that are ticked become one, called as the most frequent of them", async () => {
  const labels = open();
  await tick("Akku");
  await tick("Battery");
  await userEvent.click(screen.getByRole("button", { name: "Make the 2 one: “Battery”" }));
  expect(labels()).toEqual({ akku: "Battery" });
  expect(screen.getByText("3 values of Power")).toBeTruthy();
  await tick("Battery");
  await tick("Cordless");
  await userEvent.click(screen.getByRole("button", { name: "Make the 2 one: “Cordless”" }));
  expect(labels()).toEqual({ akku: "Cordless", battery: "Cordless" });
});

it("a name of their own is the one that they get", async () => {
  const labels = open();
  const field = screen.getByLabelText("Label of Cordless");
  await userEvent.clear(field);
  await userEvent.type(field, "With a battery");
  await tick("Cordless");
  await tick("Battery");
  await userEvent.click(screen.getByRole("button", { name: /With a battery/ }));
  expect(labels()).toEqual({ cordless: "With a battery", battery: "With a battery" });
});

it("one alone is nothing to join", async () => {
  open();
  await tick("Akku");
  expect(screen.queryByRole("button", { name: /Make the/ })).toBeNull();
});

it("the values of an attribute that there is stay as they are", () => {
  open({ isKnown: true });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
