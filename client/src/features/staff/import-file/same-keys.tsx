import { sameKeyRules, type SameKeyRule, type SameKeys } from "@shared/contracts/file-look";
import { rowsAsked } from "./plan-choices";
import { OneOf } from "./one-of";
import { QuestionFrame } from "./question-frame";

interface Props {
  sameKeys: SameKeys;
  chosen: SameKeyRule | null;
  onChoose: (rule: SameKeyRule) => void;
}

const RULES: Record<SameKeyRule, string> = {
  variants: "Variants of one product",
  join: "One product: lists and texts have what each row says",
  "add stock": "One product in several places: it is in stock where any row says so",
  newest: "One product: the newest row counts",
  first: "One product: the first row counts",
  last: "One product: the last row counts",
};

function saidOf({ keys, keyed }: SameKeys): string {
  if (keyed === keys)
    return `have ${keys === 1 ? "one key" : `${keys.toLocaleString("en")} keys`} and differ`;
  const products = keys === 1 ? "one product" : `${keys.toLocaleString("en")} products`;
  const same = keyed > 0 ? "have the same key or say the same" : "say the same";
  return `${same} of ${products} and differ in what changes, such as a price`;
}

/** Asks once a file what rows of the same key are. */
export function SameKeysQuestion({ sameKeys, chosen, onChoose }: Props) {
  const { rows, examples, newestBy, proposal } = sameKeys;
  return (
    <QuestionFrame question={`What are ${rowsAsked(sameKeys)}?`}>
      <p className="text-sm text-muted">
        {rows.toLocaleString("en")} rows {saidOf(sameKeys)}. For example:
      </p>
      <ul className="mt-2 space-y-2 text-sm wrap-anywhere">
        {examples.map(({ key, lines, differing }) => (
          <li key={lines[0]}>
            <strong>{key}</strong> <span className="text-muted">in lines {lines.join(", ")}</span>
            {differing.map(({ header, cells }) => (
              <span key={header} className="block">
                <span className="text-muted">{header}:</span>{" "}
                {cells.map((cell) => cell || "(empty)").join(" · ")}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <OneOf
          choices={sameKeyRules
            .filter((rule) => rule !== "newest" || newestBy !== null)
            .map((rule) => ({
              value: rule,
              words: (
                <>
                  {RULES[rule]}
                  {rule === "newest" && `, by ${newestBy}`}
                  {rule === proposal && <span className="text-muted"> (likely)</span>}
                </>
              ),
            }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </QuestionFrame>
  );
}
