import { Plus, X } from "lucide-react";
import type { Rule } from "@shared/finders/rule";
import { Button } from "@/staff-kit/button";
import { firstTest } from "../conditions/new-tests";
import type { TestScope } from "../conditions/test-kinds";
import { RuleFields } from "./rule-fields";

interface Props extends TestScope {
  title: string;
  rules: readonly Rule[];
  isFact: boolean;
  mayWrite: boolean;
  onChange: (rules: Rule[]) => void;
}

/** What something means for products, in sentences: how strict, and which products. */
export function RulesEditor({ title, rules, isFact, mayWrite, onChange, ...scope }: Props) {
  const add = () =>
    onChange([...rules, { use: isFact ? "filter" : "score", condition: firstTest(scope) }]);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-sm font-semibold">{title}</h3>
      {rules.length === 0 && <p className="mt-1 text-sm text-muted">Nothing yet.</p>}
      <ul className="mt-1 grid gap-2">
        {rules.map((rule, at) => (
          <li key={at} className="relative rounded-control border border-line p-2 pr-12">
            <RuleFields
              rule={rule}
              isFact={isFact}
              mayWrite={mayWrite}
              {...scope}
              onChange={(next) => onChange(rules.with(at, next))}
            />
            {mayWrite && (
              <button
                type="button"
                className="absolute top-2 right-0 grid size-control place-items-center rounded-lg text-muted hover:text-ink"
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
        <Button look="quiet" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Add a rule
        </Button>
      )}
    </section>
  );
}
