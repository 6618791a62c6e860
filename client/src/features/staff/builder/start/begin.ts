import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { Draft, ProposedQuestions, StaffFinder } from "@shared/contracts/finder-drafts";
import { UNNAMED, type Question } from "@shared/finders/question";
import type { FinderDocument } from "@shared/finders/document";
import type { LanguageId } from "@shared/finders/languages";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { freeWord } from "@shared/input/words-of-names";
import { callApi } from "@/lib/api";

/** What a finder begins with. */
export type Start =
  | {
      from: "catalog" | "nothing";
      catalog: CatalogSummary;
      /** That of the products, as far as it can be told, unless it is chosen. */
      language?: LanguageId | undefined;
    }
  | { from: "copy"; finder: Pick<StaffFinder, "slug" | "liveVersion" | "lastVersion"> }
  | { from: "file"; file: File };

/** The document of a finder that begins so. Throws what keeps it from being one. */
export async function documentOf(name: string, start: Start): Promise<unknown> {
  if (start.from === "file") return documentIn(await start.file.text());
  if (start.from === "copy") {
    const document = await documentToCopy(start.finder);
    return { ...document, title: { ...document.title, [document.locale]: name } };
  }
  const { id, currency } = start.catalog;
  const { locale, questions, card } = await questionsFor(id, start.language);
  if (start.from !== "catalog" || questions.length === 0)
    return newDocument(name, id, currency, undefined, locale);
  const document = newDocument(name, id, currency, questions, locale);
  return { ...document, results: { ...document.results, card } };
}

/** The draft of a finder, or what shoppers see of it where nobody has begun to change it. */
async function documentToCopy({
  slug,
  liveVersion,
  lastVersion,
}: Extract<Start, { from: "copy" }>["finder"]): Promise<FinderDocument> {
  const path = `/api/admin/finders/${slug}`;
  const { document } = await callApi<Draft>("GET", `${path}/draft`);
  if (document) return document;
  const version = liveVersion ?? lastVersion;
  if (version === null) throw new NoDocument("That finder has no draft and no version to copy.");
  return callApi<FinderDocument>("GET", `${path}/versions/${version}`);
}

/** Said where there is no document: of a file that is none, of a finder that has none. */
export class NoDocument extends Error {
  override name = "NoDocument";
}

function documentIn(text: string): unknown {
  try {
    const read = JSON.parse(text) as unknown;
    if (typeof read === "object" && read !== null && "questions" in read) return read;
  } catch {
    // Said below.
  }
  throw new NoDocument("This is no finder’s file. Export one under a finder’s Versions.");
}

/** The questions that a catalog's products suggest, in a language or in their own. */
function questionsFor(catalog: string, language?: LanguageId): Promise<ProposedQuestions> {
  const address = `/api/admin/catalogues/${encodeURIComponent(catalog)}/questions`;
  return callApi("GET", language ? `${address}?locale=${language}` : address);
}

/** A question to begin with; one that stands after others is skipped where no answer would change anything. */
export const newQuestion = (taken: readonly string[], locale = "en"): Question => ({
  id: freeWord("question", taken),
  title: { [locale]: UNNAMED.question },
  ask: { kind: "one", as: "cards" },
  required: false,
  advance: "submit",
  weight: 10,
  fact: false,
  combine: "any",
  offer: "available",
  ...(taken.length > 0 && { skipSame: true }),
  rules: [],
  options: [
    { id: "first", label: { [locale]: UNNAMED.answers[0] }, rules: [] },
    { id: "second", label: { [locale]: UNNAMED.answers[1] }, rules: [] },
  ],
});

/** The document of a finder that somebody begins: one question over one catalog. */
export const newDocument = (
  title: string,
  catalog: string,
  currency: string,
  questions?: Question[],
  locale = "en",
): FinderDocument => ({
  schema: DOCUMENT_SCHEMA,
  locale,
  title: { [locale]: title },
  currency,
  questions: questions ?? [newQuestion([], locale)],
  groups: [],
  values: [],
  rules: [],
  sections: [{ id: "main", catalogue: catalog, isOptional: false, maxItems: 24 }],
  results: {
    order: "score",
    orderBy: [],
    layout: "rows",
    badge: "percent",
    card: [],
    actions: ["compare", "share", "mail"],
    endings: [],
  },
  texts: {},
  screens: {},
});
