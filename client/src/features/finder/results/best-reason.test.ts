import { expect, it } from "vitest";
import type { ResultItem, Verdict } from "@shared/contracts/finders";
import { bedFinder } from "@/testing/bed-finder";
import { sampleItem } from "@/testing/sample-finder";
import "../model/all-texts";
import { finderModel } from "../model/model";
import { bestReason } from "./best-reason";

const model = finderModel(bedFinder());
const listed = { isWhole: true, hasScore: true, relaxed: [] as string[], answered: 1 };

const bed = (score: number, ...verdicts: Verdict[]): ResultItem => ({
  ...sampleItem,
  score,
  reasons: verdicts.map((verdict, at) => ({
    criterion: `c${at}`,
    points: 0,
    max: 10,
    verdict,
    text: "",
  })),
});
const filtered: ResultItem = {
  ...sampleItem,
  score: 100,
  reasons: [{ criterion: "filters", points: 100, max: 100, verdict: "met", text: "Fits" }],
};

it.each<[string | undefined, ResultItem[]]>([
  [undefined, []],
  ["The only one in stock that fits your size and budget.", [filtered]],
  ["None in stock that fits your size and budget costs less.", [filtered, filtered]],
  ["Meets every answer you gave.", [bed(100, "met", "met")]],
  [
    "The only one in stock that meets every answer you gave.",
    [bed(100, "met", "met"), bed(90, "met", "partly")],
  ],
  [
    "Meets every answer you gave. Of those in stock that do, none costs less.",
    [bed(100, "met"), bed(100, "met")],
  ],
  [
    "The closest in stock: it meets 2 of your 3 answers.",
    [bed(80, "met", "met", "partly"), bed(70, "met", "met", "missed")],
  ],
  [
    "Meets 1 of your 2 answers: none in stock is closer. Of those as close, none costs less.",
    [bed(60, "met", "missed"), bed(60, "missed", "met")],
  ],
  ["The closest in stock to your answers.", [bed(60, "partly"), bed(20, "missed")]],
  [
    "The closest in stock. Of those as close, none costs less.",
    [bed(60, "partly"), bed(60, "partly")],
  ],
])("%s", (reason, offered) => {
  expect(bestReason(model, { ...listed, offered })).toBe(reason);
});

it("nothing is the only one where the best there is earns all, and others meet it less", () => {
  const [first, ...others] = [bed(100, "met", "met"), bed(90, "met", "partly")];
  const relative = { ...first.reasons[1]!, isRelative: true as const };
  const best = { ...first, reasons: [first.reasons[0]!, relative] };
  const reason = bestReason(model, { ...listed, offered: [best, ...others] });
  expect(reason).toBe("Meets every answer you gave.");
});

it("nothing is the only one where another one is as far from a number as it may be", () => {
  const other = bed(90, "met", "partly");
  const further = {
    ...other,
    reasons: other.reasons.map((each) => ({ ...each, isMet: true as const })),
  };
  const offered = [bed(100, "met", "met"), further];
  expect(bestReason(model, { ...listed, offered })).toBe("Meets every answer you gave.");
});

it.each<[string, Partial<typeof listed>, ResultItem[]]>([
  ["what the shop put first", {}, [{ ...bed(60, "met", "missed"), promoted: "Our pick" }]],
  ["a first selection", { hasScore: false }, [bed(60, "met", "missed"), bed(60, "missed", "met")]],
  ["one that a closer one follows", {}, [bed(60, "met", "missed"), bed(61, "met", "missed")]],
  ["one that costs more", {}, [bed(60, "met", "missed"), { ...bed(60, "missed"), price: "1.00" }]],
  ["one without a price", {}, [{ ...bed(60, "met", "missed"), price: null }, bed(60, "missed")]],
])("claims nothing of %s that the list does not show", (_, given, offered) => {
  expect(bestReason(model, { ...listed, ...given, offered })).toBe("Meets 1 of your 2 answers.");
});

it.each<[string, ResultItem[]]>([
  [
    "Meets 2 of your 3 answers: none in stock is closer. Of those as close, none costs less.",
    [bed(100, "met", "met"), bed(100, "met", "met")],
  ],
  ["The closest in stock to your answers.", [filtered]],
])("counts what was given up among the answers: %s", (reason, offered) => {
  expect(bestReason(model, { ...listed, relaxed: ["budget"], offered })).toBe(reason);
});

it.each<[string | undefined, ResultItem[]]>([
  [
    "Meets every answer you gave. Others fit as well, and none of them costs less.",
    [bed(100, "met"), bed(100, "met"), bed(100, "met")],
  ],
  [
    "Meets 1 of your 2 answers. Another one fits as well, and costs no less.",
    [bed(60, "met", "missed"), bed(60, "missed", "met"), bed(50, "met", "missed")],
  ],
  ["Meets every answer you gave.", [bed(100, "met"), bed(90, "partly")]],
  ["Meets every answer you gave.", [bed(100, "met"), { ...bed(100, "met"), price: "1.00" }]],
])("says that others fit as well where no stock is stated: %s", (reason, beds) => {
  const offered = beds.map((each) => ({ ...each, inStock: null }));
  expect(bestReason(model, { ...listed, offered })).toBe(reason);
});

it("does not call one the only one where more fit than are listed", () => {
  expect(bestReason(model, { ...listed, isWhole: false, offered: [filtered] })).toBeUndefined();
});

it.each<[string, number, Partial<ResultItem>]>([
  ["The closest in stock: it meets 4 of your 5 answers.", 5, {}],
  ["The closest in stock: it meets 3 of your 5 answers.", 5, { unknowns: ["Not stated."] }],
  ["The closest in stock: it meets 1 of your 2 answers.", 2, {}],
])("what must be counts among the answers: %s", (reason, answered, changes) => {
  const offered = [{ ...bed(60, "met", "partly"), ...changes }, bed(50, "met", "missed")];
  expect(bestReason(model, { ...listed, answered, offered })).toBe(reason);
});

it("says nothing where nothing was asked: whatever is first is the best at nothing", () => {
  expect(bestReason(model, { ...listed, offered: [filtered, filtered], answered: 0 })).toBe(
    undefined,
  );
});

const withRule = (item: ResultItem, verdict: Verdict = "met"): ResultItem => ({
  ...item,
  reasons: [...item.reasons, { ...item.reasons[0]!, criterion: "rule", verdict, isOfRule: true }],
});

it.each<[string, string, string[]]>([
  ["Meets every answer you gave.", "another one that fits as well costs less", ["900", "500"]],
  [
    "Meets every answer you gave. Of those in stock that do, none costs less.",
    "none that fits as well costs less",
    ["500", "900"],
  ],
])("“%s” is said where a rule of the finder decides and %s", (reason, _, [price, other]) => {
  const offered = [
    { ...withRule(bed(90, "met")), price: price! },
    { ...withRule(bed(90, "met")), price: price! },
    { ...withRule(bed(60, "met"), "missed"), price: other! },
  ];
  expect(bestReason(model, { ...listed, offered })).toBe(reason);
});

it("a rule of the finder makes nothing the only one, or the closest", () => {
  const met = [withRule(bed(100, "met")), withRule(bed(70, "met"))];
  expect(bestReason(model, { ...listed, offered: met })).toBe("Meets every answer you gave.");
  const partly = [withRule(bed(80, "met", "partly")), withRule(bed(70, "met", "partly"))];
  const said = bestReason(model, { ...listed, answered: 2, offered: partly });
  expect(said).toBe("Meets 1 of your 2 answers.");
});
