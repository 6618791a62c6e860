import { useEffect, useState } from "react";
import type { ImportChoices } from "@shared/contracts/import-files";
import { callApi } from "@/lib/api";

/** What was chosen is kept once nobody changes it for so long. */
const KEEP_AFTER_MS = 700;

/** Keeps what is chosen with its file, so that it can be gone on with. Returns whether the last change is kept. */
export function useKeptChoices(address: string, choices: ImportChoices, isOn: boolean): boolean {
  const text = JSON.stringify({ choices });
  const [kept, setKept] = useState(text);
  useEffect(() => {
    if (!isOn || kept === text) return undefined;
    const timer = setTimeout(() => {
      callApi("PUT", address, JSON.parse(text)).then(
        () => setKept(text),
        // The next change tries again.
        () => undefined,
      );
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address, isOn, kept, text]);
  return kept === text;
}
