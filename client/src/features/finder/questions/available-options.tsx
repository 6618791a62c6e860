import { Suspense, useEffect, useEffectEvent } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { CardSkeletons } from "@/ui/action-card";
import { lazyScreen, type LazyScreen } from "@/wizard/lazy-screen";
import { isPictured } from "./option-card";
import type { QuestionProps } from "../model/question-props";

const LeftOutNote = lazyScreen(() => import("./left-out-note").then((file) => file.LeftOutNote));

/** Of the cards that may come: what follows them moves down rather than up. */
const MAX_SKELETONS = 3;

export interface AvailableProps extends QuestionProps {
  Screen: LazyScreen<QuestionProps>;
  /** Answers the page for the shopper and moves on; undefined where it has more to ask. */
  onSettle: ((id: string) => void) | undefined;
}

/**
 * A question that offers only what is available, as long as anything is. Where a required one leaves one
 * choice, it is made, to save the shopper a press.
 */
export function AvailableOptions({ Screen, onSettle, ...props }: AvailableProps) {
  const { question, options, counts, value, shown } = props;
  const isCounted = question.offer === "available";
  const isKnown = !isCounted || typeof counts === "object";
  const available =
    isCounted && typeof counts === "object"
      ? availableOf(options, counts, chosenIds(value))
      : options;
  const mayBeSettled = onSettle && question.required && question.ask.kind === "one";
  const only = isKnown && mayBeSettled && available.length === 1 ? available[0]!.id : undefined;
  const settle = useEffectEvent((id: string) => onSettle?.(id));
  useEffect(() => {
    if (only !== undefined) settle(only);
  }, [only]);

  // No visible card may disappear. A screen of its own knows better what is on its way.
  const isWaiting = isCounted && counts === "pending" && !shown.screens[question.id];
  if (isWaiting || only !== undefined) {
    return (
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        <CardSkeletons
          count={Math.min(options.length || (question.presets?.length ?? 0), MAX_SKELETONS)}
          height={options.some(isPictured) ? "h-27 md:h-56" : "h-28"}
        />
      </div>
    );
  }
  const missing = options.filter((each) => !available.includes(each));
  const isAlone = available.filter(({ exclusive }) => !exclusive).length < 2;
  return (
    <>
      <Screen {...props} options={available} />
      {/* Where one answer is left, shoppers wonder where theirs is. */}
      {isAlone && missing.length > 0 && (
        <Suspense>
          <LeftOutNote say={props.say} options={missing} />
        </Suspense>
      )}
    </>
  );
}

/** Those with products, and those that stand for none; all where none has any. */
function availableOf(
  options: readonly ShownOption[],
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): readonly ShownOption[] {
  const hasSome = ({ id }: ShownOption) => (counts[id] ?? 0) > 0;
  if (!options.some(hasSome)) return options;
  return options.filter((each) => hasSome(each) || each.exclusive || chosen.includes(each.id));
}
