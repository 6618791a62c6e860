import type { AttributeShape, AttributeUses } from "@shared/contracts/attributes";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

type Finder = Pick<AttributeUses["finders"][number], "name" | "asks">;
type Value = Pick<AttributeShape["values"][number], "id" | "isRetired">;

/** What becomes of values: some are merged into others, and some are no longer offered. */
interface Change {
  before: readonly Value[];
  after: readonly Value[];
  merged?: { from: string; into: string };
}

/** The questions that have several answers before a change, and one or none after it: "“How wide?” of Shoes". */
export function questionsLeft(finders: readonly Finder[], change: Change): string[] {
  const { before, after, merged } = change;
  const offered = (values: readonly Value[]) =>
    values.filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  const into = (id: string) => (id === merged?.from ? merged.into : id);
  const countOf = (answers: readonly (readonly string[])[]) =>
    new Set(answers.map((each) => [...new Set(each)].sort().join(" "))).size;
  return finders.flatMap(({ name, asks }) =>
    asks.flatMap(({ question, answers, isOwn }) => {
      const [was, is] = [offered(before), offered(after)];
      const all = answers ?? was.map((each) => [each]);
      // Answers that were written one by one stay there when a value is retired.
      const stays = (each: readonly string[], there: readonly string[]) =>
        isOwn === true || each.some((id) => there.includes(id));
      const had = countOf(all.filter((each) => stays(each, was)));
      const has = countOf(all.map((each) => each.map(into)).filter((each) => stays(each, is)));
      return had > 1 && has <= 1 ? [`${question} of ${name}`] : [];
    }),
  );
}

const list = new Intl.ListFormat("en");

/** Says which questions a change leaves with one answer, where there are some. */
export function LeftAlone({ attribute, ...change }: Change & { attribute: string }) {
  const { data } = useStaffQuery<AttributeUses>(`attributes/${attribute}/uses`);
  const left = questionsLeft(data?.finders ?? [], change);
  if (left.length === 0) return null;
  return (
    <p role="status" className="text-sm font-semibold sm:col-span-2">
      {left.length === 1 ? "This question is" : "These questions are"} left with a single answer:{" "}
      {list.format(left)}. Remove {left.length === 1 ? "it" : "them"} there, or keep another value.
    </p>
  );
}
