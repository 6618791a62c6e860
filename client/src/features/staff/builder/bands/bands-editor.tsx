import { Plus } from "lucide-react";
import { bandLabel, bandNumber, bandsBetween } from "@shared/finders/bands";
import type { Option } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import { roundedAsSaid } from "@shared/said-number";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import { Slider } from "@/ui/slider";
import { usesFor } from "../words/condition-words";
import type { Names } from "../words/names";
import { BoundFields } from "./bound-fields";
import { withBound, withBounds, withNear, withoutBound, withUse } from "./change-bands";
import type { FoundBands } from "./find-bands";
import { anotherBound, countsBetween, scaleOf } from "./scale";

interface Props {
  options: readonly Option[];
  found: FoundBands;
  isFact: boolean;
  locale: string;
  names: Names;
  mayWrite: boolean;
  onChange: (options: Option[]) => void;
}

const MAX_BOUNDS = 11;

/** Answers that are bands of a number, by one slider: where one ends the next begins. */
export function BandsEditor(props: Props) {
  const { options, found, isFact, locale, names, mayWrite, onChange } = props;
  const { attribute, bounds, use } = found;
  const wording = { locale, unit: names.unit(attribute) };
  const numbers = names.numbersOf(attribute);
  const inUnit = (value: number) =>
    `${bandNumber(value, "en")}${wording.unit && ` ${wording.unit}`}`;
  const more = numbers && bounds.length < MAX_BOUNDS ? anotherBound(numbers, bounds) : undefined;
  const move = (next: readonly number[]) => onChange(withBounds(options, found, next, wording));
  const title = `Bands of ${names.attribute(attribute)}`;
  return (
    <section
      aria-label={title}
      className="mb-3 grid min-w-0 gap-3 rounded-card border border-line bg-paper p-4"
    >
      <div>
        <h4 className="font-semibold wrap-anywhere">{title}</h4>
        <p className="text-sm text-muted">
          Where one answer ends, the next begins. What is just on a bound belongs to the answer
          below it.
        </p>
      </div>
      {mayWrite && numbers && (
        <div>
          <div className="px-4">
            <Slider
              {...scaleOf(numbers, bounds)}
              value={bounds}
              onChange={move}
              labels={bounds.map((_, at) => `Bound ${at + 1} of ${bounds.length}`)}
              valueText={inUnit}
            />
          </div>
          <p className="text-sm text-muted">
            Products have {inUnit(roundedAsSaid(numbers.min))} to{" "}
            {inUnit(roundedAsSaid(numbers.max))}.
          </p>
        </div>
      )}
      <BandCounts {...{ bounds, names, attribute }} />
      {mayWrite && (
        <>
          <BoundFields
            bounds={bounds}
            unit={wording.unit}
            onMove={move}
            onRemove={(at, others) => onChange(withoutBound(options, found, at, others, wording))}
          />
          {more !== undefined && (
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => onChange(withBound(options, found, more, wording))}
            >
              <Plus aria-hidden className="size-4" />
              Add a bound
            </Button>
          )}
          <FieldFrame label="How strict, for all bands">
            {(input) => (
              <select
                {...input}
                value={use ?? ""}
                onChange={({ target }) => onChange(withUse(options, found, target.value as Use))}
              >
                {use === undefined && <option value="">It differs</option>}
                {usesFor(isFact, use).map((each) => (
                  <option key={each.use} value={each.use}>
                    {each.label}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          {use === "score" && (
            <CheckLine
              label="What is just beside an answer earns a part, the nearer the more"
              isChecked={found.isNear}
              onChange={(isNear) => onChange(withNear(options, found, isNear))}
            />
          )}
        </>
      )}
    </section>
  );
}

interface CountsProps {
  bounds: readonly number[];
  names: Names;
  attribute: string;
}

/** How many products each band has. */
function BandCounts({ bounds, names, attribute }: CountsProps) {
  const numbers = names.numbersOf(attribute);
  const counts = numbers && countsBetween(numbers, bounds);
  const about = numbers?.spread.isExact ? "" : "about ";
  return (
    <ul className="grid gap-1 text-sm sm:grid-cols-2 sm:gap-x-6" aria-label="Products in each band">
      {bandsBetween(bounds).map((band, at) => {
        const count = counts?.[at];
        return (
          <li key={at} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1">
            <span className="font-semibold">{bandLabel(band, names.unit(attribute), "en")}</span>
            {count !== undefined && (
              <span className={count === 0 ? "font-semibold text-danger" : "text-muted"}>
                {count === 0
                  ? "no products"
                  : `${about}${count.toLocaleString("en")} ${count === 1 ? "product" : "products"}`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
