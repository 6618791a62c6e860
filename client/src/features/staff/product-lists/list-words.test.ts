import { expect, it } from "vitest";
import { cellText, withIds } from "./row-table";

it.each([
  ["VW", "VW"],
  [{}, ""],
  [{ min: 2012, max: 2018 }, "2012 – 2018"],
  [{ min: 2012, max: 2012 }, "2012"],
  [{ min: 2019 }, "from 2019"],
  [{ max: 2011 }, "up to 2011"],
])("%j reads %j", (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

it("a key has the id of its label, and none that another one or every list has", () => {
  const key = (id: string, label: string) => ({ id, label, kind: "text" as const });
  const keys = [key("make", "Brand"), key("", "Make"), key("", "Product"), key("", "Größe")];
  expect(withIds(keys, null).map(({ id }) => id)).toEqual([
    "make",
    "make-2",
    "product-2",
    "grosse",
  ]);
});
