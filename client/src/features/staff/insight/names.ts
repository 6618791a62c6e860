import { useQuery } from "@tanstack/react-query";
import type { Attribute } from "@shared/contracts/attributes";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { rangeIn } from "@shared/finders/answers";
import { readAnswer } from "@shared/finders/question-kinds";
import { formatMoney } from "@shared/finders/format-money";
import { callApi } from "@/lib/api";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

/** What questions and answers are called by people. */
export interface InsightNames {
  step: (id: string) => string;
  question: (id: string) => string;
  answer: (question: string, id: string) => string;
  /** Where a step stands in the finder; undefined of what it does not have. */
  place: (id: string) => number | undefined;
}

/** The names in the version of a finder that shoppers see, or saw last; what it does not have is named by its id, spelled out. */
export function useInsightNames(slug: string): InsightNames {
  const path = `/api/admin/finders/${slug}`;
  const { data } = useQuery({
    queryKey: [path, "insight names"],
    queryFn: async (): Promise<FinderDocument | null> => {
      const { liveVersion, lastVersion } = await callApi<StaffFinder>("GET", path);
      const version = liveVersion ?? lastVersion;
      return version === null ? null : callApi("GET", `${path}/versions/${version}`);
    },
    staleTime: 60_000,
  });
  const attributes = useStaffQuery<Attribute[]>("attributes").data;
  return insightNames(data ?? undefined, attributes);
}

/** The names in a document, and of what products state. */
export function insightNames(
  document:
    | (Pick<FinderDocument, "questions" | "locale"> &
        Partial<Pick<FinderDocument, "currency" | "groups">>)
    | undefined,
  attributes: readonly Pick<Attribute, "id" | "values">[] = [],
): InsightNames {
  const { questions = [], groups = [], locale = "en", currency } = document ?? {};
  const money =
    currency !== undefined && ((amount: number) => formatMoney(amount, currency, locale));
  const say = (text: Record<string, string> | undefined) =>
    text?.[locale] ?? Object.values(text ?? {})[0];
  const asked = (id: string) => questions.find((each) => bare(each.id) === bare(id));
  const question = (id: string) => say(asked(id)?.title) ?? spelledOut(id);
  // A page of several questions is named by its heading, or by all of them.
  const onPage = (id: string) =>
    questions.filter(({ group }) => group !== undefined && bare(group) === bare(id));
  const page = (id: string) => {
    const heading = say(groups.find((each) => bare(each.id) === bare(id))?.title);
    return (
      heading ??
      onPage(id)
        .map(({ title }) => say(title))
        .join(" ")
    );
  };
  return {
    question,
    step: (id) => (id === "results" ? "Results" : page(id) || question(id)),
    place(id) {
      if (id === "results") return questions.length;
      const [first = asked(id)] = onPage(id);
      return first && questions.indexOf(first);
    },
    answer(of, id) {
      const { options } = asked(of) ?? {};
      const own = Array.isArray(options) ? options.find((each) => each.id === id) : undefined;
      const linked =
        options && "attribute" in options
          ? attributes.find((each) => each.id === options.attribute)?.values
          : undefined;
      const value = linked?.find((each) => each.id === id);
      return (
        say(own?.label ?? value?.label ?? presetOf(asked(of), id)?.label) ??
        rangeText(id, asked(of)?.ask.kind === "price" && money) ??
        spelledOut(id)
      );
    },
  };
}

/** The range of a price that was chosen as a whole; undefined of others. */
function presetOf(question: FinderDocument["questions"][number] | undefined, id: string) {
  const ask = question?.ask;
  const range = rangeIn(readAnswer("range", id));
  if (!range || ask?.kind !== "price" || !Array.isArray(ask.presets)) return undefined;
  const { min = 0, max } = range;
  return ask.presets.find((each) => each.min === min && each.max === max);
}

/** "from R500 to R900" of "500..900"; undefined of what is no range. */
function rangeText(id: string, money: false | ((amount: number) => string)): string | undefined {
  const range = rangeIn(readAnswer("range", id));
  if (!range) return undefined;
  const { min = 0, max } = range;
  const said = money || ((end: number) => end.toLocaleString("en"));
  if (max === undefined) return min === 0 ? "Any" : `from ${said(min)}`;
  return min === 0 ? `up to ${said(max)}` : `from ${said(min)} to ${said(max)}`;
}

/** Addresses and answers spell a question's id in their own ways: "sleep-style", "sleepStyle". */
const bare = (id: string) => id.replace(/[-_]/g, "").toLowerCase();

/** "hot_sleeper" as "Hot sleeper". */
function spelledOut(id: string): string {
  const words = id
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? id : words[0]!.toUpperCase() + words.slice(1).toLowerCase();
}
