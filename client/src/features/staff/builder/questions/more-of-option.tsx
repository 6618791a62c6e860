import type { FinderDocument } from "@shared/finders/document";
import type { Ask, Option } from "@shared/finders/question";
import { WhenField } from "../conditions/when-field";
import { NumberField } from "../fields/number-field";
import { TextInput, WordsField } from "../fields/text-input";
import { ValueChips } from "../fields/value-chips";
import type { Names } from "../words/names";

interface Props {
  option: Option;
  ask: Ask;
  document: FinderDocument;
  /** The place of its question: only what comes before can decide whether it is offered. */
  before: number;
  names: Names;
  mayWrite: boolean;
  onChange: (option: Option) => void;
}

const BADGES = { popular: "Popular", recommended: "Recommended", "top-seller": "Top seller" };
const MAX_SYNONYMS = 40;
const MAX_WORD = 64;

type BadgeId = keyof typeof BADGES;

/** When an answer is offered, how it is marked, and what it counts as. */
export function MoreOfOption(props: Props) {
  const { option, ask, document, before, names, mayWrite, onChange } = props;
  return (
    <details className="sm:col-span-2">
      <summary className="inline-flex min-h-control cursor-pointer items-center text-sm text-accent-text">
        When it is offered, badges, other words, a number
      </summary>
      <div className="grid gap-4 py-2 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <WhenField
            legend="Offered"
            when={option.when}
            document={document}
            before={before}
            names={names}
            mayWrite={mayWrite}
            onChange={(when) => onChange({ ...option, when })}
          />
        </div>
        <WordsField
          label="Other words for it"
          hint="With commas between them: it is found by them."
          words={option.synonyms ?? []}
          onChange={(next) =>
            onChange({
              ...option,
              synonyms:
                next.length > 0
                  ? next.slice(0, MAX_SYNONYMS).map((each) => each.slice(0, MAX_WORD))
                  : undefined,
            })
          }
        />
        <NumberField
          label="Number"
          hint="For calculations, such as how many people it stands for."
          value={option.number}
          onChange={(number) => onChange({ ...option, number })}
        />
        <TextInput
          label="Sign before it"
          hint="Such as an emoji."
          value={option.icon ?? ""}
          maxLength={16}
          onChange={(icon) => onChange({ ...option, icon: icon || undefined })}
        />
        {ask.kind === "one" && ask.as === "swatches" && (
          <div>
            <label className="text-sm font-semibold" htmlFor={`color-${option.id}`}>
              Color
            </label>
            <input
              id={`color-${option.id}`}
              type="color"
              className="mt-1 block h-11 w-full rounded-control border border-outline bg-paper p-1"
              value={option.color ?? "#000000"}
              onChange={({ target }) => onChange({ ...option, color: target.value })}
            />
          </div>
        )}
        <div>
          <p className="text-sm font-semibold">Badges</p>
          <div className="mt-1">
            <ValueChips
              legend="Badges"
              ids={Object.keys(BADGES)}
              chosen={option.badges ?? []}
              label={(id) => BADGES[id as BadgeId]}
              onChange={(next) =>
                onChange({
                  ...option,
                  badges: next.length > 0 ? (next as BadgeId[]) : undefined,
                })
              }
            />
          </div>
        </div>
      </div>
    </details>
  );
}
