import { useState } from "react";
import { texts } from "@shared/finders/frame-texts";
import { laterTexts } from "@shared/finders/later-frame-texts";
import type { LookedAt } from "@/lib/draft-message";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import { screenOfText } from "./screen-of-text";

/** As many as are taken in at a glance; the others on demand. */
const FIRST = 30;

/** The texts around questions and results: ours are shown, and each can be said otherwise. */
export function TextsTab({ slug, draft, mayWrite }: TabProps) {
  const { document, edit } = draft;
  const { locale, texts } = document;
  const [search, setSearch] = useState("");
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [hasAll, setAll] = useState(false);
  const [looked, setLooked] = useState<LookedAt>();
  const own = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text[locale] ? [[name, text[locale]]] : [])),
  );
  const names = textsFor(search, own).filter((name) => !isOwnOnly || own[name] !== undefined);
  const shown = hasAll || search !== "" ? names : names.slice(0, FIRST);
  const put = (name: string, said: string) =>
    edit((before) => {
      const { [name]: text, ...others } = before.texts;
      const { [locale]: _, ...elsewhere } = text ?? {};
      const next = said === "" ? elsewhere : { ...elsewhere, [locale]: said };
      const isLeft = Object.keys(next).length > 0;
      return { ...before, texts: isLeft ? { ...others, [name]: next } : others };
    }, `texts ${name}`);
  return (
    <div className="grid gap-6 min-[79rem]:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_27rem]">
      <section aria-label="Texts" className="min-w-0 max-w-4xl">
        <p className="text-sm text-muted">
          What is said around the questions and results. An empty field says ours.
        </p>
        <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-2">
          <div className="min-w-0 grow">
            <FieldFrame label="Search texts">
              {(input) => (
                <input
                  {...input}
                  type="search"
                  maxLength={100}
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
              )}
            </FieldFrame>
          </div>
          <CheckLine
            label="Only those said otherwise"
            isChecked={isOwnOnly}
            onChange={setOwnOnly}
          />
        </div>
        <p role="status" className="mt-2 text-sm text-muted">
          {names.length === 1 ? "1 text" : `${names.length} texts`}
        </p>
        <fieldset disabled={!mayWrite} className="mt-2 grid min-w-0 gap-x-6 gap-y-4 sm:grid-cols-2">
          <legend className="sr-only">Texts of the frame around</legend>
          {shown.map((name) => (
            <FieldFrame
              key={name}
              label={FRAME_TEXTS[name]!}
              problem={own[name] === undefined ? undefined : textProblem(name, own[name])}
            >
              {(input) => (
                <input
                  {...input}
                  placeholder={FRAME_TEXTS[name]}
                  maxLength={4_000}
                  value={own[name] ?? ""}
                  onChange={({ target }) => put(name, target.value)}
                  onFocus={() => setLooked(screenOfText(document, name))}
                />
              )}
            </FieldFrame>
          ))}
        </fieldset>
        {shown.length < names.length && (
          <Button look="secondary" className="mt-4" onClick={() => setAll(true)}>
            Show {names.length - shown.length} more
          </Button>
        )}
      </section>
      <div className="h-[44rem] min-[79rem]:sticky min-[79rem]:top-6 min-[79rem]:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} subscribe={mayWrite ? draft.subscribe : undefined} at={looked} />
      </div>
    </div>
  );
}

/** Every text of the frame around questions and results, as it is said unless a document says otherwise. */
export const FRAME_TEXTS: Readonly<Record<string, string>> = { ...texts, ...laterTexts };

const PLACEHOLDER = /\{[a-z]+\}/gi;

const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))].sort();

/** What is wrong with saying a text otherwise: a placeholder that it has none of, or one that is left out. */
export function textProblem(name: string, said: string): string | undefined {
  const known = placeholdersIn(FRAME_TEXTS[name] ?? "");
  const used = placeholdersIn(said);
  const unknown = used.filter((each) => !known.includes(each));
  if (unknown.length > 0) {
    return known.length === 0
      ? `Nothing stands for ${unknown.join(", ")} here. Leave it out.`
      : `Nothing stands for ${unknown.join(", ")} here. There is ${known.join(", ")}.`;
  }
  const missing = known.filter((each) => !used.includes(each));
  return missing.length > 0
    ? `Without ${missing.join(", ")} shoppers are not told that.`
    : undefined;
}

/** The names of texts that say, or are called, all of these words. */
export function textsFor(search: string, own: Readonly<Record<string, string>>): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(FRAME_TEXTS)
    .filter(([name, text]) => {
      const all = `${name} ${text} ${own[name] ?? ""}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .map(([name]) => name);
}
