import { expect, it } from "vitest";
import type { ColumnLook, ColumnPlan } from "@shared/contracts/file-look";
import { alikeIn, isOne, relabeled, valuesIn, withOne } from "./alike-spellings";

const value = (label: string, count: number) => ({ key: label.toLowerCase(), label, count });
const look = (...values: ReturnType<typeof value>[]) =>
  ({ values, plan: plan("choice") }) as unknown as ColumnLook;
const plan = (kind: string, isKnown = false) =>
  ({ use: "attribute", attribute: { kind, isKnown }, labels: {} }) as unknown as ColumnPlan;

const sizes = look(value("205/55 R16", 9), value("205/55R16", 2), value("195/65 R15", 3));

it("finds spellings of one value, the most frequent one first", () => {
  expect(alikeIn([sizes], [plan("choice")])).toEqual([
    { column: 0, labels: ["205/55 R16", "205/55R16"], keys: ["205/55 r16", "205/55r16"] },
  ]);
});

it("finds them in texts that staff make a choice of, and in the parts of these", () => {
  const texts = { ...sizes, plan: plan("text") };
  expect(alikeIn([texts], [plan("choice")])).toHaveLength(1);
  const places = look(value("Half shade, sun", 3), value("Half-shade", 1), value("shade", 1));
  const several = { ...plan("choices"), separator: "any" as const };
  expect(alikeIn([places], [several])).toEqual([
    { column: 0, labels: ["Half shade", "Half-shade"], keys: ["half shade", "half-shade"] },
  ]);
});

it("reads what stands in cells by the sign between, the most frequent first", () => {
  const places = look(value("○-●", 4), value("sonnig, schattig", 3), value("Schattig", 2));
  const valuesBy = (separator: ColumnPlan["separator"], kind = "choices") =>
    valuesIn(places, { ...plan(kind), separator }).map(({ label, count }) => [label, count]);
  expect(valuesBy("any")).toEqual([
    ["schattig", 5],
    ["○-●", 4],
    ["sonnig", 3],
  ]);
  expect(valuesBy("|")).toEqual([
    ["○-●", 4],
    ["sonnig, schattig", 3],
    ["Schattig", 2],
  ]);
  expect(valuesBy("any", "choice")).toHaveLength(3);
  // What was counted in parts is known in these alone.
  const parts = { ...places, plan: plan("choices") };
  expect(valuesIn(parts, { ...plan("choices"), separator: "|" })).toEqual(parts.values);
  const cut = {
    ...parts,
    values: [value("K haken", 5), value("R", 5)],
    cells: [value("R&K haken", 5)],
  };
  expect(valuesIn(cut, parts.plan)).toEqual(cut.values);
  expect(valuesIn(cut, { ...plan("choices"), separator: "/" })).toMatchObject([
    { label: "R&K haken", count: 5 },
  ]);
  expect(valuesIn(cut, plan("choice"))).toEqual(cut.cells);
});

it.each([
  ["a text", plan("text")],
  ["an attribute that there is", plan("choice", true)],
  ["a key", { ...plan("choice"), use: "key" as const }],
])("leaves %s alone", (_, given) => {
  expect(alikeIn([sizes], [given])).toEqual([]);
});

it("makes them one, and each of its own again, and keeps other labels", () => {
  const before = { ...plan("choice"), labels: { "195/65 r15": "Small" } };
  const alike = alikeIn([sizes], [before]);
  const one = withOne(alike, [sizes], [before], true);
  expect(one[0]!.labels).toEqual({ "195/65 r15": "Small", "205/55r16": "205/55 R16" });
  expect(isOne(alike[0]!, one)).toBe(true);
  expect(withOne(alike, [sizes], one, false)).toEqual([before]);
});

it("asks what may be short for another, each spelling with it, and leaves the others as they are", () => {
  const materials = look(
    value("Alu", 9),
    value("Aluminium", 6),
    value("alu ", 1),
    value("Aluminum", 1),
  );
  const before = plan("choice");
  const alike = alikeIn([materials], [before]);
  expect(alike).toEqual([
    { column: 0, labels: ["Alu", "alu "], keys: ["alu", "alu "] },
    {
      column: 0,
      labels: ["Aluminium", "Alu", "alu "],
      keys: ["aluminium", "alu", "alu "],
      isOnlyPerhaps: true,
    },
    {
      column: 0,
      labels: ["Aluminium", "Aluminum"],
      keys: ["aluminium", "aluminum"],
      isOnlyPerhaps: true,
    },
  ]);
  const one = withOne([alike[1]!], [materials], [before], true);
  expect(one[0]!.labels).toEqual({ alu: "Aluminium", "alu ": "Aluminium" });
  expect(alike.map((each) => isOne(each, one))).toEqual([true, true, false]);
});

const speeds = [value("33rpm", 9), value("33 rpm", 4), value("33", 2), value("45", 1)];

it.each([
  [
    "what was made one with it, too",
    { "33 rpm": "33rpm" },
    ["33rpm", "33 RPM"],
    { "33rpm": "33 RPM", "33 rpm": "33 RPM" },
  ],
  [
    "and leaves those alone that it was one with by their label",
    { "33": "33rpm" },
    ["33", "Slow"],
    { "33": "Slow" },
  ],
  ["and has its own again where none is written", { "33": "33rpm" }, ["33", ""], {}],
  ["and makes one by the label of another", {}, ["33", "33rpm"], { "33": "33rpm" }],
  [
    "and has those written so again that were one with the value of that label",
    { "33 rpm": "33rpm" },
    ["33", "33 rpm"],
    { "33rpm": "33 rpm", "33": "33 rpm" },
  ],
  [
    "also of several by the label that one of them has",
    { "33 rpm": "33rpm", "33": "33rpm" },
    ["33rpm", "33 rpm"],
    { "33rpm": "33 rpm", "33": "33 rpm" },
  ],
])("a new label is that of a value, %s", (_, before, [key, label], after) => {
  expect(relabeled(speeds, before as Record<string, string>, key!, label!)).toEqual(after);
});

it("what was made one goes along when its word is made one with another", () => {
  const yesNo = look(value("Yes", 20), value("Y", 6), value("Y (soft latch)", 1));
  const both = [
    { column: 0, labels: ["Y", "Y (soft latch)"], keys: ["y", "y (soft latch)"] },
    { column: 0, labels: ["Yes", "Y"], keys: ["yes", "y"] },
  ];
  const ticked = both.reduce(
    (plans, each) => withOne([each], [yesNo], plans, true),
    [plan("choice")],
  );
  expect(both.map((each) => isOne(each, ticked))).toEqual([true, true]);
  expect(ticked[0]!.labels).toEqual({ y: "Yes", "y (soft latch)": "Yes" });
});

it("a word that hardly any row has is made one with the usual one, however whole it is", () => {
  const [first] = alikeIn([look(value("Stoff", 30), value("Stoffpolster", 1))], [plan("choice")]);
  expect(first?.labels).toEqual(["Stoff", "Stoffpolster"]);
});
