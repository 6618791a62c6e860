import type { ColumnPlan, FileLook } from "@shared/contracts/file-look";
import { OneOf } from "./one-of";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  isChosen: boolean;
  onChoose: (columns: ColumnPlan[]) => void;
}

const NONE = "-";

/** Asks once a file which of its prices shoppers pay. */
export function PriceQuestion({ look, plans, isChosen, onChoose }: Props) {
  const { prices, columns } = look;
  if (prices.length === 0) return null;
  const isPrice = (place: number) => plans[place]!.use === "price";
  const proposed = prices.find((place) => columns[place]!.plan.use === "price");
  const choose = (value: string) =>
    onChoose(
      plans.map((plan, place) => {
        if (String(place) === value) return { ...plan, use: "price" };
        return isPrice(place) ? { ...plan, use: "left out" } : plan;
      }),
    );
  const chosen = plans.findIndex((_, place) => isPrice(place));
  return (
    <fieldset className="rounded-card border border-accent bg-surface p-4">
      <legend className="px-1 font-bold">Which price do shoppers pay?</legend>
      <p className="text-sm text-muted">The others are left out, and no shopper sees them.</p>
      <OneOf
        choices={[
          ...prices.map((place) => ({
            value: String(place),
            words: (
              <>
                {columns[place]!.header}{" "}
                <span className="text-muted">
                  ({columns[place]!.samples.join(" · ")})
                  {place === proposed && " (what it looks like)"}
                </span>
              </>
            ),
          })),
          { value: NONE, words: "None of them: prices are on request" },
        ]}
        chosen={isChosen ? (chosen === -1 ? NONE : String(chosen)) : null}
        onChoose={choose}
      />
    </fieldset>
  );
}
