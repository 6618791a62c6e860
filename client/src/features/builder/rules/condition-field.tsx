import { Plus, X } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Question } from "@shared/finders/question";
import { INPUT } from "@/staff/field-frame";
import { Button } from "@/ui/button";
import { conditionWords } from "../words/condition-words";
import type { Names } from "../words/names";
import { joined, testsIn, type JoinedTests } from "./joined-tests";
import { TestEditor } from "./test-editor";
import { firstTest } from "./test-kinds";

interface Props {
  condition: Condition;
  /** The question whose answer products are compared with, where it is a number or a range. */
  operandOf?: Question;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChange: (condition: Condition) => void;
}

/** A condition on products as tests that are joined; one that is more than that in words. */
export function ConditionField({ condition, onChange, mayWrite, ...rest }: Props) {
  const { names, attributes, operandOf } = rest;
  const simple = testsIn(condition);
  if (!simple) {
    return <p className="min-w-0 grow py-2 wrap-anywhere">{conditionWords(condition, names)}</p>;
  }
  const { tests, joins } = simple;
  const change = (next: Partial<JoinedTests>) => onChange(joined({ ...simple, ...next }));
  return (
    <div className="grid min-w-0 grow gap-2">
      {tests.map((test, at) => (
        <div key={at} className="flex min-w-0 flex-wrap items-center gap-2">
          {at > 0 && (
            <select
              aria-label="How the tests are joined"
              className={`${INPUT} w-auto!`}
              value={joins}
              onChange={({ target }) => change({ joins: target.value as JoinedTests["joins"] })}
            >
              <option value="all">and</option>
              <option value="any">or</option>
            </select>
          )}
          <TestEditor
            test={test}
            {...rest}
            onChange={(next) => change({ tests: tests.with(at, next) })}
          />
          {mayWrite && tests.length > 1 && (
            <button
              type="button"
              className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
              onClick={() => change({ tests: tests.toSpliced(at, 1) })}
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Remove this test</span>
            </button>
          )}
        </div>
      ))}
      {mayWrite && (
        <Button
          look="quiet"
          className="min-h-11! justify-self-start px-0! text-sm! lg:min-h-8!"
          onClick={() => change({ tests: [...tests, firstTest(attributes, operandOf)] })}
        >
          <Plus aria-hidden className="size-4" />
          Another test
        </Button>
      )}
    </div>
  );
}
