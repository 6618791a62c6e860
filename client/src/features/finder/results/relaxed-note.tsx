import type { FinderModel } from "../model";

/** Names the questions whose answers no product meets together with the others. */
export function RelaxedNote({ relaxed, model }: { relaxed: string[]; model: FinderModel }) {
  const { questions, shown, say } = model;
  const titles = questions.filter(({ id }) => relaxed.includes(id)).map(({ title }) => title);
  if (titles.length === 0) return null;
  const names = new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(
    // A question's own mark would end the sentence.
    titles.map((title) => (/[?!.]$/.test(title) ? `“${title}”` : title)),
  );
  return (
    <p role="status" className="mt-4 rounded-card bg-accent-soft px-4 py-3 font-semibold">
      {say("relaxed", { names })}
    </p>
  );
}
