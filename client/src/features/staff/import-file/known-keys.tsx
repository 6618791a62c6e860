import type { FilePlan, KnownKeys } from "@shared/contracts/file-look";
import { OneOf } from "./one-of";
import { QuestionFrame } from "./question-frame";

interface Props {
  known: KnownKeys;
  chosen: FilePlan["knownKeys"];
  onChoose: (rule: NonNullable<FilePlan["knownKeys"]>) => void;
}

const RULES = [
  { value: "same", words: "They are the same products: change them" },
  { value: "other", words: "They are other products: add them under keys of their own" },
] as const;

/** Asks whether keys that products have already, which came otherwise, are of the same products. */
export function KnownKeysQuestion({ known, chosen, onChoose }: Props) {
  return (
    <QuestionFrame
      question={
        known.keys === 1
          ? "1 key is there already. Whose is it?"
          : `${known.keys.toLocaleString("en")} keys are there already. Whose are they?`
      }
    >
      <ul className="text-sm wrap-anywhere">
        {known.examples.map((example) => (
          <li key={example.key}>
            <strong>{example.key}</strong>{" "}
            <span className="text-muted">
              is {example.name || "a product without a name"}; in the file {example.inFile}
            </span>
          </li>
        ))}
      </ul>
      <OneOf choices={RULES} chosen={chosen} onChoose={onChoose} />
    </QuestionFrame>
  );
}
