import type { ResultItem, ShownFinder } from "@shared/contracts/finders";
import { doesNotApplyIn } from "@shared/finders/does-not-apply";
import { sizeFact } from "../model/size-in-use";

interface Props {
  facts: ResultItem["facts"];
  shown: ShownFinder;
}

/** What the document shows, as far as the product states it; not what does not apply to it. */
function statedOf({ facts, shown }: Props) {
  const none = doesNotApplyIn(shown.locale);
  return shown.card
    .filter(({ id }) => facts[id] && facts[id] !== none)
    .map(({ id, label, systems }) => ({
      id,
      label,
      value: systems ? sizeFact(shown, systems, facts[id]!) : facts[id]!,
    }));
}

/** Some of these facts in a line: "Lumens 400 · Weight 2.6 oz". */
export function FactLine({ ids, ...props }: Props & { ids: readonly string[] }) {
  const stated = statedOf(props).filter(({ id }) => ids.includes(id));
  if (stated.length === 0) return null;
  return (
    <p className="mt-0.5 text-sm text-muted wrap-anywhere">
      {stated.map(({ id, label, value }, at) => (
        <span key={id}>
          {at > 0 && " · "}
          {label} <span className="text-ink">{value}</span>
        </span>
      ))}
    </p>
  );
}

/** The attributes that the document shows, each by itself. */
export function StatedFacts({ facts, shown }: Props) {
  const stated = statedOf({ facts, shown });
  if (stated.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-1.5 text-xs">
      {stated.map(({ id, label, value }) => (
        <div
          key={id}
          className="inline-flex max-w-full flex-wrap gap-x-1 rounded-2xl border border-line px-2.5 py-1 wrap-anywhere"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
