import type { ReactNode } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { Option, Options, Question } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { usesFor } from "../words/condition-words";
import type { Names } from "../words/names";
import { writtenOut, type OfAttribute } from "./answers-together";
import { AttributeAsked, ValuesOffered } from "./values-offered";

interface Props {
  question: Question;
  names: Names;
  attributes: readonly Attribute[];
  onChange: (changes: Partial<Question>, field: string) => void;
  /** What can be done with the answers once they are written one by one. */
  children?: (written: readonly Option[]) => ReactNode;
}

type Linked = OfAttribute | Extract<Options, { products: string }>;

/** Answers that come from elsewhere: which of them, and what choosing one means. */
export function LinkedOptions({ question, names, attributes, onChange, children }: Props) {
  const { options } = question;
  const put = (next: Linked, what: string) => onChange({ options: next }, `options ${what}`);
  if (!options || Array.isArray(options) || "list" in options || "listed" in options) {
    return (
      <section aria-label="Answers">
        <h3 className="font-bold">Answers</h3>
        <p className="mt-1">They come from a list that staff keep.</p>
      </section>
    );
  }
  const attribute =
    "attribute" in options ? attributes.find(({ id }) => id === options.attribute) : undefined;
  return (
    <section aria-label="Answers" className="grid min-w-0 gap-3">
      <h3 className="font-bold">Answers</h3>
      {"attribute" in options ? (
        <>
          <AttributeAsked
            {...{ options, names, attributes }}
            onChange={(next) => put(next, "attribute")}
          />
          <ValuesOffered {...{ options, names }} onChange={(next) => put(next, "values")} />
        </>
      ) : (
        <p>The brands of the products there are: new ones are offered by themselves.</p>
      )}
      <ChoosingMeans
        options={options}
        isFact={question.fact}
        isAny={question.ask.kind === "many" && question.combine === "any"}
        onChange={(next) => {
          const isOfSeveral = question.ask.kind === "many" && attribute?.kind === "choices";
          const becomesMust = isMust(next) && !isMust(options);
          // Who ticks "indoors" and "stairs" needs both; of a product's one color any will do.
          const combine = isOfSeveral && becomesMust ? { combine: "all" as const } : {};
          onChange({ options: next, ...combine }, "options means");
        }}
      />
      {attribute &&
        "attribute" in options &&
        children?.(writtenOut(attribute, options, names.locale))}
      {attribute && "attribute" in options && (
        <div>
          <Button
            look="quiet"
            onClick={() =>
              onChange({ options: writtenOut(attribute, options, names.locale) }, "options own")
            }
          >
            Write them one by one instead
          </Button>
        </div>
      )}
    </section>
  );
}

const ONE_IS_ENOUGH =
  "Of several that are chosen, one is enough. “Several answers together” above asks for all.";

const isMust = ({ means }: Linked): boolean =>
  typeof means === "object" && (means.use === "filter" || means.use === "narrow");

interface MeansProps {
  options: Linked;
  isFact: boolean;
  /** Whether several may be chosen, of which one is enough. */
  isAny?: boolean;
  onChange: (options: Linked) => void;
}

/** What choosing one of what products state means; what a fact may not mean is named as long as it does. */
export function ChoosingMeans({ options, isFact, isAny = false, onChange }: MeansProps) {
  const { means } = options;
  const use = means === "rules" ? undefined : (means?.use ?? "score");
  return (
    <FieldFrame
      label="Choosing one means"
      hint={isAny && (use === "filter" || use === "narrow") ? ONE_IS_ENOUGH : undefined}
    >
      {(input) => (
        <select
          {...input}
          value={use ?? "rules"}
          onChange={({ target }) => onChange({ ...options, means: meant(options, target.value) })}
        >
          {usesFor(isFact, use).map(({ use: each, label }) => (
            <option key={each} value={each}>
              {label}: products that have it
            </option>
          ))}
          <option value="rules">What the rules for every answer say</option>
        </select>
      )}
    </FieldFrame>
  );
}

const meant = ({ means }: Linked, chosen: string): Linked["means"] =>
  chosen === "rules"
    ? "rules"
    : { ...(typeof means === "object" ? means : {}), use: chosen as Use };
