import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import { CheckLine } from "@/staff-kit/field-frame";
import { WhenField } from "../conditions/when-field";
import type { OpenDraft } from "../draft/use-draft";
import { NumberField } from "../fields/number-field";
import { SaidField } from "../fields/text-input";
import { RuleFields } from "../rules/rule-fields";
import { ruleWords } from "../words/condition-words";
import type { Names } from "../words/names";
import { withoutPart, withRule } from "./change-parts";
import { PartHeader } from "./calculation-editor";

interface Props {
  draft: OpenDraft;
  rule: FinderDocument["rules"][number];
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onRemoved: () => void;
}

/** A rule that stands on no question: when it holds, and what it means for products. */
export function FinderRuleEditor(props: Props) {
  const { draft, rule, names, attributes, mayWrite, onRemoved } = props;
  const { document, edit } = draft;
  const { id } = rule;
  const put = (changes: Partial<typeof rule>, field: string) =>
    edit((before) => withRule(before, { ...rule, ...changes }), `${id} ${field}`);
  return (
    <section aria-label="The rule" className="min-w-0">
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        <PartHeader
          title="Rule of the finder"
          mayWrite={mayWrite}
          onRemove={() => {
            edit((before) => withoutPart(before, "rule", id), `remove ${id}`);
            onRemoved();
          }}
        />
        <SaidField
          label="Name"
          hint="Shoppers read it beside a product, as “Cut for women”. Without one they read what the product has."
          text={rule.name}
          locale={document.locale}
          onChange={(name) => put({ name }, "name")}
        />
        <WhenField
          legend="It holds"
          when={rule.when}
          document={document}
          names={names}
          mayWrite={mayWrite}
          onChange={(when) => put({ when }, "when")}
        />
        <div>
          <h3 className="text-sm font-semibold">What it means for products</h3>
          <p className="text-sm text-muted">{ruleWords(rule.rule, names)}</p>
          <div className="mt-2 rounded-control border border-line p-2">
            <RuleFields
              rule={rule.rule}
              isFact={rule.fact}
              mayWrite={mayWrite}
              names={names}
              attributes={attributes}
              document={document}
              onChange={(next) => put({ rule: next }, "rule")}
            />
          </div>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {(rule.rule.use === "score" || rule.rule.use === "avoid") && (
            <NumberField
              label="Weight"
              hint="Beside the answered questions, whose points are shared out of 100."
              value={rule.weight}
              min={0}
              max={1_000}
              onChange={(weight) => put({ weight: weight ?? 0 }, "weight")}
            />
          )}
          <CheckLine
            label="A fact: it is never given up"
            isChecked={rule.fact}
            onChange={(isChecked) => put({ fact: isChecked }, "fact")}
          />
        </div>
      </fieldset>
    </section>
  );
}
