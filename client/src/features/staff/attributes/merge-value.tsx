import { useState } from "react";
import type { Attribute, AttributeUses } from "@shared/contracts/attributes";
import { explainRefusal } from "@/lib/api";
import { nameOf } from "@/staff-kit/attribute-words";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";

interface Props {
  attribute: Attribute;
  /** The value that becomes another one. */
  from: string;
  onDone: (attribute: Attribute) => void;
  onCancel: () => void;
}

/** Makes one value another one for ever, after saying what that changes. */
export function MergeValue({ attribute, from, onDone, onCancel }: Props) {
  const { id, values, updatedAt } = attribute;
  const old = values.find((each) => each.id === from)!;
  const others = values.filter((each) => each.id !== from && !each.isRetired);
  const [into, setInto] = useState(others[0]?.id ?? "");
  const { data: uses } = useStaffQuery<AttributeUses>(`attributes/${id}/uses`);
  const merge = useChange<Attribute>(() => true);
  const kept = others.find((each) => each.id === into);
  const naming = uses?.finders.filter((each) => each.values.includes(from)) ?? [];
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
          ` ${naming.map(({ name }) => name).join(", ")} named it, and goes on meaning the same products.`}{" "}
        “{nameOf(old)}” stays another word for “{kept ? nameOf(kept) : ""}”. This cannot be undone.
      </p>
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
