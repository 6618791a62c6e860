import { reservedAttributes, type AttributeKind } from "@shared/contracts/attributes";
import type { RefObject } from "react";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { ColumnPlan, FileLook, KnownKeys, SameKeys } from "@shared/contracts/file-look";
import type { ImportChoices, ImportFile } from "@shared/contracts/import-files";
import { freeWord, wordOf } from "@shared/input/words-of-names";

export interface PlanProps {
  look: FileLook;
  file: ImportFile;
  /** The catalog that it goes into; a new one unless given. */
  catalog?: CatalogSummary | undefined;
  /** Whether nothing was made of the table's rows and columns. */
  isAsItIs: boolean;
  /** What was chosen for the file before on this page: a corrected one keeps it. */
  formerRef: RefObject<FormerFile | null>;
}

/** A file that stood on the page, with what was chosen for it. */
export interface FormerFile {
  id: string;
  headers: string[];
  choices: ReturnType<typeof firstChoices>;
}

/** What has to be entered or said before the file can be checked. */
export function missingIn(
  { name, columns, currency, sameKey, source, knownKeys, isPriceChosen }: ImportChoices,
  { prices }: Pick<FileLook, "prices">,
  same: SameKeys | null | undefined,
  known: KnownKeys | undefined,
): string | undefined {
  if (!name?.trim()) return "Give the catalog a name.";
  if (currency === "") return "Enter the currency of the prices, such as EUR.";
  if (!source?.name.trim()) return "Give the source a name.";
  const isNamed = columns.some(
    ({ use, isKeyPart }) => use === "key" || use === "name" || isKeyPart,
  );
  if (!isNamed) return "Choose the column that is the name, or the one that is the key.";
  if (prices.length > 0 && !isPriceChosen) return "Say which price shoppers pay.";
  if (same && sameKey === null) return `Say what ${rowsAsked(same)} are.`;
  return known && knownKeys === null ? "Say whose the keys are." : undefined;
}

/** What is asked about, in words: rows of one key, or rows that say the same where some have none. */
export const rowsAsked = ({ keys, keyed }: SameKeys): string =>
  keyed === keys ? "rows of the same key" : "rows that say the same of a product";

/** Whether a file has prices, whose currency is not guessed. */
const sells = ({ columns, prices }: FileLook): boolean =>
  prices.length > 0 || columns.some(({ plan }) => plan.use === "price");

const list = new Intl.ListFormat("en", { type: "disjunction" });
const EXPECTED = { price: "the price", picture: "the picture", "in stock": "the stock" } as const;

/** What shoppers expect of products and no column says, as a sentence; undefined where all of it is there. */
export function lackingIn(columns: ImportChoices["columns"]): string | undefined {
  const lacking = Object.entries(EXPECTED).flatMap(([use, name]) =>
    columns.some((column) => column.use === use) ? [] : [name],
  );
  return lacking.length === 0 ? undefined : `No column is ${list.format(lacking)}.`;
}

/** What was chosen for the file, where it is of the same table; or else what its source has, or what is proposed. */
export function firstChoices({ look, file, catalog, isAsItIs }: PlanProps) {
  const { choices: kept } = file;
  const isOfThis =
    kept?.columns.length === look.columns.length &&
    kept.asItIs === isAsItIs &&
    (kept.sheet ?? null) === look.sheet;
  const { source } = look;
  const named = kept?.source?.name ?? (look.isExport ? "Export" : file.name.replace(/\.\w+$/, ""));
  return {
    name: kept?.name ?? "",
    currency: catalog?.currency ?? kept?.currency ?? look.currency ?? (sells(look) ? "" : "ZAR"),
    isNew: !catalog,
    source: source ? { id: source.id, name: source.name } : { id: null, name: named },
    sheet: look.sheet,
    asItIs: isAsItIs,
    isExport: look.isExport,
    isPriceChosen: false,
    sameKey: source?.sameKey ?? null,
    knownKeys: source?.knownKeys ?? null,
    sameAs: source?.sameAs ?? {},
    emptyCells: source?.emptyCells ?? (look.isExport ? ("empty" as const) : ("leave" as const)),
    absent: source?.absent ?? ("stay" as const),
    variantsByName: source
      ? (source.variantsByName ?? false)
      : (look.sameNames?.isProposed ?? false) &&
        !look.columns.some(({ plan }) => plan.use === "group"),
    pages: source?.pages ?? null,
    // What a new source's rows surely are; of one that is known it was said.
    leaveOut:
      source?.leaveOut ??
      (source ? [] : look.noGoods.filter(({ isSure }) => isSure).map((row) => row.name)),
    columns: look.columns.map(({ plan }) => plan),
    ...(isOfThis && {
      isPriceChosen: kept.isPriceChosen,
      sameKey: kept.sameKey,
      knownKeys: kept.knownKeys,
      sameAs: kept.sameAs,
      emptyCells: kept.emptyCells,
      absent: kept.absent,
      variantsByName: kept.variantsByName,
      pages: kept.pages,
      leaveOut: kept.leaveOut,
      columns: kept.columns,
    }),
  };
}

