import type { FinderDocument } from "@shared/finders/document";
import type { AnswerTest, When } from "@shared/finders/when";
import type { Names } from "../words/names";
import { TreeField } from "./tree-field";
import { WhenTest } from "./when-test";
import { valuesOfAnswers } from "../words/product-values";

interface Props {
  /** What it decides: "Shown", unless given. */
  legend?: string;
  /** What is so without a condition. */
  otherwise?: string;
  when: When | undefined;
  document: FinderDocument;
  /** Only questions before this place can decide; all of them, unless given. */
  before?: number;
  names: Names;
  mayWrite: boolean;
  onChange: (when: When | undefined) => void;
}

/** When something applies, as sentences about answers and calculations. */
export function WhenField(props: Props) {
  const { legend = "Shown", otherwise = "Always.", when, document, names, mayWrite } = props;
  const { before = document.questions.length, onChange } = props;
  const askable = document.questions.slice(0, before).filter(({ ask }) => ask.kind !== "info");
  const first = askable[0];
  if (!when && !first) {
    return (
      <p className="text-sm text-muted">
        Always shown. What comes first cannot depend on other answers.
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {!when && <p className="mt-1">{otherwise}</p>}
      <div className="mt-1">
        <TreeField<AnswerTest>
          tree={when}
          more={when ? "Add a condition" : `${legend} only when`}
          mayWrite={mayWrite}
          mayBeEmpty
          first={first && (() => ({ question: first.id, isAnswered: true }))}
          field={(test, put) => (
            <WhenTest
              test={test}
              questions={askable}
              values={valuesOfAnswers(document)}
              names={names}
              onChange={put}
            />
          )}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}
