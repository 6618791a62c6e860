import { fileFinder, type TableFile } from "../catalog/table/table-file";

/**
 * Bytes at hand as a file that is read as a table, in one part or in parts of so many bytes. Throws a 400 for what is
 * no text.
 */
export function tableFile(bytes: Uint8Array, partBytes = Infinity): TableFile {
  const finder = fileFinder();
  finder.add(bytes);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += partBytes)
    parts.push(bytes.subarray(from, from + partBytes));
  return { encoding: finder.found(), parts: () => parts };
}
