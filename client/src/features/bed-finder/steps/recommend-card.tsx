import { NOT_SURE } from "@shared/not-sure";
import { ChoiceCard } from "@/ui/choice-card";

/** The label of the option. */
export const RECOMMEND = "Recommend for me";

interface Props {
  /** The name of the radio group. */
  name: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The last card of a group: not knowing is an answer, too. */
export function RecommendCard({ name, chosen, onChoose }: Props) {
  return (
    <div className="mt-3">
      <ChoiceCard
        beside
        type="radio"
        name={name}
        value={NOT_SURE}
        checked={chosen === NOT_SURE}
        onChange={() => onChoose(NOT_SURE)}
        title={RECOMMEND}
        description="We go by your other answers"
      />
    </div>
  );
}
