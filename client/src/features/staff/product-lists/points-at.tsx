import { useQuery } from "@tanstack/react-query";
import type { Attribute } from "@shared/contracts/attributes";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  attributes: readonly Attribute[];
  /** Null for products. */
  attribute: string | null;
  /** Of the different cells that point at something, how many are known. */
  known: { count: number; of: number } | null;
  onChange: (attribute: string | null) => void;
}

const PRODUCTS = "";

/** What the rows of a list point at: products, or the values of an attribute. */
export function PointsAt({ attributes, attribute, known, onChange }: Props) {
  const hint = known
    ? `${known.count.toLocaleString("en")} of ${known.of.toLocaleString("en")} different cells are known.`
    : "No cell is a product or a value that is there yet. Choose what they are.";
  return (
    <FieldFrame label="Rows point at" hint={hint}>
      {(input) => (
        <select
          {...input}
          value={attribute ?? PRODUCTS}
          onChange={({ target: { value } }) => onChange(value === PRODUCTS ? null : value)}
        >
          <option value={PRODUCTS}>Products, by their keys</option>
          {attributes
            .filter((each) => !each.isRetired && !each.calculation)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.label.en ?? each.id}
              </option>
            ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** What the rows of a list point at, in a word: products, or what the attribute is called. */
export function usePointsAt(attribute: string | null): string {
  const { data } = useQuery<Attribute[]>({
    queryKey: ["/api/admin/attributes"],
    enabled: attribute !== null,
  });
  if (attribute === null) return "Product";
  return data?.find(({ id }) => id === attribute)?.label.en ?? attribute;
}
