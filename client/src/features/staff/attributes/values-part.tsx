import { useState } from "react";
import type { Attribute, AttributeShape, AttributeUses } from "@shared/contracts/attributes";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { explainRefusal } from "@/lib/explain-refusal";
import { nameOf } from "@/staff-kit/attribute-words";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { namingFinders, Retiring } from "./uses";
import { LeftAlone } from "./left-alone";
import { ValuesEditor } from "./values-editor";

interface Props {
  shape: Pick<AttributeShape, "values" | "sizes" | "isOpen">;
  /** Values that are typed, one in a line. */
  lines: string;
  mayWrite: boolean;
  /** The attribute as it is stored; undefined for a new one. */
  base: Attribute | undefined;
  /** Whether its values may be merged. */
  mayMerge: boolean;
  change: (changes: Partial<AttributeShape>) => void;
  onLines: (lines: string) => void;
  onMerged: (after: Attribute) => void;
}

/** What products may state in a choice: its values in their order, more of them, and other words. */
export function ValuesPart(props: Props) {
  const { shape, lines, mayWrite, base, mayMerge, change, onLines, onMerged } = props;
  return (
    <>
      <div className="min-w-0 sm:col-span-2">
        <ValuesEditor
          values={shape.values}
          mayWrite={mayWrite}
          onChange={(values) => change({ values })}
          retiring={(value) =>
            base?.values.some(({ id, isRetired }) => id === value.id && !isRetired) && (
              <Retiring attribute={base} value={value} />
            )
          }
          merging={
            base && mayMerge
              ? (from, end) => (
                  <MergeValue
                    attribute={base}
                    from={from}
                    onCancel={end}
                    onDone={(after) => {
                      onMerged(after);
                      end();
                    }}
                  />
                )
              : undefined
          }
        />
      </div>
      {base && <LeftAlone attribute={base.id} before={base.values} after={shape.values} />}
      <MoreValues
        isMore={shape.values.length > 0}
        lines={lines}
        onChange={(next) => {
          onLines(next);
          change({});
        }}
      />
      {!shape.sizes && (
        <CheckLine
          className="sm:col-span-2"
          label="Products may state other words, too, as they are written"
          isChecked={shape.isOpen === true}
          onChange={(isOpen) => change({ isOpen })}
        />
      )}
    </>
  );
}

const list = new Intl.ListFormat("en");

interface MergeValueProps {
  attribute: Attribute;
  /** The value that becomes another one. */
  from: string;
  onDone: (attribute: Attribute) => void;
  onCancel: () => void;
}

/** Makes one value another one for ever, after saying what that changes. */
function MergeValue({ attribute, from, onDone, onCancel }: MergeValueProps) {
  const { id, values, updatedAt } = attribute;
  const old = values.find((each) => each.id === from)!;
  const others = values.filter((each) => each.id !== from && !each.isRetired);
  const [into, setInto] = useState(others[0]?.id ?? "");
  const { data: uses } = useStaffQuery<AttributeUses>(`attributes/${id}/uses`);
  const merge = useChange<Attribute>(() => true);
  const kept = others.find((each) => each.id === into);
  const naming = namingFinders(uses?.finders ?? [], old);
  const count = uses?.values[from] ?? 0;
  const go = () =>
    merge.mutate(
      { method: "POST", path: `attributes/${id}/merge`, body: { from, into, updatedAt } },
      {
        onSuccess(after) {
          showToast({ title: `${nameOf(old)} is ${nameOf(kept!)} now` });
          onDone(after);
        },
      },
    );
  return (
    <section
      aria-label={`Merge ${nameOf(old)}`}
      className="grid w-full gap-3 rounded-card border border-accent bg-paper p-4"
    >
      <FieldFrame label={`“${nameOf(old)}” becomes`}>
        {(input) => (
          <select {...input} value={into} onChange={({ target }) => setInto(target.value)}>
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <p className="text-sm" aria-live="polite">
        {count === 1 ? "1 product is" : `${count.toLocaleString("en")} products are`} changed.
        {naming.length > 0 &&
          ` ${list.format(naming)} ${naming.length === 1 ? "names" : "name"} it, and will mean “${kept ? nameOf(kept) : ""}”.`}{" "}
        “{nameOf(old)}” stays another word for “{kept ? nameOf(kept) : ""}”. This cannot be undone.
      </p>
      {kept && (
        <LeftAlone
          attribute={id}
          before={values}
          after={values.filter((each) => each !== old)}
          merged={{ from, into }}
        />
      )}
      {merge.error && (
        <p role="alert" className="text-danger">
          {explainRefusal(merge.error, "That did not work. Please try again.")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!kept || merge.isPending} onClick={go}>
          {merge.isPending ? "Merging..." : "Merge them"}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Keep both
        </Button>
      </div>
    </section>
  );
}

interface MoreValuesProps {
  lines: string;
  /** Whether there are some already. */
  isMore: boolean;
  onChange: (lines: string) => void;
}

/** Values that are added, one on each line. */
const MoreValues = ({ lines, isMore, onChange }: MoreValuesProps) => (
  <FieldFrame
    label={isMore ? "More values" : "Values"}
    hint={isMore ? "One on each line. What is there already is left out." : "One on each line."}
    isWide
  >
    {(input) => (
      <textarea
        {...input}
        rows={3}
        value={lines}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FieldFrame>
);
