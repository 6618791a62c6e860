import type { Rule } from "@shared/finders/rule";
import { countProducts } from "../../matching/groups";
import { select } from "../../matching/select";
import { optionsOf } from "../compile/known-options";
import { sayIn } from "../compile/say";
import type { Report } from "../check/finding";
import type { Stage } from "../shopper/stage";
import { attributesIn } from "./condition-names";
import { stockedSections, type Stocked } from "./stocked";

/** What every product has. */
const ALWAYS = ["in-stock", "key", "group"];

/** Warns of products that do not state what rules look at, once for each question and attribute. */
export function checkStated(stage: Pick<Stage, "document" | "catalogues">, report: Report): void {
  const { document } = stage;
  const stocked = stockedSections(stage);
  const warn = (path: string, rules: readonly Rule[]) => {
    for (const [attribute, sections] of lookedAt(rules, stocked)) {
      const message = unstated(attribute, sections, document.locale);
      if (message) report.warn(path, message);
    }
  };
  document.questions.forEach((question, index) => {
    const [first] = stocked;
    const options = first ? optionsOf(question, first.catalogue) : [];
    warn(`questions.${index}`, [...question.rules, ...options.flatMap(({ rules }) => rules)]);
  });
  document.rules.forEach(({ rule }, index) => warn(`rules.${index}`, [rule]));
}

/** The attributes that rules look at, each with the sections in which they do. */
function lookedAt(rules: readonly Rule[], stocked: readonly Stocked[]): Map<string, Set<Stocked>> {
  const found = new Map<string, Set<Stocked>>();
  for (const rule of rules) {
    const names = "earn" in rule ? [rule.earn.attribute] : attributesIn(rule.condition);
    const sections = stocked.filter(
      ({ section }) => rule.use === "exclude" || (rule.sections?.includes(section.id) ?? true),
    );
    for (const name of names) {
      if (ALWAYS.includes(name)) continue;
      found.set(name, new Set([...(found.get(name) ?? []), ...sections]));
    }
  }
  return found;
}

function unstated(
  attribute: string,
  sections: ReadonlySet<Stocked>,
  locale: string,
): string | undefined {
  const catalogues = new Map([...sections].map((each) => [each.catalogue, each]));
  let [missing, all] = [0, 0];
  for (const { catalogue } of catalogues.values()) {
    const isStated = { column: attribute, accepts: (value: unknown) => value !== null };
    const every = countProducts(catalogue, select(catalogue, []));
    all += every;
    missing += every - countProducts(catalogue, select(catalogue, [isStated]));
  }
  if (missing === 0) return undefined;
  const [first] = catalogues.keys();
  const label = first?.attributes.get(attribute)?.label;
  const named = attribute === "price" || attribute === "brand" ? `a ${attribute}` : undefined;
  const what = named ?? `“${label ? sayIn(locale, locale)(label) : attribute}”`;
  return `${missing} of ${all} products ${missing === 1 ? "does" : "do"} not state ${what}, which rules here look at.`;
}
