import type { CatalogSummary } from "@shared/contracts/catalogs";
import { CheckLine } from "@/staff-kit/field-frame";
import { ChoiceField } from "@/staff-kit/choosing/choice-field";
import { ANY_LISTED } from "@/staff-kit/choosing/choice-rule";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

interface Props {
  /** The ids of the catalogs that it belongs to; undefined is every one. */
  chosen?: readonly string[];
  onChange: (chosen: string[] | null) => void;
}

/** The catalogs whose products state an attribute: every one, or some. */
export function AttributeCatalogs({ chosen, onChange }: Props) {
  const { data = [] } = useStaffQuery<CatalogSummary[]>("catalogues");
  if (data.length === 0 && !chosen) return null;
  return (
    <div className="grid min-w-0 gap-3 sm:col-span-2">
      <CheckLine
        label="Belongs to every catalog, also to new ones"
        isChecked={!chosen}
        onChange={(isChecked) => onChange(isChecked ? null : data.map(({ id }) => id))}
      />
      {chosen && (
        <ChoiceField
          label="Catalogs"
          hint="Only their products state it, and only their finders ask for it."
          rule={ANY_LISTED}
          choices={data.map(({ id, name }) => ({ id, name }))}
          value={[...chosen]}
          onChange={(value) => onChange(value as string[])}
        />
      )}
    </div>
  );
}
