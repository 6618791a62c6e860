import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { writeAnswer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, type ValuesOf } from "@shared/finders/path";

/** The locale to ask for: the address's `locale`, else the browser's. The server takes the nearest it has. */
const wantedLocale = () =>
  new URLSearchParams(window.location.search).get("locale") ?? navigator.language;

/** The call for a finder's document: of a version, or the live one. */
export function documentAddress(slug: string, version?: number): string {
  return withQuery(slug, "", {
    v: version === undefined ? undefined : String(version),
    locale: wantedLocale(),
  });
}

/** The answers that count, by question, as addresses write them. */
export function writtenAnswers(
  { questions, values }: { questions: readonly ShownQuestion[]; values?: ValuesOf },
  answers: Answers,
): Record<string, string> {
  const counted = Object.entries(answersOnTheWay(questions, answers, values));
  return Object.fromEntries(counted.map(([id, answer]) => [id, writeAnswer(answer)]));
}

/** A call about answers, in a document's version and locale. */
export function answersAddress(
  { slug, version, locale }: ShownFinder,
  call: "recommendations" | "counts" | "suggestions" | "options",
  answers: Record<string, string>,
  of?: readonly string[],
): string {
  return withQuery(slug, `/${call}`, {
    v: String(version),
    locale,
    of: of?.join(","),
    ...answers,
  });
}

function withQuery(
  slug: string,
  call: string,
  parameters: Record<string, string | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return `/api/finders/${encodeURIComponent(slug)}${call}?${query.toString()}`;
}
