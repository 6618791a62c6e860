import { expect, it } from "vitest";
import { setAsks } from "./estimate";

const own = (at: number) => ({ catalogue: `c${at}`, above: [] as number[] });
const same = () => ({ catalogue: "c", above: [] as number[] });

const CASES: [string, Parameters<typeof setAsks>[0], number[]][] = [
  ["one section once", [own(0)], [1]],
  ["sections of their own once each", [own(0), own(1), own(2)], [1, 1, 1]],
  [
    "one that looks at the product above for each that is tried",
    [own(0), { ...own(1), above: [0] }],
    [1, 25],
  ],
  [
    "one between two that depend on each other as often as it must be",
    [own(0), own(1), { ...own(2), above: [0] }],
    [1, 25, 25],
  ],
  [
    "sections of the same products for all that is tried above",
    [same(), same(), same(), same()],
    [1, 25, 225, 675],
  ],
  [
    "from the fourth on two choices each",
    [same(), same(), same(), same(), same(), same()],
    [1, 25, 225, 675, 1_350, 2_700],
  ],
];

it.each(CASES)("a set asks %s", (_name, sections, asks) => {
  expect(setAsks(sections)).toEqual(asks);
});
