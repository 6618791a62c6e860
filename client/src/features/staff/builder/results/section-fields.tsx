import { Plus } from "lucide-react";
import { Link } from "wouter";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { FinderDocument, Section } from "@shared/finders/document";
import { catalogProductsPath } from "@shared/known-pages";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { ConditionField } from "../conditions/condition-field";
import { firstTest } from "../conditions/new-tests";
import { WhenField } from "../conditions/when-field";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/text-input";
import type { Names } from "../words/names";
import { SectionLimits } from "./section-limits";

interface Props {
  section: Section;
  document: FinderDocument;
  names: Names;
  attributes: readonly Attribute[];
  catalogs: readonly CatalogSummary[];
  mayWrite: boolean;
  onChange: (changes: Partial<Section>, field: string) => void;
}

/** One part of the results: its catalog, when it is there, and which products it shows. */
export function SectionFields(props: Props) {
  const { section, document, names, attributes, catalogs, mayWrite, onChange } = props;
  const { filter, when } = section;
  const isSet = document.sections.length > 1;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SaidField
        label="Heading"
        text={section.heading}
        locale={document.locale}
        onChange={(heading) => onChange({ heading }, "heading")}
      />
      <FieldFrame label="Catalog" hint={<CatalogHint id={section.catalogue} known={catalogs} />}>
        {(input) => (
          <select
            {...input}
            value={section.catalogue}
            onChange={({ target }) => onChange({ catalogue: target.value }, "catalogue")}
          >
            {!catalogs.some(({ id }) => id === section.catalogue) && (
              <option value={section.catalogue}>{section.catalogue}</option>
            )}
            {catalogs.map(({ id, name, products }) => (
              <option key={id} value={id}>
                {name} ({products.toLocaleString("en")})
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <NumberField
        label="Products at most"
        isWhole
        value={section.maxItems}
        min={1}
        max={24}
        onChange={(maxItems) => maxItems !== undefined && onChange({ maxItems }, "maxItems")}
      />
      {isSet && (
        <CheckLine
          className="self-end"
          label="Shoppers can go without it"
          isChecked={section.isOptional}
          onChange={(isChecked) => onChange({ isOptional: isChecked }, "isOptional")}
        />
      )}
      {isSet && (
        <div className="sm:col-span-2">
          <WhenField
            legend="It is there"
            when={when}
            document={document}
            names={names}
            mayWrite={mayWrite}
            onChange={(next) => onChange({ when: next }, "when")}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <h4 className="text-sm font-semibold">Of the catalog only products that are so</h4>
        {filter ? (
          <>
            <ConditionField
              condition={filter}
              mayWrite={mayWrite}
              names={names}
              attributes={attributes}
              document={document}
              onChange={(next) => onChange({ filter: next }, "filter")}
            />
            <p className="mt-1 text-sm text-muted">
              Products that do not state it are left out, too.
            </p>
            {mayWrite && (
              <Button look="quiet" onClick={() => onChange({ filter: undefined }, "filter")}>
                Show all of them
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="mt-1">All of them.</p>
            {mayWrite && (
              <Button
                look="quiet"
                onClick={() => onChange({ filter: firstTest({ names, attributes }) }, "filter")}
              >
                <Plus aria-hidden className="size-4" />
                Only some
              </Button>
            )}
          </>
        )}
      </div>
      <SectionLimits {...{ section, document, names, attributes, onChange }} />
    </div>
  );
}

interface CatalogHintProps {
  id: string;
  /** The catalogs that staff defined; the fixed ones have a page of their own. */
  known: readonly CatalogSummary[] | undefined;
}

/** Leads from a section to the products that it chooses from. */
function CatalogHint({ id, known }: CatalogHintProps) {
  if (!known?.some((each) => each.id === id)) return null;
  return (
    <Link
      href={catalogProductsPath(id)}
      className="font-semibold text-accent-text underline-offset-4 hover:underline"
    >
      Look at its products
    </Link>
  );
}
