import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument, Section } from "@shared/finders/document";
import { NumberField } from "../fields/number-field";
import { PickField, type Choice } from "../fields/value-chips";
import { OF_ALL, type Names } from "../words/names";
import { ownNumbers, valuesOfAnswers } from "../words/product-values";

interface Props {
  section: Section;
  document: FinderDocument;
  names: Names;
  attributes: readonly Attribute[];
  onChange: (changes: Partial<Section>, field: string) => void;
}

/** What limits a section: a budget of its own, how many of one kind, and an amount that is needed. */
export function SectionLimits({ section, document, names, attributes, onChange }: Props) {
  const { spread, budget, amount } = section;
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const named = (kinds: readonly Attribute["kind"][]): Choice[] =>
    offered
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id }) => ({ id, name: names.attribute(id) }));
  const kinds = [
    ...OF_ALL.filter(({ id }) => id === "brand").map(({ id, label }) => ({ id, name: label })),
    ...named(["choice"]),
  ];
  const prices = document.questions
    .filter(({ ask }) => ask.kind === "price")
    .map(({ id }) => ({ id, name: names.question(id) }));
  const values = valuesOfAnswers(document).map(({ id }) => ({ id, name: names.value(id) }));
  const own = ownNumbers(document).map(({ id }) => id);
  const numbers = named(["number"]).filter(({ id }) => !own.includes(id));
  return (
    <details className="sm:col-span-2">
      <summary className="inline-flex min-h-control cursor-pointer items-center text-sm text-accent-text">
        Variety, budget, amount
      </summary>
      <div className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2">
        <PickField
          label="Variety: not too many of one"
          none="It does not matter"
          chosen={spread?.attribute}
          choices={kinds}
          onChange={(attribute) =>
            onChange(
              { spread: attribute ? { most: 2, among: 6, ...spread, attribute } : undefined },
              "spread",
            )
          }
        />
        {spread && (
          <div className="grid grid-cols-2 gap-4">
            <NumberField
              label="At most"
              isWhole
              value={spread.most}
              min={1}
              max={24}
              onChange={(most) => most && onChange({ spread: { ...spread, most } }, "spread")}
            />
            <NumberField
              label="Among the first"
              isWhole
              value={spread.among}
              min={2}
              max={24}
              onChange={(among) => among && onChange({ spread: { ...spread, among } }, "spread")}
            />
          </div>
        )}
        {prices.length > 0 && document.sections.length > 1 && (
          <PickField
            label="Its own budget"
            none="None of its own"
            chosen={budget}
            choices={prices}
            onChange={(next) => onChange({ budget: next }, "budget")}
          />
        )}
        {document.sections.length > 1 && document.results.budget !== undefined && (
          <NumberField
            label="How much it counts in a set"
            isWhole
            value={section.weight ?? 1}
            min={1}
            max={100}
            onChange={(weight) =>
              weight !== undefined &&
              onChange({ weight: weight === 1 ? undefined : weight }, "weight")
            }
          />
        )}
        {values.length > 0 && numbers.length > 0 && (
          <>
            <PickField
              label="An amount is needed"
              none="One product is enough"
              chosen={amount?.value}
              choices={values}
              onChange={(value) =>
                onChange(
                  { amount: value ? { pack: numbers[0]!.id, ...amount, value } : undefined },
                  "amount",
                )
              }
            />
            {amount && (
              <>
                <PickField
                  label="How much is in one pack"
                  chosen={amount.pack}
                  choices={numbers}
                  onChange={(pack) => pack && onChange({ amount: { ...amount, pack } }, "amount")}
                />
                <PickField
                  label="Divided by the product's"
                  none="Nothing"
                  chosen={amount.per}
                  choices={numbers}
                  onChange={(per) => onChange({ amount: { ...amount, per } }, "amount")}
                />
              </>
            )}
          </>
        )}
      </div>
    </details>
  );
}
