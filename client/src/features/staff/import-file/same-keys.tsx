import { sameKeyRules, type SameKeyRule, type SameKeys } from "@shared/contracts/file-look";
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

/** Asks once a file what rows of the same key are. */
export function SameKeysQuestion({ sameKeys, chosen, onChoose }: Props) {
  const { keys, rows, examples, newestBy, proposal } = sameKeys;
  return (
    <QuestionFrame question="What are rows of the same key?">
      <p className="text-sm text-muted">
        {rows.toLocaleString("en")} rows have{" "}
        {keys === 1 ? "one key" : `${keys.toLocaleString("en")} keys`} and differ. For example:
      </p>
      <ul className="mt-2 space-y-2 text-sm wrap-anywhere">
        {examples.map(({ key, lines, differing }) => (
          <li key={key}>
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
                  {rule === proposal && <span className="text-muted"> (what it looks like)</span>}
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
