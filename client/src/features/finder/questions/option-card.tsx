import type { ShownOption } from "@shared/contracts/finders";
import { Badge } from "@/ui/badge";
import { InfoTip } from "@/ui/info-tip";
import { sayCount, type Say } from "../say";
import type { QuestionProps } from "./question-props";

/** One badge at most, the first that is set: too many lose their meaning. */
export function optionBadge({ badges = [] }: ShownOption, say: Say) {
  const first = (["recommended", "top-seller", "popular"] as const).find((each) =>
    badges.includes(each),
  );
  return first && <Badge>{say(first)}</Badge>;
}

/** An option's picture, or its color. */
export function optionDrawing({ picture, color }: ShownOption) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={320}
        height={200}
        decoding="async"
        className="aspect-8/5 w-full rounded-xl object-cover"
      />
    );
  }
  if (!color) return undefined;
  return (
    <span
      aria-hidden
      className="block size-10 rounded-full border border-outline"
      style={{ backgroundColor: color }}
    />
  );
}

/** The (i) of an option. */
export function optionTip({ label, tip }: ShownOption, say: Say) {
  return tip && <InfoTip label={say("more-about", { name: label })} text={tip} delay={300} />;
}

/** "12 items"; a space of its height while the number is on its way. */
export function countNote(counts: QuestionProps["counts"], id: string, say: Say) {
  if (counts === undefined) return undefined;
  return counts === "pending" ? "\u00a0" : sayCount(say, "items", counts[id] ?? 0);
}
