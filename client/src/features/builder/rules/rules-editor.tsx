import { Plus, X } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import type { Rule, Use } from "@shared/finders/rule";
import { INPUT } from "@/staff/field-frame";
import { Button } from "@/ui/button";
import { ruleWords, USES } from "../words/condition-words";
import type { Names } from "../words/names";
import { ConditionField } from "./condition-field";
import { firstTest } from "./test-kinds";

interface Props {
  title: string;
  rules: readonly Rule[];
  /** The question whose answer products are compared with, where it is a number or a range. */
  operandOf?: Question;
  isFact: boolean;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChange: (rules: Rule[]) => void;
}

/** What something means for products, in sentences: how strict, and which products. */
export function RulesEditor(props: Props) {
  const { title, rules, operandOf, isFact, names, attributes, mayWrite, onChange } = props;
  const uses = isFact ? USES.filter(({ use }) => use === "filter" || use === "exclude") : USES;
  const put = (at: number, rule: Rule) => onChange(rules.toSpliced(at, 1, rule));
  const add = () => {
    const use = isFact ? "filter" : "score";
    onChange([...rules, { use, condition: firstTest(attributes, operandOf) }]);
  };
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {rules.length === 0 && <p className="mt-1 text-sm text-muted">Nothing yet.</p>}
      <ul className="mt-1 grid gap-2">
        {rules.map((rule, at) => (
          <li
            key={at}
            className="flex flex-wrap items-center gap-2 rounded-control border border-line p-2"
          >
            {"condition" in rule ? (
              <>
                <select
                  aria-label="How strict"
                  className={`${INPUT} w-auto! font-semibold`}
                  value={rule.use}
                  onChange={({ target }) => put(at, { ...rule, use: target.value as Use })}
                >
                  {USES.filter(
                    ({ use }) => use === rule.use || uses.some((each) => each.use === use),
                  ).map(({ use, label }) => (
                    <option key={use} value={use}>
                      {label}
                    </option>
                  ))}
                </select>
                <ConditionField
                  condition={rule.condition}
                  {...{ operandOf, names, attributes, mayWrite }}
                  onChange={(condition) => put(at, { ...rule, condition })}
                />
              </>
            ) : (
              <p className="min-w-0 grow py-2 wrap-anywhere">{ruleWords(rule, names)}</p>
            )}
            {mayWrite && (
              <button
                type="button"
                className="ml-auto grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
                onClick={() => onChange(rules.toSpliced(at, 1))}
              >
                <X aria-hidden className="size-4" />
                <span className="sr-only">Remove this rule</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button look="quiet" className="min-h-11! px-0!" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Add a rule
        </Button>
      )}
    </section>
  );
}
