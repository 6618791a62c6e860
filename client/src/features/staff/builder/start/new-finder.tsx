import { useState } from "react";
import { useLocation } from "wouter";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { languages, type LanguageId } from "@shared/finders/languages";
import { freeWord, wordOf } from "@shared/input/words-of-names";
import { callApi } from "@/lib/api";
import { explainRefusal } from "@/lib/explain-refusal";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { documentOf, NoDocument, type Start } from "./begin";

interface Props {
  taken: readonly string[];
  /** The catalog to begin with, if one is wished. */
  catalog?: string;
  onClose: () => void;
}

const STARTS = {
  catalog: "Questions proposed from the catalog",
  nothing: "Nothing: one question to begin with",
  copy: "A copy of another finder",
  file: "A finder’s file",
} as const;

/** Begins a finder: from a catalog, from nothing, from another finder, or from a file. */
export function NewFinder({ taken, catalog: wished = "", onClose }: Props) {
  const [, go] = useLocation();
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues");
  const finders = useStaffQuery<StaffFinder[]>("finders");
  const [name, setName] = useState("");
  const [start, setStart] = useState<keyof typeof STARTS>("catalog");
  const [catalog, setCatalog] = useState(wished);
  const [language, setLanguage] = useState<LanguageId>();
  const [copied, setCopied] = useState("");
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const chosen = catalogs.data?.find(({ id }) => id === catalog) ?? catalogs.data?.[0];
  const source = finders.data?.find(({ slug }) => slug === copied) ?? finders.data?.[0];
  // Before they are there, whether there are any is not known, and a new one may not be among those from before.
  const isKnown = chosen !== undefined && (catalog === "" || chosen.id === catalog);
  const isWaiting =
    start === "copy" ? finders.isPending : start !== "file" && !isKnown && catalogs.isFetching;

  const begin = async () => {
    if (name.trim() === "") return setProblem("Enter a name.");
    if ((start === "catalog" || start === "nothing") && !chosen)
      return setProblem("Add a catalog first: “New Catalog” makes one of a file.");
    if (start === "file" && !file) return setProblem("Choose a file.");
    setBusy(true);
    try {
      const slug = freeWord(wordOf(name) || "finder", taken);
      const from: Start =
        start === "copy"
          ? { from: start, finder: source! }
          : start === "file"
            ? { from: start, file: file! }
            : { from: start, catalog: chosen!, language };
      const document = await documentOf(name.trim(), from);
      await callApi("POST", "/api/admin/finders", { slug, name: name.trim(), document });
      go(`${paths.admin}/finders/${slug}`);
    } catch (error) {
      setProblem(
        error instanceof NoDocument
          ? error.message
          : explainRefusal(error as Error, "That did not work. Please try again."),
      );
      setBusy(false);
    }
  };

  return (
    <Dialog title="New finder" onClose={onClose}>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <FieldFrame label="Name" hint="Shoppers see it. You can change it later.">
          {(input) => (
            <input
              {...input}
              value={name}
              maxLength={100}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame label="Start from">
          {(input) => (
            <select
              {...input}
              value={start}
              onChange={({ target }) => setStart(target.value as keyof typeof STARTS)}
            >
              {Object.entries(STARTS).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {start === "file" ? (
          <FieldFrame label="File" hint="As a finder’s Versions export it.">
            {(input) => (
              <input
                {...input}
                type="file"
                accept=".json,application/json"
                onChange={({ target }) => setFile(target.files?.[0])}
              />
            )}
          </FieldFrame>
        ) : start === "copy" ? (
          <FieldFrame label="Finder">
            {(input) => (
              <select
                {...input}
                value={source?.slug}
                onChange={({ target }) => setCopied(target.value)}
              >
                {finders.data?.map(({ slug, name: label }) => (
                  <option key={slug} value={slug}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ) : (
          <>
            <FieldFrame label="Catalog" hint="What it chooses from.">
              {(input) => (
                <select
                  {...input}
                  value={chosen?.id}
                  onChange={({ target }) => setCatalog(target.value)}
                >
                  {catalogs.data?.map(({ id, name: label, products }) => (
                    <option key={id} value={id}>
                      {label} ({products.toLocaleString("en")})
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <FieldFrame label="Language of your shoppers">
              {(input) => (
                <select
                  {...input}
                  value={language}
                  onChange={({ target }) =>
                    setLanguage(languages.find(({ id }) => id === target.value)?.id)
                  }
                >
                  <option value="">As the products are written</option>
                  {languages.map(({ id, name: label }) => (
                    <option key={id} value={id} lang={id}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
          </>
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy || isWaiting}>
            {isBusy ? "Making it..." : "Make it"}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
