import { setImmediate as nextTurn } from "node:timers/promises";
import type { CellsFileReport } from "@shared/contracts/product-cells";
import { plainWord } from "@shared/finders/search-choices";
import {
  cellReader,
  optionsWithRules,
  usesOf,
  withProductCells,
} from "@shared/finders/product-cells";
import { strictnessWords, type Use } from "@shared/finders/rule";
import { sizeProblem } from "@shared/finders/size-problem";
import { AppError } from "../../platform/http/app-error";
import { csvRows } from "../../catalog/csv/csv-rows";
import {
  cell,
  PRODUCT,
  readHeader,
  textOf,
  type Column,
  type OptionColumn,
  type Table,
} from "./cells-columns";
import type { RowProduct } from "./section-products";

// The table as a file: a row for each product, a column for each option, in each cell the words of a use.

const MAX_PROBLEMS = 200;
const MAX_ROWS = 100_000;

/** Tells of a product the cells of its row. */
export function cellsRow({ question, of }: Table): (product: RowProduct) => string[] {
  const readers = optionsWithRules(question).map((each) => cellReader(each, of.section.id));
  return ({ key, name }) => {
    const said = readers.map((useOf) => useOf(key));
    return [cell(key), cell(name), ...said.map((use) => (use ? strictnessWords[use] : ""))];
  };
}

/** What a file would change in the cells of a question, for the products of its table. Nothing is changed. Throws a 400 for a file that is no such table. */
export async function checkCells(
  table: Table,
  products: readonly RowProduct[],
  text: string,
): Promise<CellsFileReport> {
  const { stage, of, question } = table;
  const known = new Map(products.map(({ key }) => [plainWord(key), key]));
  const uses = usesOf(question);
  const useOf = new Map(
    uses.flatMap((use) =>
      [use, strictnessWords[use]].map((word) => [plainWord(word), use] as const),
    ),
  );
  const report: CellsFileReport = {
    rows: 0,
    changed: 0,
    unchanged: 0,
    bad: 0,
    problems: [],
    cells: {},
  };
  const problem = (line: number, path: string, message: string) => {
    report.bad += 1;
    if (report.problems.length < MAX_PROBLEMS) report.problems.push({ line, path, message });
  };
  const seen = new Map<string, number>();
  let columns: Column[] | undefined;
  for (const rows of csvRows(text)) {
    for (const { line, cells } of rows) {
      if (!columns) {
        columns = readHeader(cells, table, (path, message) => problem(line, path, message));
        continue;
      }
      report.rows += 1;
      if (report.rows > MAX_ROWS) {
        const most = MAX_ROWS.toLocaleString("en");
        throw new AppError(400, "invalid", `A table has at most ${most} rows. Split it.`);
      }
      if (cells.length !== columns.length) {
        const message = `This row has ${cells.length} cells, the header ${columns.length}.`;
        problem(line, "", message);
        continue;
      }
      const written = textOf(cells[columns.findIndex((each) => each === "product")]);
      const key = known.get(plainWord(written));
      if (key === undefined) {
        problem(
          line,
          PRODUCT,
          written === ""
            ? "Enter the product's key."
            : `There is no product “${written.slice(0, 60)}” in this table.`,
        );
        continue;
      }
      const before = seen.get(key);
      if (before !== undefined) {
        problem(line, PRODUCT, `Line ${before} has this product already.`);
        continue;
      }
      seen.set(key, line);
      for (const [at, column] of columns.entries()) {
        if (typeof column === "string") continue;
        const word = textOf(cells[at]);
        const use = word === "" ? null : useOf.get(plainWord(word));
        if (use === undefined) {
          const offered = uses.map((each) => `“${strictnessWords[each]}”`).join(", ");
          const message = `“${word.slice(0, 60)}” is none of ${offered}; nothing means no rule.`;
          problem(line, column.title, message);
        } else note(report, column, key, use);
      }
    }
    await nextTurn();
  }
  if (!columns) throw new AppError(400, "invalid", "The file is empty: it needs a header row.");
  if (report.changed > 0) {
    const cells = new Map(
      Object.entries(report.cells).map(([id, each]) => [id, new Map(Object.entries(each))]),
    );
    const refusal = sizeProblem(
      withProductCells(stage.document, { question: question.id, section: of.section.id }, cells),
    );
    if (refusal) report.refusal = refusal;
  }
  return report;
}

function note(
  report: CellsFileReport,
  { option, present }: OptionColumn,
  key: string,
  use: Use | null,
): void {
  if ((present(key) ?? null) === use) {
    report.unchanged += 1;
    return;
  }
  report.changed += 1;
  // No key of a product means something else in it.
  const cells = (report.cells[option.id] ??= Object.create(null) as Record<string, Use | null>);
  cells[key] = use;
}
