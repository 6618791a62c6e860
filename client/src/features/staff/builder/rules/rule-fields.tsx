import type { Condition } from "@shared/finders/condition";
import type { Rule, Use } from "@shared/finders/rule";
import { boundedBy, mayBeNear, withoutIdleTolerance } from "@shared/finders/tolerance";
import { INPUT } from "@/staff-kit/field-frame";
import { ConditionField } from "../conditions/condition-field";
import { testOn } from "../conditions/new-tests";
import type { TestScope } from "../conditions/test-kinds";
import { usesFor } from "../words/condition-words";
import type { Names } from "../words/names";
import { WhenField } from "../conditions/when-field";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/text-input";
import { ValueChips } from "../fields/value-chips";
import { EarnEditor } from "./earn-editor";
import { measuredBy, measureOf, MEASURES, measuresFor, type Measure } from "./measures";

interface Props extends TestScope {
  rule: Rule;
  /** Of a fact nothing is a wish. */
  isFact: boolean;
  mayWrite: boolean;
  onChange: (rule: Rule) => void;
}

/** One rule: how strict it is, what it looks at, and how it is explained. */
export function RuleFields({ rule, isFact, mayWrite, onChange: put, ...scope }: Props) {
  const onChange = (next: Rule) => put(withoutIdleTolerance(next));
  const offered = usesFor(isFact, rule.use);
  const measure = measureOf(rule);
  const chooseUse = (use: Use) => {
    if ("condition" in rule) return onChange({ ...rule, use });
    const { earn, ...common } = rule;
    onChange({ ...common, use, condition: testOn(earn.attribute, scope) });
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

function nearHint(condition: Condition, names: Names): string {
  const unit = names.unit(boundedBy(condition)!);
  return `The nearer the more${unit && `; in ${unit}`}. All or nothing unless given.`;
}

interface RuleDetailsProps extends TestScope {
  rule: Rule;
  mayWrite: boolean;
  onChange: (rule: Rule) => void;
}

type Outcome = keyof NonNullable<Rule["reasons"]>;

const OUTCOMES: readonly { id: Outcome; label: string; ofSteps?: true }[] = [
  { id: "met", label: "Where it is so" },
  { id: "partly", label: "Where it is so in part" },
  { id: "little", label: "Where it is so in less than half" },
  { id: "missed", label: "Where it is not so" },
  { id: "unknown", label: "Where the shop does not state it" },
  { id: "higher", label: "Where it is further on", ofSteps: true },
  { id: "lower", label: "Where it is not as far on", ofSteps: true },
];

/** When a rule applies, how it is explained to shoppers, and how much it counts. */
function RuleDetails({ rule, mayWrite, onChange, document, names }: RuleDetailsProps) {
  // What promotes products knows no answers, and is explained elsewhere.
  if (!document) return null;
  const { reasons = {}, when, parts, sections } = rule;
  const isSteps = "earn" in rule && rule.earn.by === "steps";
  const putReason = (outcome: Outcome, text: (typeof reasons)[Outcome]) => {
    const { [outcome]: _, ...others } = reasons;
    const next = text ? { ...others, [outcome]: text } : others;
    onChange({ ...rule, reasons: Object.keys(next).length > 0 ? next : undefined });
  };
  const isTouched = rule.reasons ?? when ?? parts ?? sections;
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-control cursor-pointer items-center text-sm text-accent-text">
        {isTouched
          ? "How it is explained, and when it applies (changed)"
          : "How it is explained, and when it applies"}
      </summary>
      <div className="grid gap-4 py-2 sm:grid-cols-2">
        {OUTCOMES.filter(({ ofSteps }) => isSteps || !ofSteps).map(({ id, label }) => (
          <SaidField
            key={id}
            label={label}
            text={reasons[id]}
            locale={names.locale}
            hint={
              id === "met"
                ? "A sentence on the card; ours unless given. {product} is what it has."
                : undefined
            }
            onChange={(text) => putReason(id, text)}
          />
        ))}
        <div className="sm:col-span-2">
          <WhenField
            legend="It applies"
            when={when}
            document={document}
            names={names}
            mayWrite={mayWrite}
            onChange={(next) => onChange({ ...rule, when: next })}
          />
        </div>
        {(rule.use === "score" || rule.use === "avoid") && (
          <NumberField
            label="Its part of the question's weight"
            hint="Beside the other rules of the same answer; 1 unless given."
            value={parts}
            min={0.01}
            max={100}
            onChange={(next) => onChange({ ...rule, parts: next })}
          />
        )}
        {"condition" in rule && mayBeNear(rule) && (
          <NumberField
            label="What is near earns a part, up to so far beside it"
            hint={nearHint(rule.condition, names)}
            value={rule.tolerance}
            min={0.001}
            onChange={(next) => onChange({ ...rule, tolerance: next })}
          />
        )}
        {document.sections.length > 1 && (
          <div>
            <p className="text-sm font-semibold">Only in these sections</p>
            <ValueChips
              legend="Sections"
              ids={document.sections.map(({ id }) => id)}
              chosen={sections ?? []}
              label={names.section}
              onChange={(next) =>
                onChange({ ...rule, sections: next.length > 0 ? next : undefined })
              }
            />
          </div>
        )}
      </div>
    </details>
  );
}
