import { X } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import { FieldFrame } from "@/staff-kit/field-frame";
import type { Names } from "../words/names";

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
              className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
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
