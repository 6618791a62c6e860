import "../model/all-texts";
import { useState, type ReactNode } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { TextField } from "@/ui/text-field";
import { sayCount, type Say } from "../model/say";

export interface SearchProps {
  options: readonly ShownOption[];
  /** Shown whatever was searched for. */
  chosen: readonly string[];
  say: Say;
  children: (found: readonly ShownOption[]) => ReactNode;
}

/** Options, found by their label, text and synonyms. */
export function SearchedOptions({ options, chosen, say, children }: SearchProps) {
  const [wanted, setWanted] = useState("");
  const found = options.filter((option) => isFound(option, wanted) || chosen.includes(option.id));
  return (
    <>
      <div className="mb-4 max-w-md">
        <TextField
          label={say("search")}
          type="search"
          maxLength={64}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status" className="min-h-6 pt-1 text-sm text-muted">
          {wanted &&
            (found.length > 0 ? sayCount(say, "search-found", found.length) : say("search-none"))}
        </p>
      </div>
      {children(found)}
    </>
  );
}

/** Letters without their accents, in lower case. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

function isFound({ label, text = "", synonyms = [] }: ShownOption, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const said = plain([label, text, ...synonyms].join(" "));
  return words.every((word) => said.includes(word));
}
