import { expect, it, vi } from "vitest";
import { bytesOf } from "../../platform/memory/shared-bytes";
import { finish } from "../../platform/work/steps";
import type { Answers } from "@shared/finders/answers";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { coffeeAttributes, machines } from "../testing/coffee-set";
import { resultsInSteps } from "../shopper/results";
import { wordingOf } from "../shopper/stage";
import { openQuestions, walk } from "./asked";
import { prepared } from "./prepared";

const MAX_BYTES = vi.hoisted(() => 300_000);
vi.mock("../../platform/memory/cache-bytes", () => ({ cacheBytes: () => MAX_BYTES }));

const OPTIONS = 12;
const document = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: { en: "Any" },
  questions: [
    ...["makes", "grind"].map((id) => ({
      id,
      title: { en: id },
      ask: { kind: "many" },
      fits: { en: "{answer} and {product}" },
      options: Array.from({ length: OPTIONS }, (_, at) => ({
        id: `o${at}`,
        label: { en: `Option ${at}` },
        rules: [{ use: "score", condition: { attribute: id, is: at % 2 ? "fine" : "espresso" } }],
      })),
    })),
    {
      id: "named",
      title: { en: "Named" },
      ask: { kind: "one" },
      options: { products: "brand" },
      rules: [{ use: "narrow", condition: { attribute: "brand", is: { answer: "named" } } }],
    },
  ],
  sections: [{ id: "all", catalogue: "machines" }],
});
const catalog = anyCatalogOf(machines, coffeeAttributes, "machines");
const stage = { ...stageOf(document, catalog), catalogs: new Map([["machines", catalog]]) };
const section = document.sections[0]!;
const open = openQuestions(document, catalog);
const partsOf = (answers: Answers, locale = "en") =>
  finish(
    prepared(document, section, catalog, wordingOf(stage, catalog, locale)).partsOf(
      walk(open, document.values, answers),
    ),
  );
/** Some options of each of two questions. */
const answersAt = (at: number): Answers => ({
  makes: Array.from({ length: OPTIONS }, (_, option) => `o${option}`).filter(
    (_, option) => ((at + 1) >> option) & 1,
  ),
  grind: ["o1"],
});

it("the same answers ask the same of products, without another reading", () => {
  expect(partsOf(answersAt(1))[0]).toBe(partsOf(answersAt(1))[0]);
});

it.each([
  ["of options", answersAt],
  ["of any texts", (at: number): Answers => ({ named: `${at} ${"x".repeat(150)}` })],
] as const)("unlike answers %s stay within their bytes: the latest are kept", (_, answers) => {
  const first = partsOf(answers(0))[0];
  for (let at = 0; at < 1_000; at++) {
    finish(resultsInSteps(stage, answers(at), "en"));
    expect(bytesOf("answers").bytes()).toBeLessThanOrEqual(MAX_BYTES);
    expect(bytesOf("sentences").bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(bytesOf("answers").bytes()).toBeGreaterThan(MAX_BYTES / 2);
  expect(partsOf(answers(0))[0]).not.toBe(first);
  const latest = partsOf(answers(999))[0];
  expect(partsOf(answers(999))[0]).toBe(latest);
});
