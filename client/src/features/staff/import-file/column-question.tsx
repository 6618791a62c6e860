import type { ReactNode } from "react";
import type { ColumnPlan, FileLook } from "@shared/contracts/file-look";
import { OneOf } from "./one-of";
import { QuestionFrame } from "./question-frame";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  onChoose: (columns: ColumnPlan[]) => void;
}

const NONE = "-";

/** Asks once a file which of its prices shoppers pay. */
export function PriceQuestion({ isChosen, ...props }: Props & { isChosen: boolean }) {
  return (
    <ColumnQuestion
      {...props}
      use="price"
      places={props.look.prices}
      title="Which price do shoppers pay?"
      none="None of them: prices are on request"
      isChosen={isChosen}
    >
      The others are left out, and no shopper sees them.
    </ColumnQuestion>
  );
}

/** Asks whether rows of one family are variants of one product: each is a product of its own unless staff say so. */
export function GroupQuestion(props: Props) {
  return (
    <ColumnQuestion
      {...props}
      use="group"
      places={props.look.groups}
      title="Which rows are variants of one product?"
      none="None: each row is a product of its own"
      isChosen
    >
      Shoppers see one of several variants, the one that suits them best.
    </ColumnQuestion>
  );
}

interface ColumnQuestionProps extends Props {
  /** What the column becomes, of which there is at most one. */
  use: "price" | "group";
  places: readonly number[];
  title: string;
  none: string;
  isChosen: boolean;
  children: ReactNode;
}

function ColumnQuestion({
  look: { columns },
  plans,
  onChoose,
  use,
  places,
  title,
  none,
  isChosen,
  children,
}: ColumnQuestionProps) {
  if (places.length === 0) return null;
  const proposed = places.find((place) => columns[place]!.plan.use === use);
  // What is no price is left out; what is no group is what it was proposed as.
  const otherwise = (place: number) =>
    use === "price" ? ("left out" as const) : columns[place]!.plan.use;
  const choose = (value: string) =>
    onChoose(
      plans.map((plan, place) => {
        if (String(place) === value) return { ...plan, use };
        return plan.use === use ? { ...plan, use: otherwise(place) } : plan;
      }),
    );
  const chosen = plans.findIndex((plan) => plan.use === use);
  return (
    <QuestionFrame question={title}>
      <p className="text-sm text-muted">{children}</p>
      <OneOf
        choices={[
          ...places.map((place) => ({
            value: String(place),
            words: (
              <>
                {use === "group" && "Those of the same "}
                {columns[place]!.header}{" "}
                <span className="text-muted">
                  ({columns[place]!.samples.join(" · ")})
                  {place === proposed && " (what it looks like)"}
                </span>
              </>
            ),
          })),
          { value: NONE, words: none },
        ]}
        chosen={isChosen ? (chosen === -1 ? NONE : String(chosen)) : null}
        onChoose={choose}
      />
    </QuestionFrame>
  );
}
