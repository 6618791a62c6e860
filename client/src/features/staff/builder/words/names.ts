import { belongsTo, type Attribute } from "@shared/contracts/attributes";
import type { ProductListSummary } from "@shared/contracts/product-lists";
import type { StatedAttribute, StatedAttributes } from "@shared/contracts/finder-matching";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Text } from "@shared/finders/text";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

/** What every product has besides its attributes. */
export const OF_ALL: readonly { id: string; label: string; kind: Attribute["kind"] }[] = [
  { id: "price", label: "Price", kind: "number" },
  { id: "brand", label: "Brand", kind: "text" },
  { id: "in-stock", label: "In stock", kind: "flag" },
  { id: "name", label: "Name", kind: "text" },
  { id: "key", label: "Key", kind: "text" },
];

/** Stands where a new condition is not filled in yet. */
export const OPEN = "?";

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
}

/** The names in a document's own locale: of what is asked, also of rules for every answer. */
export function namesOf(
  document: FinderDocument,
  attributes: readonly Attribute[],
  { stated, lists }: Known = {},
): Names {
  const { locale } = document;
  const say = (text: Text | undefined) => text?.[locale] ?? Object.values(text ?? {})[0] ?? "";
  const asked = new Map(document.questions.map((each) => [each.id, each]));
  const known = new Map(attributes.map((each) => [each.id, each]));
  const attributeValue = (attribute: string, id: string | number) =>
    id === OPEN ? "…" : say(valueOf(known.get(attribute), String(id))?.label) || String(id);
  const called = new Map<string, number>();
  for (const { label } of attributes) called.set(say(label), (called.get(say(label)) ?? 0) + 1);
  const attribute = (id: string) =>
    ownName(known.get(id)) ||
    (OF_ALL.find((each) => each.id === id)?.label ??
      (attributes.length > 0 ? "an attribute that is gone" : id));
  /** Those of one name are told apart by their catalogs. */
  function ownName(each: Attribute | undefined): string {
    const name = say(each?.label);
    const isAlone = (called.get(name) ?? 0) < 2 || !each?.catalogues?.length;
    return isAlone ? name : `${name} (${each.catalogues!.join(", ")})`;
  }
  const rule = (id: string) =>
    say(document.rules.find((each) => each.id === id)?.name) ||
    numbered("unnamed rule", document.rules, id) ||
    id;
  return {
    locale,
    say,
    question: (id) =>
      say(asked.get(id)?.title) || numbered("untitled", document.questions, id) || rule(id),
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
    valuesOf: (id) =>
      (known.get(id)?.values ?? []).filter(({ isRetired }) => !isRetired).map((each) => each.id),
    unit: (id) => (id === "price" ? document.currency : (known.get(id)?.unit ?? "")),
    value: (id) =>
      say(document.values.find((each) => each.id === id)?.name) ||
      numbered("unnamed calculation", document.values, id) ||
      id,
    section: (id) =>
      say(document.sections.find((each) => each.id === id)?.heading) ||
      numbered("untitled section", document.sections, id) ||
      id,
    page: (id) => {
      const page = document.groups.find((each) => each.id === id);
      const first = document.questions.find(({ group }) => group === id);
      const named = say(page?.name) || say(page?.title) || say(first?.title);
      return named || numbered("untitled page", document.groups, id) || id;
    },
    rule,
    list: (id) =>
      lists?.find((each) => each.id === id)?.name ?? (lists ? "a list that is gone" : id),
  };
}

/** What has no name is called by its place: ids are for programs. */
function numbered(what: string, all: readonly { id: string }[], id: string): string | undefined {
  const place = all.findIndex((each) => each.id === id);
  return place === -1 ? undefined : `${what} (${place + 1})`;
}

/** A value by its id, or by one that was merged into it. */
const valueOf = (attribute: Attribute | undefined, id: string) =>
  attribute?.values.find((each) => each.id === id || each.aliases?.includes(id));

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

/** What a draft and the attributes of its catalogs are called, and how many of its products state them. */
export function useNames(
  slug: string,
  document: FinderDocument,
): { names: Names; attributes: readonly Attribute[] } {
  const all = useStaffQuery<Attribute[]>("attributes").data ?? [];
  const named = JSON.stringify(document);
  const attributes = all.filter(
    (each) =>
      document.sections.some(({ catalogue: catalog }) => belongsTo(each, catalog)) ||
      // What it names already is shown, wherever it belongs.
      named.includes(JSON.stringify(each.id)),
  );
  const stated = useStaffQuery<StatedAttributes>(`finders/${slug}/draft/stated`).data;
  const lists = useStaffQuery<ProductListSummary[]>("product-lists").data;
  return { names: namesOf(document, attributes, { stated, lists }), attributes };
}
