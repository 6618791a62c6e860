import { FILE_PART_BYTES, type ImportFile } from "@shared/contracts/import-files";
import { ApiError, callApi } from "@/lib/api";

const TRIES = 3;

/** Sends a file in parts, and says how far it is from 0 to 1. Returns what the server keeps; throws like `callApi`. */
export async function sendImportFile(
  file: File,
  goesInto: { catalog: string | null; isList: boolean },
  onProgress: (part: number) => void,
): Promise<ImportFile> {
  const kept = await callApi<ImportFile>("POST", "/api/admin/import-files", {
    name: file.name,
    size: file.size,
    ...goesInto,
  });
  for (let from = 0; from < file.size; from += FILE_PART_BYTES) {
    onProgress(from / file.size);
    const part = file.slice(from, from + FILE_PART_BYTES);
    await sendPart(`/api/admin/import-files/${kept.id}/parts/${from / FILE_PART_BYTES}`, part);
  }
  onProgress(1);
  return kept;
}

/** A part is sent again where the way to the server failed. */
async function sendPart(address: string, part: Blob): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      const response = await fetch(address, {
        method: "PUT",
        credentials: "include",
        headers: { "Content-Type": "application/octet-stream" },
        body: part,
      });
      if (response.ok) return;
      throw new ApiError(response.status, response.statusText, await response.text());
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status < 500;
      if (isFinal || left === 1) throw error;
    }
  }
}
