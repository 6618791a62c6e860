import type { Attribute } from "@shared/contracts/attributes";
import type { Ask, Question } from "@shared/finders/question";
import { FieldFrame } from "@/staff-kit/field-frame";
import { NumberField } from "../fields/number-field";
import { PickField } from "../fields/value-chips";
import type { Names } from "../words/names";
import { ASK_KINDS, askedAs, askKind } from "./ask-kinds";
import { askedNumber, bandedNumber } from "./bands-as-number";
import { PricePresets } from "./price-presets";

interface Props {
  question: Question;
  /** The questions that come before it. */
  earlier: readonly Question[];
  names: Names;
  attributes: readonly Attribute[];
  /** Whether several parts are found, which have a budget together. */
  isOfSet: boolean;
  onChange: (question: Question) => void;
}

const COMBINES: Record<Question["combine"], string> = {
  any: "One of them is enough",
  all: "All of them are needed",
  share: "Each earns its share",
};

/** How a question is asked, with the bounds that its kind has. */
export function AskField(props: Props) {
  const { question, earlier, names, attributes, isOfSet, onChange } = props;
  const { ask } = question;
  const scaling = earlier
    .filter(
      ({ options }) => Array.isArray(options) && options.some((each) => each.number !== undefined),
    )
    .map(({ id }) => ({ id, name: names.question(id) }));
  const withAsk = (next: Partial<Ask>) =>
    onChange({ ...question, ask: { ...ask, ...next } as Ask });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label="Answered by" hint={askKind(ask.kind)?.hint}>
        {(input) => (
          <select
            {...input}
            value={ask.kind}
            onChange={({ target }) => {
              const banded = bandedNumber(question, attributes, names);
              const costs = names.numbersOf("price");
              const prices = costs && !isOfSet && { ...costs, currency: names.unit("price") };
              onChange(
                askedAs(question, target.value as Ask["kind"], {
                  banded,
                  asked: askedNumber(question, names),
                  prices: prices || undefined,
                }),
              );
            }}
          >
            {Object.entries(ASK_KINDS).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {ask.kind === "one" && (
        <FieldFrame label="Shown as">
          {(input) => (
            <select
              {...input}
              value={ask.as}
              onChange={({ target }) => withAsk({ as: target.value as "cards" })}
            >
              <option value="cards">Cards</option>
              <option value="pictures">Pictures</option>
              <option value="swatches">Swatches of color</option>
            </select>
          )}
        </FieldFrame>
      )}
      {ask.kind === "many" && (
        <FieldFrame label="Shown as">
          {(input) => (
            <select
              {...input}
              value={ask.as}
              onChange={({ target }) => withAsk({ as: target.value as "chips" })}
            >
              <option value="chips">Chips</option>
              <option value="cards">Cards</option>
            </select>
          )}
        </FieldFrame>
      )}
      {ask.kind === "many" && (
        <>
          <FieldFrame label="Several answers together">
            {(input) => (
              <select
                {...input}
                value={question.combine}
                onChange={({ target }) =>
                  onChange({ ...question, combine: target.value as Question["combine"] })
                }
              >
                {Object.entries(COMBINES).map(([id, said]) => (
                  <option key={id} value={id}>
                    {said}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <NumberField
            label="At least"
            isWhole
            value={ask.min}
            min={0}
            max={100}
            onChange={(min) => withAsk({ min })}
          />
          <NumberField
            label="At most"
            isWhole
            value={ask.max}
            min={1}
            max={100}
            onChange={(max) => withAsk({ max })}
          />
        </>
      )}
      {"step" in ask && (
        <>
          {ask.kind !== "price" && (
            <FieldFrame label="Unit" hint="Such as cm or kg.">
              {(input) => (
                <input
                  {...input}
                  maxLength={20}
                  value={ask.unit ?? ""}
                  onChange={({ target }) => withAsk({ unit: target.value || undefined })}
                />
              )}
            </FieldFrame>
          )}
          <NumberField
            label="From"
            value={ask.min}
            min={ask.kind === "price" ? 0 : undefined}
            max={ask.max}
            onChange={(min) => min !== undefined && withAsk({ min })}
          />
          <NumberField
            label="To"
            value={ask.max}
            min={ask.kind === "price" ? Math.max(ask.min, Number.MIN_VALUE) : ask.min}
            onChange={(max) => max !== undefined && withAsk({ max })}
          />
          <NumberField
            label="In steps of"
            value={ask.step}
            min={Number.MIN_VALUE}
            onChange={(step) => step !== undefined && withAsk({ step })}
          />
        </>
      )}
      {ask.kind === "price" && (
        <>
          {(scaling.length > 0 || ask.scaledBy !== undefined) && (
            <PickField
              label="Amounts are times the number of the answer to"
              none="None: they are as given"
              chosen={ask.scaledBy}
              choices={scaling}
              onChange={(scaledBy) => withAsk({ scaledBy })}
            />
          )}
          <PricePresets
            ask={ask}
            locale={names.locale}
            onChange={(presets) => withAsk({ presets })}
          />
        </>
      )}
    </div>
  );
}
