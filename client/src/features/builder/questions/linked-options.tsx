import type { Attribute } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import { wordOf } from "@shared/input/words-of-names";
import { FieldFrame } from "@/staff/field-frame";
import { Button } from "@/ui/button";
import type { Names } from "../words/names";

interface FromProps {
  attributes: readonly Attribute[];
  names: Names;
  onChoose: (attribute: Attribute) => void;
}

/** Makes the answers from the values of an attribute. */
export function FromAttribute({ attributes, names, onChoose }: FromProps) {
  const choosable = attributes.filter(
    ({ id, kind, isRetired }) =>
      !isRetired &&
      (kind === "choice" ||
        kind === "choices" ||
        (kind === "number" && names.numbersOf(id)?.bounds.length)),
  );
  if (choosable.length === 0) return null;
  return (
    <FieldFrame label="Make them from an attribute">
      {(input) => (
        <select
          {...input}
          value=""
          onChange={({ target }) => {
            const chosen = choosable.find(({ id }) => id === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="">Choose one</option>
          {choosable.map(({ id, kind, values }) => (
            <option key={id} value={id}>
              {kind === "number"
                ? `Bands of ${names.attributeStated(id)}`
                : `${names.attributeStated(id)}: ${values.filter((each) => !each.isRetired).length} values`}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface LinkedProps {
  question: Question;
  names: Names;
  attributes: readonly Attribute[];
  onChange: (changes: Partial<Question>, field: string) => void;
}

/** Answers that come from elsewhere: from an attribute, they can be written one by one instead. */
export function LinkedOptions({ question, names, attributes, onChange }: LinkedProps) {
  const { options } = question;
  const attribute =
    options && "attribute" in options
      ? attributes.find(({ id }) => id === options.attribute)
      : undefined;
  const own = () =>
    attribute &&
    onChange(
      {
        options: attribute.values
          .filter(({ isRetired }) => !isRetired)
          .slice(0, 200)
          .map(({ id, label }) => ({
            id: wordOf(id) || id,
            label,
            rules: [
              {
                use: "score",
                condition:
                  attribute.kind === "choices"
                    ? { attribute: attribute.id, hasAny: [id] }
                    : { attribute: attribute.id, is: id },
              },
            ],
          })),
      },
      "options own",
    );
  return (
    <section aria-label="Answers">
      <h3 className="font-bold">Answers</h3>
      <p className="mt-1">
        {attribute
          ? `The values of “${names.attribute(attribute.id)}”: new ones are offered by themselves, and each is a wish for products that have it.`
          : "They come from the products, or from a list that staff keep."}
      </p>
      {attribute && (
        <Button look="quiet" className="px-0!" onClick={own}>
          Write them one by one instead
        </Button>
      )}
    </section>
  );
}
