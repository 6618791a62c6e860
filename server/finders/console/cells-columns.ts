import { plainWord } from "@shared/finders/search-choices";
import { cellReader, optionsWithRules } from "@shared/finders/product-cells";
import type { Option, Question } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import { AppError } from "../../platform/http/app-error";
import { fromCell, toCell } from "../../catalog/csv/cells";
import type { Stage, StagedSection } from "../shopper/stage";

// The columns of a table as a file: the product, its name, and one for each option.

const AS_TEXT = { name: "value", label: "Value", kind: "text" } as const;
export const PRODUCT = "Product";
const NAME = "Name";

/** A text as a cell of a file. */
export const cell = (text: string) => toCell(AS_TEXT, text);
/** What a cell of a file says. */
export const textOf = (written: string | undefined) =>
  (fromCell(AS_TEXT, written ?? "") as string).trim();

/** What a table is of. */
export interface Table {
  stage: Stage;
  /** Its products. */
  of: StagedSection;
  question: Question;
}

export interface OptionColumn {
  option: Option;
  title: string;
  present: (key: string) => Use | undefined;
}

/** A column that is not read has no name. */
export type Column = OptionColumn | "product" | "";

/** The columns of options: by their labels, and by their ids where a label is not theirs alone. */
function columnsOf({ stage, question }: Table) {
  const { locale } = stage.document;
  const options = optionsWithRules(question);
  const labelOf = ({ label, id }: Option) => (label[locale] ?? "").trim() || id;
  const taken = [PRODUCT, NAME, ...options.map(labelOf)].map(plainWord);
  return options.map((option) => {
    const label = labelOf(option);
    const isItsOwn = taken.filter((each) => each === plainWord(label)).length === 1;
    return { option, title: isItsOwn ? label : option.id };
  });
}

/** The header of a question's file. */
export const cellsHeader = (table: Table): string[] =>
  [PRODUCT, NAME, ...columnsOf(table).map(({ title }) => title)].map(cell);

/** Throws a 400 without a column of products, or of any option; each other column that is unknown is told. */
export function readHeader(
  header: readonly string[],
  table: Table,
  tell: (path: string, message: string) => void,
): Column[] {
  const offered = columnsOf(table);
  const byName = new Map<string, (typeof offered)[number]>();
  for (const each of offered) byName.set(plainWord(each.option.id), each);
  for (const each of offered) byName.set(plainWord(each.title), each);
  const found = new Set<string>();
  const columns = header.map((written): Column => {
    const name = textOf(written);
    const word = plainWord(name);
    const option = byName.get(word);
    const id = option?.option.id ?? word;
    if (word === plainWord(NAME) && !option) return "";
    if (found.has(id)) {
      tell(name, "This column is there twice. The first one counts.");
      return "";
    }
    found.add(id);
    if (word === plainWord(PRODUCT) && !option) return "product";
    if (option) return { ...option, present: cellReader(option.option, table.of.section.id) };
    tell(name || "a column", "This question has no such answer. The column is left out.");
    return "";
  });
  if (columns.includes("product") && columns.some((each) => typeof each === "object")) {
    return columns;
  }
  const names = offered.map(({ title }) => title).slice(0, 12);
  const message = `The columns don't match: the first is “${PRODUCT}”, others are ${names.join(", ")}. Export the table to see them.`;
  throw new AppError(400, "invalid", message);
}
