import type { Attribute } from "@shared/contracts/attributes";
import type { Options } from "@shared/finders/question";
import { FieldFrame } from "@/staff/field-frame";
import type { Names } from "../words/names";

interface Props {
  attributes: readonly Attribute[];
  names: Names;
  onChoose: (options: Options) => void;
}

const BRANDS = "brand";

/** Makes the answers of a question from what products state: the values of an attribute, or the brands. */
export function FromAttribute({ attributes, names, onChoose }: Props) {
  const choosable = attributes.filter(
    ({ kind, isRetired }) => !isRetired && (kind === "choice" || kind === "choices"),
  );
  return (
    <FieldFrame label="Make them from an attribute">
      {(input) => (
        <select
          {...input}
          value=""
          onChange={({ target: { value } }) => {
            if (value === BRANDS) onChoose({ products: BRANDS, ids: "short" });
            else if (value !== "") onChoose({ attribute: value });
          }}
        >
          <option value="">Choose one</option>
          {choosable.map(({ id, values }) => (
            <option key={id} value={id}>
              {names.attributeStated(id)}: {values.filter((each) => !each.isRetired).length} values
            </option>
          ))}
          <option value={BRANDS}>{names.attributeStated(BRANDS)}</option>
        </select>
      )}
    </FieldFrame>
  );
}
