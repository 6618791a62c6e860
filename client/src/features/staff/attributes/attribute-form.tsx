// Longer than 200 lines: what an attribute is, its values and its saving share one form.

import { useState, type SyntheticEvent } from "react";
import type { Attribute, AttributeKind, AttributeShape } from "@shared/contracts/attributes";
import { explainRefusal } from "@/lib/explain-refusal";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";
import { staleState, useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { nameOf } from "@/staff-kit/attribute-words";
import { AttributeCatalogs } from "./attribute-catalogs";
import {
  attributeIdOf,
  hasUnit,
  hasValues,
  KINDS,
  localeOf,
  named,
  NEW_ATTRIBUTE,
  withLines,
} from "./attribute-values";
import { ChangedMeanwhile, Retiring, Uses } from "./uses";
import { ValuesPart } from "./values-part";
import { WorkedOut } from "./worked-out";

interface Props {
  /** Undefined for a new one. */
  attribute?: Attribute;
  taken: readonly string[];
  mayWrite: boolean;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  /** Leaves it, asked first where something would be lost. */
  onCancel: () => void;
}

/** Adds an attribute, or changes one: its name, its unit, its values in their order. */
export function AttributeForm(props: Props) {
  const { attribute, taken, mayWrite, onDirty, onDone, onCancel } = props;
  const [base, setBase] = useState(attribute);
  const [shape, setShape] = useState<Omit<AttributeShape, "id">>(attribute ?? NEW_ATTRIBUTE);
  const [lines, setLines] = useState("");
  const [isChanged, setChanged] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const save = useChange<Attribute>(() => true);
  const all = useStaffQuery<Attribute[]>("attributes");
  const numbers = (all.data ?? []).filter(
    ({ id, kind, calculation, isRetired }) =>
      kind === "number" && !calculation && !isRetired && id !== base?.id,
  );
  useUnsavedGuard(isChanged);
  const change = (changes: Partial<AttributeShape>) => {
    setShape({ ...shape, ...changes });
    setChanged(true);
    onDirty(true);
    save.reset();
  };
  const stale = staleState<Attribute>(save.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const { label, kind, unit, catalogues: catalogs, isOpen, calculation, isRetired } = shape;
    const values = hasValues(kind) ? withLines(shape.values, lines, localeOf(shape)) : [];
    const body = {
      label,
      kind,
      unit: hasUnit(kind) ? unit : null,
      catalogues: catalogs,
      values,
      isOpen: hasValues(kind) && isOpen === true,
      calculation: kind === "number" ? (calculation ?? null) : null,
      isRetired,
    };
    save.mutate(
      base
        ? {
            method: "PUT",
            path: `attributes/${base.id}`,
            body: { ...body, updatedAt: base.updatedAt },
          }
        : {
            method: "POST",
            path: "attributes",
            body: { ...body, id: attributeIdOf(nameOf(shape), taken) },
          },
      {
        onSuccess() {
          showToast({ title: `${nameOf(shape)} is saved` });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!mayWrite} className="mt-4 grid min-w-0 gap-4 sm:grid-cols-2">
        <FieldFrame label="Name">
          {(input) => (
            <input
              {...input}
              maxLength={200}
              value={nameOf(shape)}
              onChange={({ target }) => change(named(shape, target.value))}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label="Products state"
          hint={KINDS.find(({ kind }) => kind === shape.kind)?.hint}
        >
          {(input) => (
            <select
              {...input}
              value={shape.kind}
              onChange={({ target }) => change({ kind: target.value as AttributeKind })}
            >
              {KINDS.map(({ kind, label }) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {hasUnit(shape.kind) && (
          <FieldFrame
            label="Unit"
            hint={shape.calculation ? "Such as R per 100 g." : "Such as cm or kg."}
          >
            {(input) => (
              <input
                {...input}
                maxLength={20}
                value={shape.unit ?? ""}
                onChange={({ target }) => change({ unit: target.value || null })}
              />
            )}
          </FieldFrame>
        )}
        {shape.kind === "number" && (
          <WorkedOut
            calculation={shape.calculation}
            numbers={numbers}
            onChange={(calculation) => change({ calculation })}
            onWrong={setWrong}
          />
        )}
        {hasValues(shape.kind) && (
          <ValuesPart
            {...{ shape, lines, mayWrite, base, change, onLines: setLines }}
            // What is not saved yet would be lost by merging.
            mayMerge={!isChanged}
            onMerged={(after) => {
              setBase(after);
              setShape(after);
            }}
          />
        )}
        <AttributeCatalogs
          chosen={shape.catalogues ?? undefined}
          onChange={(catalogs) => change({ catalogues: catalogs })}
        />
        {base && (
          <div className="sm:col-span-2">
            <CheckLine
              label="Retired: kept for what names it, and offered no more"
              isChecked={shape.isRetired}
              onChange={(isChecked) => change({ isRetired: isChecked })}
            />
            {shape.isRetired && !base.isRetired && <Retiring attribute={base} />}
          </div>
        )}
      </fieldset>
      {stale ? (
        <ChangedMeanwhile
          onKeep={() => {
            setBase(stale);
            save.reset();
          }}
          onTake={() => {
            setBase(stale);
            setShape(stale);
            save.reset();
          }}
        />
      ) : (
        save.error && (
          <p role="alert" className="mt-4 text-danger">
            {explainRefusal(save.error, "That did not work. Please try again.")}
          </p>
        )
      )}
      {base && <Uses attribute={base} />}
      {mayWrite && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save"}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}
