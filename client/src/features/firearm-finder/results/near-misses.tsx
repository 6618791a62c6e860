import { useQuery } from "@tanstack/react-query";
import type { FirearmNearMiss } from "@shared/contracts/firearms";
import { SuggestionList } from "@/ui/suggestion-list";
import type { Wizard } from "@/wizard/use-wizard";
import { firearmQuery, parameters } from "../firearm-query";
import type { FirearmAnswers } from "../firearm-steps";

/** Single changes that find more; each gives exactly what it promises. */
export function NearMisses({ wizard }: { wizard: Wizard<FirearmAnswers> }) {
  // A failed load must not disturb the results: no error is shown, and nothing is offered.
  const { data = [] } = useQuery<FirearmNearMiss[]>({
    queryKey: [`/api/safari/suggestions${firearmQuery(wizard.answers)}`],
  });
  return (
    <SuggestionList
      title="One change finds more"
      suggestions={data}
      promise={({ count }) => `and ${count === 1 ? "1 product fits" : `${count} products fit`}.`}
      onApply={({ changes }) => wizard.amend(asAnswers(changes))}
    />
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
