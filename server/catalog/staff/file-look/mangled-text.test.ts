import { expect, it } from "vitest";
import { finish } from "../../../platform/work/steps";
import { mangledIn } from "./mangled-text";

const said = (...cells: string[]) =>
  finish(mangledIn([{ header: "Name", distinct: new Map(cells.map((cell) => [cell, 2])) }]));

it.each(["KÃ¼hlschrank", "10 â‚¬", "12 Â°C", "CafÃ©", "Shoppeâ€™s", "K\ufffdhl"])(
  "letters that were lost are named: %s",
  (cell) => {
    expect(said("Lamp", cell)).toContain(`2 cells have letters that were lost`);
    expect(said("Lamp", cell)).toContain(`“${cell}”`);
  },
);

it.each(["Kühlschrank", "São Paulo", "Âge", "Ã", "10 €", "château"])(
  "%s is as it should be",
  (cell) => {
    expect(said(cell)).toBeUndefined();
  },
);