/** The same with what was chosen for the file before, where its columns are called as they were. */
export function keptChoices(
  choices: FormerFile["choices"],
  { look, file, formerRef: { current: former } }: PlanProps,
): FormerFile["choices"] {
  if (!former || former.id === file.id) return choices;
  const { name, currency, source, columns: formerColumns, ...chosen } = former.choices;
  const {
    isPriceChosen,
    sameKey,
    knownKeys,
    sameAs,
    emptyCells,
    absent,
    variantsByName,
    pages,
    leaveOut,
  } = chosen;
  const columns = look.columns.map(({ header }, place) => {
    const at = former.headers.indexOf(header);
    return at === -1 ? choices.columns[place]! : formerColumns[at]!;
  });
  const isOfSource = choices.source.id !== null && choices.source.id !== source.id;
  return {
    ...choices,
    ...{ name, currency, isPriceChosen, sameKey, knownKeys, sameAs, emptyCells, absent },
    ...{ variantsByName, pages, leaveOut },
    source: isOfSource ? choices.source : source,
    columns,
  };
}

/** The id of a catalog of this name. */
export const catalogId = (name: string): string => wordOf(name, 60) || "catalog";

/** Whether cells are read by a plan as by another one. */
export const isReadAlike = (one: ColumnPlan, other: ColumnPlan): boolean =>
  readBy(one) === readBy(other);

const readBy = ({ use, attribute, separator, decimal, dateOrder, readAs }: ColumnPlan): string =>
  JSON.stringify([
    use,
    ...(use === "attribute" ? [attribute!.kind, attribute!.unit] : []),
    ...[separator, decimal, dateOrder, readAs],
  ]);

/** The id of an attribute that is called so. */
export const attributeIdOf = (name: string): string =>
  freeWord(wordOf(name, 56) || "value", new Set(reservedAttributes));

const MEASURED: readonly AttributeKind[] = ["number", "range"];

/**
 * A column as an attribute of a kind. What was proposed of numbers is not what a text says, "case of 4 (100g)" is; what
 * staff wrote stays.
 */
export function ofKind(kind: AttributeKind, plan: ColumnPlan, proposed: ColumnPlan): ColumnPlan {
  const attribute = plan.attribute!;
  // An attribute that there is keeps its kind.
  const isKnown = attribute.isKnown && attribute.kind === kind;
  const id = attribute.isKnown && !isKnown ? `${attribute.id}-${kind}` : attribute.id;
  const readAs = readAsOf(kind, plan.readAs, proposed);
  // Who says that cells hold several values knows no sign: people write them with any.
  const separator =
    kind === "choices" && proposed.attribute?.kind !== "choices" ? "any" : plan.separator;
  return {
    ...{ ...plan, use: "attribute", separator, readAs },
    attribute: { ...attribute, id, isKnown, kind },
  };
}

function readAsOf(
  kind: AttributeKind,
  readAs: ColumnPlan["readAs"],
  proposed: ColumnPlan,
): ColumnPlan["readAs"] {
  const before = proposed.attribute?.kind;
  const isLike =
    kind === before || (MEASURED.includes(kind) && before && MEASURED.includes(before));
  if (isLike) return { ...proposed.readAs, ...readAs };
  const own = Object.entries(readAs).filter(([cell, said]) => proposed.readAs[cell] !== said);
  return Object.fromEntries(own);
}
