import type { FinderModel } from "../model/model";
import { sayOwn } from "../model/say";

/** Names the questions whose answers no product meets together with the others. */
export function RelaxedNote({ relaxed, model }: { relaxed: string[]; model: FinderModel }) {
  const { questions, shown, say } = model;
  const given = relaxed.flatMap((id) => {
    const title = questions.find((each) => each.id === id)?.title;
    // A question's own mark would end the sentence.
    const name = title && /[?!.]$/.test(title) ? `“${title}”` : title;
    return sayOwn(shown.texts, `given-up-${id}`) ?? name ?? [];
  });
  if (given.length === 0) return null;
  const names = new Intl.ListFormat(shown.locale, { type: "conjunction" }).format(given);
  return (
    <p role="status" className="mt-4 rounded-card bg-accent-soft px-4 py-3 font-semibold">
      {say("relaxed", { names })}
    </p>
  );
}
