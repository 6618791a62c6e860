import type { Attribute } from "@shared/contracts/attributes";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import { FieldFrame } from "@/staff-kit/field-frame";
import { SaidField } from "../fields/text-input";
import { RulesEditor } from "../rules/rules-editor";
import type { Names } from "../words/names";
import { MoreOfOption } from "./more-of-option";

interface Props {
  option: Option;
  question: Question;
  document: FinderDocument;
  names: Names;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  onChange: (option: Option) => void;
}

/** One answer: its texts, its picture, and what it means. */
export function OptionEditor(props: Props) {
  const { option, question, document, names, attributes, mayWrite, onChange } = props;
  const { locale } = document;
  return (
    <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
      <SaidField
        label="Answer"
        text={option.label}
        locale={locale}
        onChange={(label) => onChange({ ...option, label: label ?? { [locale]: "" } })}
      />
      <SaidField
        label="Line below it"
        text={option.text}
        locale={locale}
        hint={
          option.text && question.ask.kind === "many" && question.ask.as === "chips"
            ? "Chips have no room for it: cards have."
            : undefined
        }
        onChange={(text) => onChange({ ...option, text })}
      />
      <SaidField
        label="Tip that opens on demand"
        text={option.tip}
        locale={locale}
        onChange={(tip) => onChange({ ...option, tip })}
      />
      <FieldFrame label="Picture" hint="An https address, or a path on this site.">
        {(input) => (
          <input
            {...input}
            value={option.picture ?? ""}
            maxLength={2_000}
            onChange={({ target }) =>
              onChange({ ...option, picture: target.value.trim() || undefined })
            }
          />
        )}
      </FieldFrame>
      <FieldFrame label="Kind of answer">
        {(input) => (
          <select
            {...input}
            value={option.exclusive ?? ""}
            onChange={({ target }) => {
              const exclusive = (target.value || undefined) as Option["exclusive"];
              const rules = exclusive === "not-sure" ? [] : option.rules;
              onChange({ ...option, exclusive, rules });
            }}
          >
            <option value="">An answer like the others</option>
            <option value="not-sure">Not sure: counts as not answered, stands last</option>
            <option value="none">None of these: chosen alone, stands last</option>
          </select>
        )}
      </FieldFrame>
      {option.exclusive !== "not-sure" && (
        <div className="sm:col-span-2">
          <RulesEditor
            title="What it means for products"
            rules={option.rules}
            isFact={question.fact}
            names={names}
            attributes={attributes}
            document={document}
            mayWrite={mayWrite}
            onChange={(rules) => onChange({ ...option, rules })}
          />
        </div>
      )}
      <MoreOfOption
        option={option}
        ask={question.ask}
        document={document}
        before={document.questions.findIndex(({ id }) => id === question.id)}
        names={names}
        mayWrite={mayWrite}
        onChange={onChange}
      />
    </div>
  );
}
