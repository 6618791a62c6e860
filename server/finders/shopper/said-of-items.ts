import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { columnNamed, numbersNamed } from "../../engine/catalog";
import type { Query } from "../../engine/criteria";
import type { Reason } from "../../engine/explain";
import { noteIn, tellsListed } from "../../engine/listed-for";
import type { Compiled } from "../compile/compile";
import { columnsOf } from "../compile/conditions";
import type { FinderCatalog } from "../compile/finder-catalog";
import { besideBudget } from "../compile/fits";
import type { Language } from "../compile/labels";
import { isAboutSame } from "../compile/reason-text";
import { upper } from "../compile/say";

// What is said of a product beside its points.

/** The musts of answers that a row's product meets, which no criterion says already. */
export function mustsMet(
  { catalog, criteria, parts }: Pick<Compiled, "catalog" | "criteria" | "parts">,
  relaxed: readonly string[],
): (row: number) => string[] {
  const said = new Set([...criteria.map(({ id }) => id), ...relaxed]);
  const musts = parts.flatMap(({ id, met }) => (met && !said.has(id) ? [met] : []));
  return (row) => {
    const stated = (name: string) => {
      const { codes, values } = columnNamed(catalog, name);
      return values[codes[row]!]!;
    };
    return [...new Set(musts.flatMap((met) => met(stated) ?? []))];
  };
}

/** What was given up and a row's product is not, which no criterion says already. */
export function givenUpMissed(
  { catalog, criteria, parts }: Pick<Compiled, "catalog" | "criteria" | "parts">,
  relaxed: readonly string[],
  language: Language,
): (row: number) => string[] {
  const said = new Set(criteria.map(({ id }) => id));
  const givenUp = parts.filter(({ id }) => relaxed.includes(id) && !said.has(id));
  return (row) => {
    const stated = (name: string) => {
      const { codes, values } = columnNamed(catalog, name);
      return values[codes[row]!]!;
    };
    return givenUp.flatMap(({ missed, budget }) => {
      if (!budget) return missed?.(stated) ?? [];
      const cost = numbersNamed(catalog, budget.number)[row]!;
      const beside = besideBudget(cost, budget, language);
      return beside === undefined ? [] : upper(beside);
    });
  };
}

/** Tells of a row's product whether it is as a question's musts ask, where a wish of that question is not wholly met. */
export function metThough(
  { catalog, criteria, parts }: Pick<Compiled, "catalog" | "criteria" | "parts">,
  relaxed: readonly string[],
): (row: number, reason: Reason<string>) => boolean {
  const columns = new Map(criteria.map((each) => [each.id, each.columns]));
  const musts = new Map(
    parts
      .filter(({ id, meaning }) =>
        isAboutSame([...meaning.filter, ...meaning.narrow], columns.get(id) ?? []),
      )
      .map(({ id, met }) => [id, met]),
  );
  return (row, { criterion, verdict }) => {
    if (verdict === "met" || relaxed.includes(criterion)) return false;
    const stated = (name: string) => {
      const { codes, values } = columnNamed(catalog, name);
      return values[codes[row]!]!;
    };
    return musts.get(criterion)?.(stated) !== undefined;
  };
}

/** The questions and rules of a finder that go by a number of which the best there is earns all, by their ids. */
export function relativeIn({ questions, rules }: FinderDocument): Set<string> {
  const isRelative = (rule: Rule) => "earn" in rule && rule.earn.by === "relative";
  const found = new Set(rules.filter(({ rule }) => isRelative(rule)).map(({ id }) => id));
  for (const { id, rules: own, options } of questions) {
    const ofOptions = Array.isArray(options) ? options.flatMap((each) => each.rules) : [];
    if ([...own, ...ofOptions].some(isRelative)) found.add(id);
  }
  return found;
}

/**
 * What the rows of lists say besides: those by which musts find a product, and those from which it has what is asked or its
 * card shows.
 */
export function listRemarks(
  catalog: FinderCatalog,
  { filter, narrow, score }: Query,
  card: readonly string[],
) {
  const conditions = [...filter, ...narrow.map(({ condition }) => condition)];
  const asked = new Set(conditions.flatMap(columnsOf));
  const used = new Set([...asked, ...score.flatMap(({ columns }) => columns), ...card]);
  const columns = [...asked].filter(tellsListed).map((name) => columnNamed(catalog, name));
  return (row: number): string[] => {
    const listed = columns.map(({ codes, values }) => noteIn(values[codes[row]!]!));
    const filled = (catalog.productAt(row).notes ?? [])
      .filter(({ attribute }) => used.has(attribute))
      .map(({ text }) => text);
    return [...new Set([...listed, ...filled].map(upper).filter((note) => note !== ""))];
  };
}
