import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { ProductListSummary } from "@shared/contracts/product-lists";
import type { StatedAttribute, StatedAttributes } from "@shared/contracts/finder-matching";
import type { FinderDocument, Section } from "@shared/finders/document";
import { OPEN } from "@shared/finders/operands";
import type { Question } from "@shared/finders/question";
import type { Text } from "@shared/finders/text";
import { withOwnNumbers } from "./product-values";

/** What every product has besides its attributes. */
export const OF_ALL: readonly { id: string; label: string; kind: Attribute["kind"] }[] = [
  { id: "price", label: "Price", kind: "number" },
  { id: "brand", label: "Brand", kind: "text" },
  { id: "in-stock", label: "In stock", kind: "flag" },
  { id: "key", label: "Key", kind: "text" },
];

/** How a document and its attributes are called in sentences to staff. */
export interface Names {
  locale: string;
  say: (text: Text | undefined) => string;
  question: (id: string) => string;
  option: (question: string, id: string | number) => string;
  attribute: (id: string) => string;
  /** The same with how many of the draft's products state it, for where one is chosen. */
  attributeStated: (id: string) => string;
  /** The numbers that products state in it, as far as they are known. */
  numbersOf: (attribute: string) => StatedAttribute["numbers"];
  attributeValue: (attribute: string, id: string | number) => string;
  /** What tells the values that the draft's products state and that mention some words. */
  mentions: (attribute: string, words: readonly string[]) => string;
  /** The ids of an attribute's values that are offered. */
  valuesOf: (attribute: string) => string[];
  unit: (attribute: string) => string;
  value: (id: string) => string;
  section: (id: string) => string;
  /** A page of several questions: by its heading, or its first question's. */
  page: (id: string) => string;
  /** A rule of the finder itself. */
  rule: (id: string) => string;
  /** A list of what products are for. */
  list: (id: string) => string;
}

/** What names are made of besides a document; what is not at hand yet is named by its id. */
interface Known {
  stated?: StatedAttributes | undefined;
  lists?: readonly Pick<ProductListSummary, "id" | "name">[] | undefined;
  /** The finder's. */
  slug?: string | undefined;
  catalogs?: readonly Pick<CatalogSummary, "id" | "name">[] | undefined;
}

/** The names in a document's own locale: of what is asked, also of rules for every answer. */
export function namesOf(
  document: FinderDocument,
  stating: readonly Attribute[],
  { stated, lists, catalogs, slug }: Known = {},
): Names {
  const attributes = withOwnNumbers(document, stating);
  const { locale } = document;
  const say = (text: Text | undefined) => text?.[locale] ?? Object.values(text ?? {})[0] ?? "";
  const asked = new Map(document.questions.map((each) => [each.id, each]));
  const known = new Map(attributes.map((each) => [each.id, each]));
  const attributeValue = (attribute: string, id: string | number) =>
    id === OPEN
      ? "…"
      : say(valueOf(known.get(attribute), String(id))?.label) ||
        otherWord(known.get(attribute), id);
  const called = new Map<string, number>();
  for (const { label } of attributes) called.set(say(label), (called.get(say(label)) ?? 0) + 1);
  const attribute = (id: string) =>
    ownName(known.get(id)) ||
    (OF_ALL.find((each) => each.id === id)?.label ??
      (stating.length > 0 ? "an attribute that is gone" : id));
  /** Those of one name are told apart by their catalogs. */
  function ownName(each: Attribute | undefined): string {
    const name = say(each?.label);
    const isAlone = (called.get(name) ?? 0) < 2 || !each?.catalogues?.length;
    return isAlone ? name : `${name} (${each.catalogues!.join(", ")})`;
  }
  const ruleIn = (id: string) =>
    say(document.rules.find((each) => each.id === id)?.name) ||
    numbered("unnamed rule", document.rules, id);
  return {
    locale,
    say,
    question: (id) =>
      say(asked.get(id)?.title) ||
      numbered("untitled", document.questions, id) ||
      ruleIn(id) ||
      "a question that is gone",
    option: (question, id) => optionName(asked.get(question), id, say, attributeValue),
    attribute,
    attributeStated: (id) => {
      const count = stated?.attributes[id]?.stated;
      return count === undefined
        ? attribute(id)
        : `${attribute(id)} (${count.toLocaleString("en")} of ${stated!.products.toLocaleString("en")})`;
    },
    numbersOf: (id) => stated?.attributes[id]?.numbers,
    attributeValue,
    mentions: (id, words) => {
      const query = new URLSearchParams({ attribute: id });
      for (const word of words) query.append("word", word);
      return `finders/${slug}/draft/mentions?${query}`;
    },
    valuesOf: (id) =>
      (known.get(id)?.values ?? []).filter(({ isRetired }) => !isRetired).map((each) => each.id),
    unit: (id) => (id === "price" ? document.currency : (known.get(id)?.unit ?? "")),
    value: (id) =>
      say(document.values.find((each) => each.id === id)?.name) ||
      numbered("unnamed calculation", document.values, id) ||
      "a calculation that is gone",
    section: (id) => sectionName(document.sections, id, say, catalogs),
    page: (id) => {
      const page = document.groups.find((each) => each.id === id);
      const first = document.questions.find(({ group }) => group === id);
      const named = say(page?.name) || say(page?.title) || say(first?.title);
      return named || numbered("untitled page", document.groups, id) || "a page that is gone";
    },
    rule: (id) => ruleIn(id) || "a rule that is gone",
    list: (id) =>
      lists?.find((each) => each.id === id)?.name ?? (lists ? "a list that is gone" : id),
  };
}

/** A part of the results, by its heading, or by the catalog that it chooses from. */
function sectionName(
  sections: readonly Section[],
  id: string,
  say: Names["say"],
  catalogs: Known["catalogs"],
): string {
  const section = sections.find((each) => each.id === id);
  if (!section) return "a part that is gone";
  if (say(section.heading)) return say(section.heading);
  const alike = sections.filter(
    ({ heading, catalogue: catalog }) => !say(heading) && catalog === section.catalogue,
  );
  const catalog = catalogs?.find((each) => each.id === section.catalogue)?.name;
  if (catalog === undefined) return numbered("untitled section", sections, id)!;
  return alike.length < 2 ? catalog : numbered(catalog, alike, id)!;
}

/** What has no name is called by its place: ids are for programs. */
function numbered(what: string, all: readonly { id: string }[], id: string): string | undefined {
  const place = all.findIndex((each) => each.id === id);
  return place === -1 ? undefined : `${what} (${place + 1})`;
}

/** A value by its id, or by one that was merged into it. */
const valueOf = (attribute: Attribute | undefined, id: string) =>
  attribute?.values.find((each) => each.id === id || each.aliases?.includes(id));

/** What is no value of an attribute: a word as products may write it, or an id, which is for programs. */
function otherWord(attribute: Attribute | undefined, id: string | number): string {
  const hasValues = attribute?.kind === "choice" || attribute?.kind === "choices";
  return hasValues && !attribute.isOpen ? "a value that is gone" : String(id);
}

function optionName(
  question: Question | undefined,
  id: string | number,
  say: Names["say"],
  attributeValue: Names["attributeValue"],
): string {
  const options = question?.options;
  if (id === OPEN) return "…";
  if (Array.isArray(options)) {
    const place = options.findIndex((each) => each.id === id);
    if (place === -1) return typeof id === "number" ? String(id) : "an answer that is gone";
    return say(options[place]!.label) || `untitled answer (${place + 1})`;
  }
  if (options && "attribute" in options) return attributeValue(options.attribute, id);
  return String(id);
}
