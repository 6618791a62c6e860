import { Trash2 } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import { valuesOfProducts } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import { Button } from "@/staff-kit/button";
import { CalculationField } from "../calculations/calculation-field";
import type { OpenDraft } from "../draft/use-draft";
import { SaidField, TextInput } from "../fields/text-input";
import { calculationWords } from "../words/when-words";
import type { Names } from "../words/names";
import { withoutPart, withValue } from "./change-parts";

interface Props {
  draft: OpenDraft;
  value: FinderDocument["values"][number];
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onRemoved: () => void;
}

/** A number made of answers: what it is called, and how it is worked out. */
export function CalculationEditor({ draft, value, names, attributes, mayWrite, onRemoved }: Props) {
  const { document, edit } = draft;
  const { id } = value;
  const isOfProducts = valuesOfProducts(document.values).has(id);
  const isOwn = (attribute: string) => document.values.some((each) => each.id === attribute);
  const put = (changes: Partial<typeof value>, field: string) =>
    edit((before) => withValue(before, { ...value, ...changes }), `${id} ${field}`);
  return (
    <section aria-label="The calculation" className="min-w-0">
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <PartHeader
          title="Calculation"
          mayWrite={mayWrite}
          onRemove={() => {
            edit((before) => withoutPart(before, "calculation", id), `remove ${id}`);
            onRemoved();
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SaidField
            label="Name"
            text={value.name}
            locale={document.locale}
            hint={
              isOfProducts
                ? "It is worked out for each product: rules, cards and the order take it as what products state."
                : `Write “{value:${id}}” in a text to say the number there.`
            }
            onChange={(name) => put({ name }, "name")}
          />
          <TextInput
            label="Unit"
            hint={
              isOfProducts
                ? `Such as kg or cups; ${document.currency} makes it an amount of money.`
                : "Such as m² or cups."
            }
            value={value.unit ?? ""}
            maxLength={20}
            onChange={(unit) => put({ unit: unit || undefined }, "unit")}
          />
        </div>
        <p
          className="rounded-card border border-line bg-paper p-4 wrap-anywhere"
          aria-live="polite"
        >
          <span className="font-semibold">{names.value(id)}</span> is{" "}
          {calculationWords(value.is, names)}.
        </p>
        <CalculationField
          label="The calculation"
          is={value.is}
          document={document}
          own={id}
          attributes={attributes.filter((each) => !isOwn(each.id))}
          names={names}
          mayWrite={mayWrite}
          onChange={(is) => put({ is }, "is")}
        />
      </fieldset>
    </section>
  );
}

interface PartHeaderProps {
  title: string;
  mayWrite: boolean;
  onRemove: () => void;
}

/** What a part is, and the way to take it away. */
export const PartHeader = ({ title, mayWrite, onRemove }: PartHeaderProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h2 className="text-lg font-bold">{title}</h2>
    {mayWrite && (
      <Button look="secondary" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    )}
  </div>
);
