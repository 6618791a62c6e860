import { useEffect } from "react";
import {
  listFlags,
  type AdminList,
  type ListField,
  type ListRow,
} from "@shared/specification/contracts/admin-lists";
import { scalarText, type Scalar } from "@shared/list-text";
import { ChosenField } from "@/staff-kit/choosing/chosen-field";
import { FormField } from "@/staff-kit/form-field";
import { RowForm } from "@/staff-kit/row-form";
import { useRowForm, type FormValues } from "@/staff-kit/use-row-form";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { showToast } from "@/ui/toast-store";
import { anyRows, namedRows, type RowChoices } from "./list-row";

interface Props {
  list: AdminList;
  /** The row to edit; undefined for a new row. */
  row?: ListRow;
  /** The choices for its fields of other lists' rows. */
  choices: RowChoices;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Adds a row or edits one, in place. */
export function ListForm({ list, row, choices, onDirty, onDone }: Props) {
  const editing = useRowForm<ListRow>({
    path: list.path,
    row,
    shape: list.shape,
    toForm: (stored) => toForm(list, stored ?? list.defaults),
    toWire: (values) => toWire(list, values),
    onSaved(name, values) {
      onDone();
      showToast({
        title: `${name} is saved`,
        text: fallbackNotes(list, values).join(" ") || undefined,
      });
    },
  });
  const { form, isDirty } = editing;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const leave = () => mayLeave(isDirty) && onDone();

  return (
    <RowForm
      editing={editing}
      fields={list.fields}
      inWords={(values) => namedRows(list, choices, values)}
      onCancel={leave}
      aria-label={row ? `Edit ${row.name}` : `Add a ${list.singular}`}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      className="rounded-card border border-accent bg-surface p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {list.fields.map((field, position) =>
          field.kind === "rows" ? (
            <ChosenField
              key={field.name}
              form={form}
              name={field.name}
              label={field.label}
              hint={field.hint}
              rule={anyRows}
              choices={choices[field.of] ?? []}
            />
          ) : (
            <FormField
              key={field.name}
              field={field}
              form={form}
              noteOf={field.kind === "number" ? (text) => fallbackNote(text, field) : undefined}
              takesFocus={position === 0}
            />
          ),
        )}
      </div>
      {list.hasBadges && (
        <fieldset className="mt-4 flex flex-wrap gap-x-5">
          <legend className="text-sm font-semibold">Badges</legend>
          {listFlags.map(({ name, label }) => (
            <label
              key={name}
              className="flex min-h-control cursor-pointer items-center gap-2 text-sm"
            >
              <input
                type="checkbox"
                {...form.register(name)}
                className="size-4 accent-accent pointer-coarse:size-5"
              />
              {label}
            </label>
          ))}
          <p className="basis-full text-sm text-muted">
            Shoppers see one: Recommended before Top Seller before Most Popular.
          </p>
        </fieldset>
      )}
    </RowForm>
  );
}

/** A row, or a list's defaults, as a form shows it. */
export function toForm(list: AdminList, row: Record<string, unknown>): FormValues {
  const fields = list.fields.map(({ kind, name }) => {
    const value = row[name];
    if (kind === "rows") return [name, (value as string[] | undefined) ?? []];
    return [name, kind === "list" ? (value as string[]).join(", ") : scalarText(value as Scalar)];
  });
  const flags = flagsOf(list).map((name) => [name, row[name] === true]);
  return Object.fromEntries([...fields, ...flags]) as FormValues;
}

/** A form's values as the server takes them, with the fallbacks and the splitting. */
export function toWire(list: AdminList, values: FormValues): Record<string, unknown> {
  const fields = list.fields.map((field) => [
    field.name,
    field.kind === "rows"
      ? values[field.name]
      : fieldToWire(field, String((values[field.name] as string | undefined) ?? "")),
  ]);
  const flags = flagsOf(list).map((name) => [name, values[name] === true]);
  return Object.fromEntries([...fields, ...flags]) as Record<string, unknown>;
}

/** Flags that the form lacks are not sent, and stay as stored. */
const flagsOf = ({ hasBadges }: AdminList) => (hasBadges ? listFlags.map(({ name }) => name) : []);

function fieldToWire(field: ListField, text: string): unknown {
  if (field.kind === "list") return splitTexts(text);
  if (field.kind === "number") return readNumber(text, field);
  if (field.kind === "image") return text.trim() === "" ? null : text.trim();
  return text.trim();
}

/** Splits on commas, trims, and drops empty parts. */
export function splitTexts(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

interface NumberRule {
  min: number;
  max: number;
  step: number;
  fallback: number;
}

/** Unreadable or out-of-range numbers become the fallback. A comma is a decimal point. */
export function readNumber(text: string, rule: NumberRule): number {
  return takenNumber(text, rule) ?? rule.fallback;
}

function takenNumber(text: string, { min, max, step }: NumberRule): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  const isWhole = step !== 1 || Number.isInteger(value);
  return text.trim() !== "" && value >= min && value <= max && isWhole ? value : undefined;
}

/** A note if a number is not taken as typed; otherwise undefined. */
export function fallbackNote(text: string, rule: NumberRule): string | undefined {
  if (takenNumber(text, rule) !== undefined) return undefined;
  const { min, max, step, fallback } = rule;
  const typed = text.trim();
  const problem =
    typed === ""
      ? "No number is entered"
      : `“${typed}” is not a ${step === 1 ? "whole " : ""}number from ${min} to ${max}`;
  return `${problem}, so ${fallback} is used.`;
}

/** The notes on all numbers of a form that fall back, for staff who save it. */
export function fallbackNotes(list: AdminList, values: FormValues): string[] {
  return list.fields.flatMap((field) => {
    if (field.kind !== "number") return [];
    const note = fallbackNote(String(values[field.name]), field);
    return note ? [`${field.label}: ${note}`] : [];
  });
}
