import { csvRows } from "../../catalog/csv/csv-rows";
import { exampleOf } from "./put-in-example";

/** A file of products as a person reads it: each row's cells by their headers. */
export function exampleRows(slug: string, catalog: string): Record<string, string>[] {
  const file = exampleOf(slug).products[catalog];
  if (file === undefined) throw new Error(`The example ${slug} has no products ${catalog}.`);
  const [head, ...rows] = [...csvRows(file)].flat();
  return rows.map(({ cells }) =>
    Object.fromEntries(head!.cells.map((header, at) => [header, cells[at]!])),
  );
}

/** The parts of a cell that lists several. */
export const listed = (cell: string): string[] => cell.split("|").filter(Boolean);
