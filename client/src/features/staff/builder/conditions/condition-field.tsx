import type { Condition, Test } from "@shared/finders/condition";
import { TestEditor } from "./test-editor";
import { firstTest } from "./new-tests";
import type { TestScope } from "./test-kinds";
import { TreeField } from "./tree-field";

interface Props extends TestScope {
  condition: Condition;
  mayWrite: boolean;
  onChange: (condition: Condition) => void;
}

/** A condition on products: tests that are joined, turned around and grouped. */
export function ConditionField({ condition, mayWrite, onChange, ...scope }: Props) {
  return (
    <TreeField<Test>
      tree={condition}
      one="test"
      more="Another test"
      mayWrite={mayWrite}
      first={() => firstTest(scope)}
      field={(test, put) => <TestEditor test={test} {...scope} onChange={put} />}
      onChange={(next) => next && onChange(next)}
    />
  );
}
