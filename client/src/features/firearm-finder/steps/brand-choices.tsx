import { ChipChoices } from "@/ui/chip-choices";
import { RetryNote } from "@/ui/retry-note";
import { useBrands } from "../firearm-queries";
import { kindOf } from "../firearm-query";
import type { FirearmAnswers } from "../firearm-steps";

interface Props {
  answers: FirearmAnswers;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The brands that match the answers. Optional; hidden if there is only one. */
export function BrandChoices({ answers, chosen, onChange }: Props) {
  const brands = useBrands(kindOf(answers));
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
      onChange={onChange}
    />
  );
}
