import { useId, useState } from "react";
import { frameTextsIn } from "@shared/finders/frame/frame-texts-in";
import { texts } from "@shared/finders/frame-texts";
import { laterTexts } from "@shared/finders/later-frame-texts";
import type { LookedAt } from "@/lib/draft-message";
import { CheckLine, FieldFrame, FieldNote, INPUT } from "@/staff-kit/field-frame";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import { inLanguage } from "./in-language";
import { LanguageField } from "./language-field";
import { screenOfText } from "./screen-of-text";
import { placeOfText, TEXT_PLACES } from "./text-places";

/** The texts around questions and results: ours are shown, and each can be said otherwise. */
export function TextsTab({ slug, draft, mayWrite }: TabProps) {
  const { document, edit } = draft;
  const { locale, texts } = document;
  const [search, setSearch] = useState("");
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [looked, setLooked] = useState<LookedAt>();
  const own = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text[locale] ? [[name, text[locale]]] : [])),
  );
  const ours = oursIn(locale);
  const names = textsFor(search, own, ours).filter((name) => !isOwnOnly || own[name] !== undefined);
  const isNarrowed = search !== "" || isOwnOnly;
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
          What is said around the questions and results. An empty field says it as we do.
        </p>
        <fieldset disabled={!mayWrite} className="mt-3 max-w-sm min-w-0">
          <legend className="sr-only">Language</legend>
          <LanguageField
            locale={locale}
            onChange={(next) => edit((before) => inLanguage(before, next), "language")}
          />
        </fieldset>
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
          <CheckLine label="Only texts of your own" isChecked={isOwnOnly} onChange={setOwnOnly} />
        </div>
        <p role="status" className="mt-2 text-sm text-muted">
          {names.length === 1 ? "1 text" : `${names.length} texts`}
        </p>
        <fieldset disabled={!mayWrite} className="mt-2 grid min-w-0 gap-2">
          <legend className="sr-only">Texts of the frame around</legend>
          {TEXT_PLACES.map((place) => {
            const here = names.filter((name) => placeOfText(name) === place);
            if (here.length === 0) return null;
            const changed = here.filter((name) => own[name] !== undefined).length;
            return (
              <details
                // Whoever searches sees what is found.
                key={`${place.title} ${isNarrowed}`}
                open={isNarrowed}
                className="rounded-card border border-line bg-surface"
              >
                <summary className="grid min-h-control cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
                  <span className="font-semibold">{place.title}</span>
                  <span className="text-muted max-sm:order-last max-sm:col-span-2">
                    {place.where}
                  </span>
                  <span className="text-xs text-muted">
                    {changed > 0 && `${changed} said otherwise, of `}
                    {here.length === 1 ? "1 text" : `${here.length} texts`}
                  </span>
                </summary>
                <div className="grid gap-3 border-t border-line p-3">
                  {here.map((name) => (
                    <TextField
                      key={name}
                      name={name}
                      ours={ours[name]!}
                      said={own[name]}
                      onFocus={() => setLooked(screenOfText(document, name))}
                      onChange={(said) => put(name, said)}
                    />
                  ))}
                </div>
              </details>
            );
          })}
        </fieldset>
      </section>
      <div className="h-[44rem] min-[79rem]:sticky min-[79rem]:top-6 min-[79rem]:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} subscribe={mayWrite ? draft.subscribe : undefined} at={looked} />
      </div>
    </div>
  );
}

interface TextFieldProps {
  name: string;
  /** What we say. */
  ours: string;
  said: string | undefined;
  onFocus: () => void;
  onChange: (said: string) => void;
}

/** What we say, and beside it what staff say instead. */
function TextField({ name, ours, said, onFocus, onChange }: TextFieldProps) {
  const id = useId();
  const problem = said === undefined ? undefined : textProblem(name, said);
  return (
    <div className="grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-2">
      <label htmlFor={id} className="wrap-anywhere">
        {ours}
      </label>
      <div>
        <input
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-more`}
          className={INPUT}
          placeholder="As ours"
          maxLength={4_000}
          value={said ?? ""}
          onChange={({ target }) => onChange(target.value)}
          onFocus={onFocus}
        />
        <FieldNote id={`${id}-more`} problem={problem} />
      </div>
    </div>
  );
}

/** Every text of the frame around questions and results, as it is said unless a document says otherwise. */
export const FRAME_TEXTS: Readonly<Record<string, string>> = { ...texts, ...laterTexts };

/** The same in the language of a locale, where we have it. */
const oursIn = (locale: string): Readonly<Record<string, string>> => ({
  ...FRAME_TEXTS,
  ...frameTextsIn(locale),
});

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
export function textsFor(
  search: string,
  own: Readonly<Record<string, string>>,
  ours: Readonly<Record<string, string>> = FRAME_TEXTS,
): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(ours)
    .filter(([name, text]) => {
      const all = `${name} ${text} ${own[name] ?? ""}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .map(([name]) => name);
}
