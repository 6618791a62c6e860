import type { CatalogSummary } from "@shared/contracts/catalogs";
import { USUAL_FLOOR, type FinderDocument } from "@shared/finders/document";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { NumberField } from "../fields/number-field";
import { PickField } from "../fields/value-chips";
import { SaidField } from "../fields/text-input";
import type { TabProps } from "../tab-props";
import { withSetBudget } from "../parts/change-parts";
import { PreviewFrame } from "../preview/preview-frame";
import { useNames } from "../words/use-names";
import { CardFields, OrderByEditor } from "./card-and-order";
import { Endings } from "./endings";
import { Sections } from "./sections";
import { UnlistedEndings } from "./unlisted-endings";

type Results = FinderDocument["results"];

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
  const { names, attributes } = useNames(slug, document);
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues");
  const isSet = document.sections.length > 1;
  const prices = document.questions
    .filter(({ ask }) => ask.kind === "price")
    .map(({ id }) => ({ id, name: names.question(id) }));
  const put = (changes: Partial<Results>, field: string) =>
    edit(
      (before) => ({ ...before, results: { ...before.results, ...changes } }),
      `results ${field}`,
    );
  return (
    <div className="grid gap-6 min-[79rem]:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_27rem]">
      <fieldset
        disabled={!mayWrite}
        className="grid min-w-0 max-w-4xl grid-cols-1 content-start gap-6"
      >
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
          <NumberField
            label="Called best from"
            isWhole
            hint="Percent. What fits worse is never called the best."
            value={results.floor ?? USUAL_FLOOR}
            min={0}
            max={100}
            onChange={(floor) =>
              floor !== undefined &&
              put({ floor: floor === USUAL_FLOOR ? undefined : floor }, "floor")
            }
          />
          {isSet && prices.length > 0 && (
            <PickField
              label="One budget for the whole set"
              none="None"
              chosen={results.budget}
              choices={prices}
              onChange={(budget) =>
                edit((before) => withSetBudget(before, budget), "results budget")
              }
            />
          )}
        </section>
        {results.order === "price" && (
          <OrderByEditor
            {...{ document, names, attributes, mayWrite }}
            onChange={(orderBy) => put({ orderBy }, "orderBy")}
          />
        )}
        <fieldset className="min-w-0">
          <legend className="font-bold">What shoppers can do with products</legend>
          {Object.entries(ACTIONS).map(([action, label]) => (
            <CheckLine
              key={action}
              label={label}
              isChecked={results.actions.includes(action as keyof typeof ACTIONS)}
              onChange={(isChecked) =>
                put(
                  {
                    actions: (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).filter((each) =>
                      each === action ? isChecked : results.actions.includes(each),
                    ),
                  },
                  "actions",
                )
              }
            />
          ))}
        </fieldset>
        <CardFields
          card={results.card}
          attributes={attributes}
          names={names}
          onChange={(card) => put({ card }, "card")}
        />
        <Endings
          {...{ document, names, mayWrite }}
          onChange={(endings) => put({ endings }, "endings")}
        />
        <UnlistedEndings
          document={document}
          onChange={(unlisted) => put({ unlisted }, "unlisted")}
        />
        <Sections
          draft={draft}
          names={names}
          attributes={attributes}
          catalogs={catalogs.data ?? []}
          mayWrite={mayWrite}
        />
      </fieldset>
      <div className="h-[44rem] min-[79rem]:sticky min-[79rem]:top-6 min-[79rem]:h-[calc(100dvh-3rem)]">
        <PreviewFrame slug={slug} subscribe={mayWrite ? draft.subscribe : undefined} at="results" />
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
