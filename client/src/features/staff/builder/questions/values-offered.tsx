import type { Attribute } from "@shared/contracts/attributes";
import { Button } from "@/staff-kit/button";
import { FieldFrame } from "@/staff-kit/field-frame";
import { ValueChips } from "../fields/value-chips";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import type { OfAttribute } from "./answers-together";

interface OfferedProps {
  options: OfAttribute;
  names: Names;
  onChange: (options: OfAttribute) => void;
}

interface AskedProps extends OfferedProps {
  attributes: readonly Attribute[];
}

/** The attribute whose values are the answers; choosing one of another means what it meant of this one. */
export function AttributeAsked({ options, names, attributes, onChange }: AskedProps) {
  const { attribute: asked, values: _, ...others } = options;
  const choosable = attributes.filter(
    ({ id, kind, isRetired }) =>
      id === asked || (!isRetired && (kind === "choice" || kind === "choices")),
  );
  return (
    <FieldFrame label="Answers are the values of">
      {(input) => (
        <select
          {...input}
          value={asked}
          onChange={({ target }) => onChange({ ...others, attribute: target.value })}
        >
          {choosable.map(({ id }) => (
            <option key={id} value={id}>
              {names.attributeStated(id)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** All values of an attribute, or those that are chosen: then new ones wait to be offered. */
export function ValuesOffered({ options, names, onChange }: OfferedProps) {
  const { attribute, values } = options;
  const all = names.valuesOf(attribute);
  const label = (id: string) => names.attributeValue(attribute, id);
  const waiting = values ? all.filter((each) => !values.includes(each)) : [];
  const { values: _, ...unlimited } = options;
  return (
    <>
      <FieldFrame label={`Values of “${names.attribute(attribute)}”`}>
        {(input) => (
          <select
            {...input}
            value={values ? "some" : "all"}
            onChange={({ target }) =>
              onChange(target.value === "all" ? unlimited : { ...options, values: all })
            }
          >
            <option value="all">All of them, and new ones by themselves</option>
            <option value="some">Those that are chosen here</option>
          </select>
        )}
      </FieldFrame>
      {values && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => onChange({ ...options, values: all })}>
              Tick all
            </Button>
            <Button look="quiet" onClick={() => onChange({ ...options, values: all.slice(0, 1) })}>
              Untick all but the first
            </Button>
          </div>
          <ValueChips
            legend="Values that are offered"
            ids={all}
            chosen={values}
            label={label}
            onChange={(next) => next.length > 0 && onChange({ ...options, values: next })}
          />
        </>
      )}
      {waiting.length > 0 && (
        <p className="text-sm text-muted">
          Not offered: {listWords(waiting.slice(0, MAX_NAMED).map(label), "and")}
          {waiting.length > MAX_NAMED && ` and ${waiting.length - MAX_NAMED} more`}.
        </p>
      )}
    </>
  );
}

const MAX_NAMED = 5;
