import { useQuery } from "@tanstack/react-query";
import type { ShownFinder } from "@shared/contracts/finders";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { ChipChoices } from "@/ui/chip-choices";
import { RetryNote } from "@/ui/retry-note";
import { countedAsFirearm } from "./firearm-answers";
import { firearmQuery, kindOf } from "./firearm-query";

interface Props {
  shown: ShownFinder;
  answers: Answers;
  value: Answer | undefined;
  onChange: (chosen: Answer | undefined) => void;
}

/** The brands that match the answers. Optional; hidden if there is only one. */
export function BrandsScreen({ shown, answers, value, onChange }: Props) {
  const kind = kindOf(countedAsFirearm(shown.questions, answers));
  const brands = useQuery<string[]>({ queryKey: [`/api/safari/brands${firearmQuery(kind)}`] });
  const chosen = [...chosenIds(value)];
  if (brands.isError) {
    return (
      <RetryNote
        text="Failed to fetch brands"
        isTrying={brands.isFetching}
        onRetry={() => void brands.refetch()}
      />
    );
  }
  if (brands.isPending && chosen.length === 0) {
    return <div aria-hidden className="skeleton h-21 w-full max-w-md rounded-card" />;
  }
  if (brands.data && brands.data.length < 2 && chosen.length === 0) return null;
  return (
    <ChipChoices
      legend="Brands"
      name="brands"
      options={(brands.data ?? chosen).map((brand) => ({ id: brand, label: brand }))}
      chosen={chosen}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
    />
  );
}
