import { expect, it } from "vitest";
import { tableFile } from "../../testing/table-file";
import { cellAt } from "./table-columns";
import { readTable } from "./read-table";

/** The columns of a table, each with its cells. */
async function columnsOf(head: string, rows: readonly string[], asItIs = false) {
  const csv = ["SKU;Name", ...rows.map((_, at) => `k${at};Name ${at}`)].map(
    (line, at) => `${line};${at === 0 ? head : rows[at - 1]}`,
  );
  const table = await readTable(tableFile(Buffer.from(csv.join("\n"))), { asItIs });
  const cells = table.columns
    .slice(2)
    .map((column) => [column.header, rows.map((_, row) => cellAt(column, row))] as const);
  return { cells: Object.fromEntries(cells), shaped: table.shaped };
}

it.each([
  ["Alter ab (Monate);Alter bis (Monate)", "Alter (Monate)"],
  ["Age from;Age to", "Age"],
  ["Min Age;Max Age", "Age"],
  ["age_min;age_max", "age"],
  ["Leeftijd vanaf;Leeftijd tot", "Leeftijd"],
])("%s are the ends of %s", async (head, header) => {
  const { cells, shaped } = await columnsOf(head, ["0;48", "ca. 9;36", "18;", ";12", ";"]);
  expect(cells).toEqual({ [header]: ["0-48", "9-36", "from 18", "up to 12", ""] });
  expect(shaped).toEqual([`Two columns became one of ranges: ${head.split(";").join(" and ")}.`]);
});

it("what has units keeps them, and what is no range is left to be told of", async () => {
  const many = Array<string>(10).fill("5 kg;9 kg");
  const rows = ["3 kg;9 kg", "4 kg;12 kg", ";4-12 kg", ...many, "heavy;9 kg"];
  const { cells } = await columnsOf("Weight from;Weight to", rows);
  expect(cells.Weight?.slice(0, 3)).toEqual(["3-9 kg", "4-12 kg", "4-12 kg"]);
  expect(cells.Weight?.at(-1)).toBe("heavy – 9 kg");
});

it.each([
  ["prices", "Price from;Price to", ["3;9", "4;12"]],
  ["dates", "Available from;Available to", ["3;9", "4;12"]],
  ["ends of different things", "Age from;Weight to", ["3;9", "4;12"]],
  ["ends the other way round", "Age from;Age to", ["9;3", "12;4"]],
  ["words", "Age from;Age to", ["baby;child", "child;adult"]],
])("%s are no ranges", async (_, head, rows) => {
  expect(Object.keys((await columnsOf(head, rows)).cells)).toEqual(head.split(";"));
});

it("a table that is read as it is keeps both", async () => {
  const { cells } = await columnsOf("Age from;Age to", ["3;9", "4;12"], true);
  expect(Object.keys(cells)).toEqual(["Age from", "Age to"]);
});
