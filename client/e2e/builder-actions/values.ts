import type { Random } from "./random";

// What somebody types: mostly what a field is for, and sometimes what nobody should.

const WORDS = [
  "Which size do you need?",
  "For a small room",
  "Quiet",
  "A little more about it",
  "Größe — 大 👟",
];
const SILLY_WORDS = [
  "",
  " ",
  "“Quotes” & <b>tags</b>",
  "{value:area}",
  "{answer} {",
  "constructor",
  "\\ % \u0007",
  "Donaudampfschiff".repeat(30),
  "javascript:alert(1)",
  "https://shop.example/a.svg",
  "tel:+27 21 555 0100",
  ", , ,",
  "null",
];
const NUMBERS = ["0", "1", "2", "5", "10", "12", "20", "50", "100"];
const SILLY_NUMBERS = [
  "",
  "-1",
  "0,5",
  "2.75",
  "1e3",
  "1e21",
  "1e-9",
  "99999999999",
  "abc",
  "Infinity",
  "-",
];
const DATES = ["2026-12-01", "2027-02-28", "1970-01-01", "", "9999-12-31"];
const COLORS = ["#0b6b57", "#ffffff"];

/** Something to type into a field of a type. */
export function typedFor(type: string, random: Random): string {
  const isSilly = random.chance(0.3);
  if (type === "date") return random.of(DATES)!;
  if (type === "color") return random.of(COLORS)!;
  if (type === "decimal" || type === "number") {
    return random.of(isSilly ? SILLY_NUMBERS : NUMBERS)!;
  }
  return random.of(isSilly ? SILLY_WORDS : WORDS)!;
}

/** What an input of this type is filled with as a whole: no keys write it. */
export const isFilledWhole = (type: string): boolean => type === "date" || type === "color";
