import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import { select } from "../../engine/select";
import { truthOf, YES } from "../../engine/truth";
import { openQuestions, walk } from "../compile/asked";
import { check, compiledIn, stageOf } from "../testing/any-case";
import { anyCatalogOf, productsOf } from "../testing/any-catalog";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { results } from "./results";
import type { Stage } from "./stage";

const rowOf = ({ items }: AnyCatalog, key: string) => items.findIndex((each) => each.key === key);

describe("the results of any finder", () => {
  it("have points that add up to the score, out of 100 where anything ranks", () => {
    check(({ stage, answers }) => {
      for (const { items } of results(stage, answers, "en").sections) {
        for (const { score, reasons } of items) {
          expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
          expect(reasons.reduce((sum, { max }) => sum + max, 0)).toBe(100);
          for (const { text } of reasons) expect(text).not.toMatch(/undefined|^$/);
        }
      }
    });
  });

  it("never show what is excluded, promoted or not", () => {
    check((each) => {
      const { stage, catalog, answers, picks } = each;
      const { sections } = results(stage, answers, "en", picks);
      for (const { section, compiled } of compiledIn(each, sections)) {
        const allowed = new Set(select(catalog, compiled.query.filter));
        for (const { id } of section.items) expect(allowed.has(rowOf(catalog, id))).toBe(true);
      }
    });
  });

  it("show each product once, by one variant that meets all there is to meet", () => {
    check((each) => {
      const { stage, catalog, answers, picks } = each;
      const { sections } = results(stage, answers, "en", picks);
      for (const { section, compiled } of compiledIn(each, sections)) {
        const { items, relaxed } = section;
        const { query } = compiled;
        const groups = items.map(({ id }) => catalog.items[rowOf(catalog, id)]!.groupKey);
        expect(new Set(groups).size).toBe(groups.length);
        const kept = query.narrow.filter(({ id }) => !relaxed.includes(id));
        const all = truthOf(catalog, {
          all: [...query.filter, ...kept.map(({ condition }) => condition)],
        });
        for (const { id } of items) expect(all(rowOf(catalog, id))).toBe(YES);
      }
    });
  });

  it("say in a sentence why a product fits where points do not rank, and only there", () => {
    let said = 0;
    check(({ stage, catalog, answers }) => {
      const { document } = stage;
      const isByPrice = document.results.order === "price";
      const { counted } = walk(openQuestions(document, catalog), document.values, answers);
      for (const { items, relaxed } of results(stage, answers, "en").sections) {
        const otherwise = relaxed.length > 0 ? "Close to" : "Fits";
        for (const { reasons, unknowns } of items) {
          const [filters] = reasons.filter(({ criterion }) => criterion === "filters");
          if (!filters) continue;
          // What is not stated is not said to fit.
          if (unknowns.length > 0 && relaxed.length === 0)
            expect(filters.text).toBe("Fits as far as the shop states it");
          else if (Object.keys(counted).length === 0 && relaxed.length === 0)
            expect(filters.text).toBe("You left everything open");
          else expect(filters.text).toBe(`${otherwise} what you asked for`);
        }
        for (const { fits } of items) {
          if (isByPrice)
            expect(fits).toMatch(new RegExp(`^(${otherwise} what you asked for|Fits your )`));
          else expect(fits).toBeNull();
          said += Number(isByPrice);
        }
      }
    });
    expect(said).toBeGreaterThan(5);
  });

  it("say that everything was left open where nothing was asked", () => {
    const texts: string[] = [];
    check(({ stage }) => {
      for (const { items, relaxed } of results(stage, {}, "en").sections) {
        if (relaxed.length > 0) continue;
        texts.push(...items.flatMap(({ reasons }) => reasons.map(({ text }) => text)));
      }
    });
    expect(texts).toContain("You left everything open");
    expect(texts).not.toContain("Fits what you asked for");
  });

  it("give up no fact", () => {
    check(({ stage, answers }) => {
      const facts = stage.document.questions.filter(({ fact }) => fact).map(({ id }) => id);
      for (const { relaxed } of results(stage, answers, "en").sections) {
        expect(relaxed.filter((id) => facts.includes(id))).toEqual([]);
      }
    });
  });

  it("are the same list in the same order, however the products came", () => {
    check(({ stage, catalog, answers }) => {
      const turned = anyCatalogOf(
        productsOf(catalog).toReversed(),
        sampleAttributes,
        sampleCatalog,
      );
      expect(results(stageOf(stage.document, turned), answers, "en")).toEqual(
        results(stage, answers, "en"),
      );
    });
  });

  it("do not mind capitals and spaces", () => {
    check(({ stage, catalog, answers }) => {
      const loud = productsOf(catalog).map((item) => ({
        ...item,
        brand: item.brand && ` ${item.brand.toUpperCase().replace(" ", "  ")}`,
        values: {
          ...item.values,
          ...(typeof item.values.upper === "string" && item.values.upper !== "does-not-apply"
            ? { upper: ` ${item.values.upper.toUpperCase()} ` }
            : {}),
        },
      }));
      const other = anyCatalogOf(loud, sampleAttributes, sampleCatalog);
      const keys = (given: AnyCatalog) =>
        results(stageOf(stage.document, given), withoutBrands(answers, stage), "en").sections.map(
          ({ items }) => items.map(({ id, score }) => [id, score]),
        );
      expect(keys(other)).toEqual(keys(catalog));
    });
  });
});

/** Brands as options are the products' own words. */
function withoutBrands(answers: Answers, { document }: Stage): Answers {
  const ofBrands = document.questions
    .filter(({ options }) => options && "products" in options)
    .map(({ id }) => id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ofBrands.includes(id)));
}

describe("a question that the answers do not lead to", () => {
  it("counts for nothing", () => {
    check(({ stage, catalog, answers }) => {
      const { document } = stage;
      const { onTheWay } = walk(openQuestions(document, catalog), document.values, answers);
      expect(results(stage, onTheWay, "en")).toEqual(results(stage, answers, "en"));
    });
  });
});
