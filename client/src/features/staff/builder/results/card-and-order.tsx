import { Plus, X } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import type { Names } from "../words/names";
import { WhenField } from "../conditions/when-field";
import { PickField } from "../fields/value-chips";

const MAX_FIELDS = 12;

interface Props {
  card: readonly string[];
  attributes: readonly Attribute[];
  names: Names;
  onChange: (card: string[]) => void;
}

/** The attributes that a card shows, in their order. */
export function CardFields({ card, attributes, names, onChange }: Props) {
  const others = attributes.filter(({ id, isRetired }) => !isRetired && !card.includes(id));
  return (
    <section aria-label="What a card shows">
      <h2 className="font-bold">What a card shows</h2>
      <p className="text-sm text-muted">Besides the name, the price and the picture.</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {card.map((id) => (
          <li
            key={id}
            className="inline-flex items-center gap-1 rounded-full border border-outline bg-surface pl-3"
          >
            {names.attribute(id)}
            <button
              type="button"
              className="grid size-control place-items-center rounded-full text-muted hover:text-ink"
              onClick={() => onChange(card.filter((each) => each !== id))}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Do not show {names.attribute(id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && card.length < MAX_FIELDS && (
        <div className="mt-2 max-w-sm">
          <FieldFrame label="Show also">
            {(input) => (
              <select
                {...input}
                value=""
                onChange={({ target }) => target.value !== "" && onChange([...card, target.value])}
              >
                <option value="">Choose an attribute</option>
                {others.map(({ id }) => (
                  <option key={id} value={id}>
                    {names.attribute(id)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
      )}
    </section>
  );
}

type OrderBy = FinderDocument["results"]["orderBy"];

interface OrderByEditorProps {
  document: FinderDocument;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChange: (orderBy: OrderBy) => void;
}

const MAX_ORDERS = 12;

/** By which number the cheapest come first, where it is another than the price: such as a price per round. */
export function OrderByEditor({
  document,
  names,
  attributes,
  mayWrite,
  onChange,
}: OrderByEditorProps) {
  const { orderBy } = document.results;
  const numbers = attributes
    .filter(({ kind, isRetired }) => kind === "number" && !isRetired)
    .map(({ id }) => ({ id, name: names.attributeStated(id) }));
  const [first] = numbers;
  if (orderBy.length === 0 && !first) return null;
  return (
    <section aria-label="What the cheapest first goes by" className="min-w-0">
      <h3 className="font-bold">The cheapest first goes by</h3>
      {orderBy.length === 0 && <p className="mt-1">The price.</p>}
      <ul className="mt-2 grid gap-3">
        {orderBy.map((each, at) => {
          const put = (changes: Partial<OrderBy[number]>) =>
            onChange(orderBy.with(at, { ...each, ...changes }));
          return (
            <li key={at} className="grid gap-3 rounded-control border border-line p-3">
              <div className="flex items-end gap-2">
                <div className="min-w-0 grow">
                  <PickField
                    label={at === 0 ? "The lowest" : "Else the lowest"}
                    chosen={each.attribute}
                    choices={numbers}
                    onChange={(attribute) => attribute && put({ attribute })}
                  />
                </div>
                {mayWrite && (
                  <button
                    type="button"
                    className="grid size-control place-items-center rounded-lg text-muted hover:text-ink"
                    onClick={() => onChange(orderBy.toSpliced(at, 1))}
                  >
                    <X aria-hidden className="size-4" />
                    <span className="sr-only">Remove {names.attribute(each.attribute)}</span>
                  </button>
                )}
              </div>
              <WhenField
                legend="It is so"
                when={each.when}
                document={document}
                names={names}
                mayWrite={mayWrite}
                onChange={(when) => put({ when })}
              />
            </li>
          );
        })}
      </ul>
      {orderBy.length > 0 && <p className="mt-2 text-sm text-muted">Else by the price.</p>}
      {mayWrite && first && orderBy.length < MAX_ORDERS && (
        <Button look="quiet" onClick={() => onChange([...orderBy, { attribute: first.id }])}>
          <Plus aria-hidden className="size-4" />
          Another number
        </Button>
      )}
    </section>
  );
}
