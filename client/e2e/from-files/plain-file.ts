import { readFileSync } from "node:fs";
import { join } from "node:path";

// A shop's file as any script would read it: nothing here, nor in the oracles, is the product's.

const FILES = join(import.meta.dirname, "../../../server/testing/shop-files");

/** Where a file of a shop is. */
export const fileOf = (name: string): string => join(FILES, name);

interface Written {
  encoding: "utf-8" | "windows-1252";
  delimiter: "," | ";";
  /** A header of the line that the columns are named in: titles may stand above it. */
  header: string;
}

/** A row by its headers, each cell without the blanks around it. */
export type Row = (header: string) => string;

/** The rows below the head, all of them: which are products, each oracle says for its file. */
export function rowsOf(name: string, { encoding, delimiter, header }: Written): Row[] {
  const text = new TextDecoder(encoding).decode(readFileSync(fileOf(name)));
  const lines = cellsOf(text, delimiter).map((cells) => cells.map((cell) => cell.trim()));
  const at = lines.findIndex((cells) => cells.includes(header));
  const heads = lines[at]!;
  return lines.slice(at + 1).map((cells) => (wanted) => {
    const place = heads.indexOf(wanted);
    if (place === -1) throw new Error(`${name} has no column ${wanted}.`);
    return cells[place] ?? "";
  });
}

/** Cells by line: in quotes a cell may have delimiters and line breaks, and two quotes are one. */
function cellsOf(text: string, delimiter: string): string[][] {
  const lines: string[][] = [[""]];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const line = lines.at(-1)!;
    const sign = text[at]!;
    const put = (more: string) => (line[line.length - 1] += more);
    if (isQuoted) {
      if (sign !== '"') put(sign);
      else if (text[at + 1] === '"') put(text[++at]!);
      else isQuoted = false;
    } else if (sign === '"' && line.at(-1) === "") isQuoted = true;
    else if (sign === delimiter) line.push("");
    else if (sign === "\n") lines.push([""]);
    else if (sign !== "\r") put(sign);
  }
  return lines;
}

/** Those rows that say something new: what stands there twice, word for word, is one product. */
export function once(rows: readonly Row[], headers: readonly string[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const said = headers.map(row).join("\n");
    return !seen.has(said) && seen.add(said);
  });
}

/** A number as shops write it in any of these files; undefined where the cell has none. */
export function numberIn(cell: string): number | undefined {
  const text = cell.replace(/[^\d.,]/g, "").replace(/[.,]+$/, "");
  // A sign before exactly three digits parts thousands, unless another one stands behind them for the decimals.
  const plain = text.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return plain === "" ? undefined : Number(plain);
}
