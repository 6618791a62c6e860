import type { Attribute, CatalogueSummary } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { FieldFrame } from "@/staff/field-frame";
import { useStaffQuery } from "@/staff/use-staff-data";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/said-field";
import type { TabProps } from "../tab-props";
import { PreviewFrame } from "../preview/preview-frame";
import { namesOf } from "../words/names";
import { CardFields } from "./card-fields";
import { CatalogHint } from "./catalog-hint";
import { Endings } from "./endings";

type Results = FinderDocument["results"];
type Section = FinderDocument["sections"][number];

const ACTIONS = {
  compare: "Compare side by side",
  share: "Share as a link or a message",
  "saved-sets": "Save sets of answers",
  basket: "Collect in a basket",
  mail: "Send the results by mail",
} as const;

/** How results are shown: the order, the cards, and what shoppers can do with them. */
export function ResultsTab({ slug, draft, mayWrite }: TabProps) {
  const { document, edit } = draft;
  const { results, locale } = document;
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const catalogues = useStaffQuery<CatalogueSummary[]>("catalogues");
  const names = namesOf(document, attributes.data ?? []);
  const put = (changes: Partial<Results>, field: string) =>
    edit(
      (before) => ({ ...before, results: { ...before.results, ...changes } }),
      `results ${field}`,
    );
  const putSection = (id: string, changes: Partial<Section>, field: string) =>
    edit(
      (before) => ({
        ...before,
        sections: before.sections.map((each) => (each.id === id ? { ...each, ...changes } : each)),
      }),
      `${id} ${field}`,
    );
  return (
    <div className="grid gap-6 2xl:grid-cols-[minmax(0,1fr)_27rem]">
      <fieldset disabled={!mayWrite} className="grid min-w-0 max-w-4xl content-start gap-6">
        <section aria-label="The finder" className="grid gap-4 sm:grid-cols-2">
          <SaidField
            label="Title"
            text={document.title}
            locale={locale}
            onChange={(title) =>
              edit((before) => ({ ...before, title: title ?? { [locale]: "" } }), "title")
            }
          />
          <SaidField
            label="What it asks"
            hint="For the page on which finders are chosen."
            text={document.text}
            locale={locale}
            onChange={(text) => edit((before) => ({ ...before, text }), "text")}
          />
        </section>
        <section aria-label="Results" className="grid gap-4 sm:grid-cols-2">
          <SaidField
            label="Heading of the results"
            text={results.heading}
            locale={locale}
            onChange={(heading) => put({ heading }, "heading")}
          />
          <Choice
            label="Order"
            value={results.order}
            options={{ score: "The best first", price: "The cheapest first" }}
            onChange={(order) => put({ order }, "order")}
          />
          <Choice
            label="Layout"
            value={results.layout}
            options={{ rows: "Rows with reasons", grid: "A grid of cards" }}
            onChange={(layout) => put({ layout }, "layout")}
          />
          <Choice
            label="How well it fits is said"
            value={results.badge}
            options={{ percent: "In percent", words: "In words", none: "Not at all" }}
            onChange={(badge) => put({ badge }, "badge")}
          />
        </section>
        <fieldset className="min-w-0">
          <legend className="font-bold">What shoppers can do with products</legend>
          {Object.entries(ACTIONS).map(([action, label]) => (
            <label key={action} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={results.actions.includes(action as keyof typeof ACTIONS)}
                onChange={({ target }) =>
                  put(
                    {
                      actions: (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).filter((each) =>
                        each === action ? target.checked : results.actions.includes(each),
                      ),
                    },
                    "actions",
                  )
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
        <CardFields
          card={results.card}
          attributes={attributes.data ?? []}
          names={names}
          onChange={(card) => put({ card }, "card")}
        />
        <Endings {...{ document, names }} onChange={(endings) => put({ endings }, "endings")} />
        {document.sections.map((section) => (
          <section key={section.id} aria-label={`Section ${names.section(section.id)}`}>
            <h2 className="font-bold">
              {document.sections.length === 1 ? "What it chooses from" : names.section(section.id)}
            </h2>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <SaidField
                label="Heading"
                text={section.heading}
                locale={locale}
                onChange={(heading) => putSection(section.id, { heading }, "heading")}
              />
              <FieldFrame
                label="Catalog"
                hint={<CatalogHint id={section.catalogue} known={catalogues.data} />}
              >
                {(input) => (
                  <select
                    {...input}
                    value={section.catalogue}
                    onChange={({ target }) =>
                      putSection(section.id, { catalogue: target.value }, "catalogue")
                    }
                  >
                    {!catalogues.data?.some(({ id }) => id === section.catalogue) && (
                      <option value={section.catalogue}>{section.catalogue}</option>
                    )}
                    {catalogues.data?.map(({ id, name, products }) => (
                      <option key={id} value={id}>
                        {name} ({products.toLocaleString("en")})
                      </option>
                    ))}
                  </select>
                )}
              </FieldFrame>
              <NumberField
                label="Products at most"
                value={section.maxItems}
                min={1}
                max={24}
                onChange={(maxItems) =>
                  maxItems !== undefined && putSection(section.id, { maxItems }, "maxItems")
                }
              />
            </div>
          </section>
        ))}
      </fieldset>
      <div className="h-[44rem] 2xl:sticky 2xl:top-6 2xl:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} document={mayWrite ? document : undefined} />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <FieldFrame label={label}>
      {(input) => (
        <select {...input} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {Object.entries<string>(options).map(([id, said]) => (
            <option key={id} value={id}>
              {said}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
