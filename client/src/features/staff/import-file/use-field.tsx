import { attributeKinds, type AttributeKind } from "@shared/contracts/attributes";
import {
  columnUses,
  type ColumnLook,
  type ColumnPlan,
  type ColumnUse,
} from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";

const nameOfUse = (use: ColumnUse) =>
  use === "gtin" ? "EAN or GTIN" : use.charAt(0).toUpperCase() + use.slice(1);

const KINDS: Record<AttributeKind, string> = {
  choice: "One of some values",
  choices: "Several of some values",
  number: "Number",
  range: "Range of numbers",
  flag: "Yes or no",
  date: "Date",
  text: "Text",
};
interface Props {
  look: Pick<ColumnLook, "header">;
  plan: ColumnPlan;
  problem: string | undefined;
  hint: string | undefined;
  /** Whether it may become an attribute that there is not. */
  mayAdd: boolean;
  /** Called with a use, or the kind of an attribute. */
  onChoose: (meant: string) => void;
}

/** What a column is taken for: its use, or the kind of its attribute. */
export const meantBy = ({ use, attribute }: ColumnPlan): string =>
  use === "attribute" && attribute ? attribute.kind : use;

/** Chooses what a column of the file is. */
export function UseField({ look, plan, problem, hint, mayAdd, onChoose }: Props) {
  return (
    <FieldFrame label={`What ${look.header} is`} problem={problem} hint={hint}>
      {(input) => (
        <select {...input} value={meantBy(plan)} onChange={({ target }) => onChoose(target.value)}>
          <optgroup label="An attribute">
            {attributeKinds
              .filter((kind) => mayAdd || kind === plan.attribute?.kind)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind]}
                </option>
              ))}
          </optgroup>
          <optgroup label="Of every product">
            {columnUses
              .filter((use) => use !== "attribute")
              .map((use) => (
                <option key={use} value={use}>
                  {nameOfUse(use)}
                </option>
              ))}
          </optgroup>
        </select>
      )}
    </FieldFrame>
  );
}
