import type { Rule, Use } from "@shared/finders/rule";
import { INPUT } from "@/staff-kit/field-frame";
import { ConditionField } from "../conditions/condition-field";
import { firstTest } from "../conditions/new-tests";
import type { TestScope } from "../conditions/test-kinds";
import { usesFor } from "../words/condition-words";
import { EarnEditor } from "./earn-editor";
import { measuredBy, measureOf, MEASURES, measuresFor, type Measure } from "./measures";
import { RuleDetails } from "./rule-details";

interface Props extends TestScope {
  rule: Rule;
  /** Of a fact nothing is a wish. */
  isFact: boolean;
  mayWrite: boolean;
  onChange: (rule: Rule) => void;
}

/** One rule: how strict it is, what it looks at, and how it is explained. */
export function RuleFields({ rule, isFact, mayWrite, onChange, ...scope }: Props) {
  const offered = usesFor(isFact, rule.use);
  const measure = measureOf(rule);
  const chooseUse = (use: Use) => {
    if ("condition" in rule) return onChange({ ...rule, use });
    const { earn: _earn, ...common } = rule;
    onChange({ ...common, use, condition: firstTest(scope) });
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <select
        aria-label="How strict"
        className={`${INPUT} w-auto! font-semibold`}
        value={rule.use}
        onChange={({ target }) => chooseUse(target.value as Use)}
      >
        {offered.map(({ use, label }) => (
          <option key={use} value={use}>
            {label}
          </option>
        ))}
      </select>
      {rule.use === "score" && (
        <select
          aria-label="What it earns"
          className={`${INPUT} w-auto! text-sm`}
          value={measure}
          onChange={({ target }) => onChange(measuredBy(rule, target.value as Measure, scope))}
        >
          {[...new Set([...measuresFor(scope), measure])].map((each) => (
            <option key={each} value={each}>
              {MEASURES[each]}
            </option>
          ))}
        </select>
      )}
      {"earn" in rule ? (
        <EarnEditor earn={rule.earn} {...scope} onChange={(earn) => onChange({ ...rule, earn })} />
      ) : (
        <ConditionField
          condition={rule.condition}
          mayWrite={mayWrite}
          {...scope}
          onChange={(condition) => onChange({ ...rule, condition })}
        />
      )}
      <RuleDetails rule={rule} mayWrite={mayWrite} {...scope} onChange={onChange} />
    </div>
  );
}
