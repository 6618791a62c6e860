import type { ReactNode } from "react";
import type { ColumnPlan, FileLook, SameNames } from "@shared/contracts/file-look";
import { OneOf } from "./one-of";
import { QuestionFrame } from "./question-frame";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  onChoose: (columns: ColumnPlan[]) => void;
}

const NONE = "-";
const OTHER = "other";
const list = new Intl.ListFormat("en", { type: "conjunction" });

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

interface GroupProps extends Omit<Props, "onChoose"> {
  /** Whether rows of one name are. */
  byName: boolean;
  onChoose: (byName: boolean, columns: ColumnPlan[]) => void;
}

/** Asks whether rows of one family, or of one name, are variants of one product. */
export function GroupQuestion({ byName, onChoose, ...props }: GroupProps) {
  const { columns, groups } = props.look;
  // What surely is a group is not asked about, unless staff took it back.
  const isSure = props.plans.some(
    ({ use }, place) =>
      use === "group" && columns[place]!.plan.use === "group" && !groups.includes(place),
  );
  const sameNames = isSure ? null : props.look.sameNames;
  return (
    <ColumnQuestion
      {...props}
      use="group"
      places={props.look.groups}
      title="Which rows are variants of one product?"
      none="None: each row is a product of its own"
      isChosen
      other={
        sameNames && {
          isChosen: byName,
          words: <NamesWords {...sameNames} />,
          onChoose: (columns) => onChoose(true, columns),
        }
      }
      onChoose={(columns) => onChoose(false, columns)}
    >
      Shoppers see one of several variants, the one that suits them best.
    </ColumnQuestion>
  );
}

const NamesWords = ({ names, example, differing, isProposed }: SameNames) => (
  <>
    Those of the same name{" "}
    <span className="text-muted">
      ({example.name}: {example.rows} rows
      {names > 1 && `, and ${names - 1} more ${names === 2 ? "name" : "names"}`}; they differ in{" "}
      {list.format(differing)}
      {isProposed && "; likely"})
    </span>
  </>
);

interface ColumnQuestionProps extends Props {
  /** What the column becomes, of which there is at most one. */
  use: "price" | "group";
  places: readonly number[];
  title: string;
  none: string;
  isChosen: boolean;
  /** An answer that is no column. */
  other?: {
    isChosen: boolean;
    words: ReactNode;
    onChoose: (columns: ColumnPlan[]) => void;
  } | null;
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
  other,
  children,
}: ColumnQuestionProps) {
  if (places.length === 0 && !other) return null;
  const proposed = places.find((place) => columns[place]!.plan.use === use);
  // What is no price is left out; what is no group is what it was proposed as.
  const otherwise = (place: number) =>
    use === "price" ? ("left out" as const) : columns[place]!.plan.use;
  const choose = (value: string) =>
    (value === OTHER ? other!.onChoose : onChoose)(
      plans.map((plan, place) => {
        if (String(place) === value) return { ...plan, use };
        return plan.use === use ? { ...plan, use: otherwise(place) } : plan;
      }),
    );
  const at = plans.findIndex((plan) => plan.use === use);
  const chosen = at !== -1 ? String(at) : other?.isChosen ? OTHER : NONE;
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
                  ({columns[place]!.samples.join(" · ")}){place === proposed && " (likely)"}
                </span>
              </>
            ),
          })),
          ...(other ? [{ value: OTHER, words: other.words }] : []),
          { value: NONE, words: none },
        ]}
        chosen={isChosen ? chosen : null}
        onChoose={choose}
      />
    </QuestionFrame>
  );
}
