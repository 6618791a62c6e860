import { useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { Options } from "@shared/finders/question";
import { yesOrEither } from "@shared/finders/yes-or-either";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Button } from "@/staff-kit/button";
import type { Names } from "../words/names";

interface Props {
  attributes: readonly Attribute[];
  names: Names;
  locale: string;
  /** The answers that the bands of a number make. */
  bandsOf: (attribute: string) => Options;
  onChoose: (options: Options) => void;
}

const BRANDS = "brand";

/** Makes the answers of a question from what products state: values of an attribute, bands of a number, yes, or brands. */
export function FromAttribute({ attributes, names, locale, bandsOf, onChoose }: Props) {
  const [chosen, setChosen] = useState("");
  const offered = attributes.filter(({ isRetired }) => !isRetired);
  const choosable = offered.filter(({ kind }) => kind === "choice" || kind === "choices");
  const numbers = offered.filter(
    ({ id, kind }) => kind === "number" && names.numbersOf(id)?.bounds.length,
  );
  const flags = offered.filter(({ kind }) => kind === "flag");
  const madeOf = (id: string): Options => {
    if (flags.some((each) => each.id === id)) return yesOrEither(id, locale);
    return numbers.some((each) => each.id === id) ? bandsOf(id) : { attribute: id };
  };
  const make = () => {
    setChosen("");
    onChoose(chosen === BRANDS ? { products: BRANDS, ids: "short" } : madeOf(chosen));
  };
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-52">
        <FieldFrame label="Make them from an attribute">
          {(input) => (
            <select {...input} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Choose one</option>
              {choosable.map(({ id, values }) => (
                <option key={id} value={id}>
                  {names.attributeStated(id)}: {values.filter((each) => !each.isRetired).length}{" "}
                  values
                </option>
              ))}
              {numbers.map(({ id }) => (
                <option key={id} value={id}>
                  Bands of {names.attributeStated(id)}
                </option>
              ))}
              {flags.map(({ id }) => (
                <option key={id} value={id}>
                  {names.attributeStated(id)}: yes, or it does not matter
                </option>
              ))}
              <option value={BRANDS}>{names.attributeStated(BRANDS)}</option>
            </select>
          )}
        </FieldFrame>
      </div>
      <Button look="secondary" disabled={chosen === ""} onClick={make}>
        Make them
      </Button>
    </div>
  );
}
