import { expect, it } from "vitest";
import type { Stats } from "@shared/contracts/stats";
import { attention } from "./attention";

const well: Stats = {
  sleepStyles: 6,
  concerns: 4,
  bedSizes: 5,
  mattressTypes: 5,
  firmnessLevels: 5,
  features: 16,
  bedProducts: 150,
  firearmProducts: 346,
  products: 496,
  newMessages: 0,
  failedMails: 0,
  heldMails: 0,
};

it.each<[Partial<Stats>, string[]]>([
  [{}, []],
  [{ newMessages: 1 }, ["1 message from visitors to read."]],
  [{ failedMails: 2 }, ["2 mails could not be sent."]],
  [{ heldMails: 3 }, ["3 mails held until a mail server is configured."]],
  [{ bedProducts: 0 }, ["The bed finder has no products."]],
  [{ firearmProducts: 0 }, ["The firearm finder has no products."]],
])("with %j, staff are told %j", (changes, notes) => {
  expect(attention({ ...well, ...changes })).toEqual(notes);
});
