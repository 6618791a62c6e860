import type { AttributeKind, AttributeShape } from "@shared/contracts/attributes";
import type { DraftFinding } from "@shared/contracts/finder-drafts";
import type { ListKey } from "@shared/contracts/product-lists";

/** Something wrong with a document: where it stands, as `questions.0.title`, and a sentence. */
export type Finding = DraftFinding;

/** Gathers what is found. */
export interface Report {
  /** Keeps the document from being published. */
  fault: (path: string, message: string) => void;
  warn: (path: string, message: string, about?: Finding["about"]) => void;
}

export interface Findings {
  faults: Finding[];
  warnings: Finding[];
}

export function createReport(): Report & Findings {
  const faults: Finding[] = [];
  const warnings: Finding[] = [];
  return {
    faults,
    warnings,
    fault: (path, message) => faults.push({ path, message }),
    warn: (path, message, about) => warnings.push({ path, message, ...(about && { about }) }),
  };
}

/** What there is for documents to name. */
export interface Known {
  attributes: ReadonlyMap<string, AttributeShape>;
  catalogs: ReadonlySet<string>;
  /** The keys of the lists of what products are for; none where lists cannot name these products. */
  lists?: ReadonlyMap<string, readonly ListKey[]>;
}

/** What tests may ask of every product besides its attributes. */
const KINDS_OF_ALL = {
  brand: "text",
  price: "number",
  "in-stock": "flag",
  key: "text",
} as const satisfies Record<string, AttributeKind>;

const isOfAll = (id: string): id is keyof typeof KINDS_OF_ALL => Object.hasOwn(KINDS_OF_ALL, id);

/** The kind of an attribute, or of what every product has; nothing where there is none. */
export function kindOf(known: Known, id: string): AttributeKind | undefined {
  return isOfAll(id) ? KINDS_OF_ALL[id] : known.attributes.get(id)?.kind;
}
