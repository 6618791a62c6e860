import { useQuery } from "@tanstack/react-query";
import type { FirearmNearMiss } from "@shared/contracts/firearms";
import { Button } from "@/ui/button";
import type { Wizard } from "@/wizard/use-wizard";
import { firearmQuery, parameters } from "../firearm-query";
import type { FirearmAnswers } from "../firearm-steps";

/** Single changes that find more; each gives exactly what it promises. */
export function NearMisses({ wizard }: { wizard: Wizard<FirearmAnswers> }) {
  // A failed load must not disturb the results: no error is shown, and nothing is offered.
  const { data = [] } = useQuery<FirearmNearMiss[]>({
    queryKey: [`/api/safari/suggestions${firearmQuery(wizard.answers)}`],
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="near-misses" className="mt-8">
      <h2 id="near-misses" className="text-lg font-bold">
        One change finds more
      </h2>
      <ul className="mt-3 grid gap-2">
        {data.map(({ id, label, changes, count }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft p-4"
          >
            <p className="min-w-0 flex-1 basis-60">
              <strong>{label}</strong>{" "}
              <span className="text-muted">
                and {count === 1 ? "1 product fits" : `${count} products fit`}.
              </span>
            </p>
            <Button
              look="secondary"
              className="max-sm:w-full"
              onClick={() => wizard.amend(asAnswers(changes))}
            >
              Apply<span className="sr-only">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AnswerChanges = { [Field in keyof FirearmAnswers]?: FirearmAnswers[Field] | null };

/** A suggestion's parameters as answers. A preset no longer says the prices. */
export function asAnswers(changes: FirearmNearMiss["changes"]): AnswerChanges {
  const answers = Object.entries(parameters).flatMap(([field, parameter]) =>
    changes[parameter] === undefined ? [] : [[field, changes[parameter]]],
  );
  const isOfPrice = changes.minPrice !== undefined || changes.maxPrice !== undefined;
  return {
    ...(Object.fromEntries(answers) as AnswerChanges),
    ...(isOfPrice && { priceRange: null }),
  };
}
