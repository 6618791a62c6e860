import { expect, it } from "vitest";
import type { Stats } from "@shared/specification/contracts/products-query";
import { attention } from "./dashboard";

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
  suspectedMails: 0,
};

it.each<[Partial<Stats>, ReturnType<typeof attention>]>([
  [{}, []],
  [{ newMessages: 1 }, [{ text: "1 message from visitors to read.", page: "messages" }]],
  [{ failedMails: 3 }, [{ text: "3 emails could not be sent.", page: "outbox" }]],
  [
    { heldMails: 3 },
    [{ text: "3 emails held until a mail server is configured.", page: "outbox" }],
  ],
  [
    { suspectedMails: 2 },
    [{ text: "2 emails held as suspected, to look at and release.", page: "outbox" }],
  ],
  [{ bedProducts: 0 }, [{ text: "The bed finder has no products.", page: "products" }]],
  [{ firearmProducts: 0 }, [{ text: "The firearm finder has no products.", page: "products" }]],
])("with %j, staff are told %j", (changes, notes) => {
  expect(attention({ ...well, ...changes })).toEqual(notes);
});
