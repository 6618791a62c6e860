import { DOES_NOT_APPLY_SAID, type ResultItem, type ShownFinder } from "@shared/contracts/finders";
import { sizeFact } from "../model/size-in-use";

interface Props {
  facts: ResultItem["facts"];
  shown: ShownFinder;
}

/** The attributes that the document shows, as far as the product states them; not what does not apply to it. */
export function StatedFacts({ facts, shown }: Props) {
  const stated = shown.card.filter(({ id }) => facts[id] && facts[id] !== DOES_NOT_APPLY_SAID);
  if (stated.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-1.5 text-xs">
      {stated.map(({ id, label, systems }) => (
        <div
          key={id}
          className="inline-flex max-w-full flex-wrap gap-x-1 rounded-2xl border border-line px-2.5 py-1 wrap-anywhere"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">
            {systems ? sizeFact(shown, systems, facts[id]!) : facts[id]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
