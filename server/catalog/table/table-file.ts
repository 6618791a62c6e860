import { encodingFinder, type Encoding } from "../csv/csv-text";

/** A file that is read as a table: a CSV with the way its characters are written, or a workbook. */
export interface TableFile {
  encoding: Encoding | "workbook";
  /** Its bytes from the first on, as often as they are asked for. */
  parts: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Whether a file is a workbook of Excel's by its first bytes, or at least the archive that one is. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Finds from its bytes, as they come, how a file is to be read. */
export function fileFinder() {
  const finder = encodingFinder();
  let isWorkbook: boolean | undefined;
  return {
    add(bytes: Uint8Array): void {
      if (bytes.length === 0) return;
      isWorkbook ??= isArchive(bytes);
      if (!isWorkbook) finder.add(bytes);
    },
    /** Throws a 400 for what is no text. */
    found: (): TableFile["encoding"] => (isWorkbook === true ? "workbook" : finder.found()),
  };
}
