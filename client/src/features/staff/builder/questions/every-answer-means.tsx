import type { Option } from "@shared/finders/question";
import type { Rule, Use } from "@shared/finders/rule";
import { withoutIdleTolerance } from "@shared/finders/tolerance";
import { FieldFrame } from "@/staff-kit/field-frame";
import { usesFor } from "../words/condition-words";

type OfProducts = Extract<Rule, { condition: unknown }>;

interface Props {
  options: readonly Option[];
  isFact: boolean;
  onChange: (options: Option[]) => void;
}

/** How strict all answers are at once, where each is one condition on products; nothing where they are anything else. */
export function EveryAnswerMeans({ options, isFact, onChange }: Props) {
  const meant = options.filter(({ rules }) => rules.length > 0);
  const rules = meant.flatMap((option) => ruleOf(option) ?? []);
  if (rules.length < 2 || rules.length < meant.length) return null;
  const [use, ...others] = new Set(rules.map((rule) => rule.use));
  const common = others.length === 0 ? use : undefined;
  const put = (chosen: Use) =>
    onChange(
      options.map((option) => {
        const rule = ruleOf(option);
        return rule
          ? { ...option, rules: [withoutIdleTolerance({ ...rule, use: chosen })] }
          : option;
      }),
    );
  return (
    <FieldFrame label="Choosing one means">
      {(input) => (
        <select {...input} value={common ?? ""} onChange={({ target }) => put(target.value as Use)}>
          {common === undefined && <option value="">It differs</option>}
          {usesFor(isFact, common).map((each) => (
            <option key={each.use} value={each.use}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The one condition that an answer is; undefined where it means more, or is a measure. */
function ruleOf({ rules: [rule, ...others] }: Option): OfProducts | undefined {
  return rule && others.length === 0 && "condition" in rule ? rule : undefined;
}
