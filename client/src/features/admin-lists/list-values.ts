import { listFlags, type AdminList, type ListField } from "@shared/admin-lists";

/** What a form holds: text as it is typed, and flags. */
export type FormValues = Record<string, string | boolean>;

/** A row, or a list's defaults, as a form shows it. */
export function toForm(list: AdminList, row: Record<string, unknown>): FormValues {
  const fields = list.fields.map(({ kind, name }) => {
    const value = row[name];
    return [name, kind === "list" ? (value as string[]).join(", ") : String(value ?? "")];
  });
  const flags = flagsOf(list).map((name) => [name, row[name] === true]);
  return Object.fromEntries([...fields, ...flags]) as FormValues;
}

/** What a form holds as the server takes it, with the fallbacks and the splitting of section 5. */
export function toWire(list: AdminList, values: FormValues): Record<string, unknown> {
  const fields = list.fields.map((field) => [
    field.name,
    fieldToWire(field, String(values[field.name] ?? "")),
  ]);
  const flags = flagsOf(list).map((name) => [name, values[name] === true]);
  return Object.fromEntries([...fields, ...flags]) as Record<string, unknown>;
}

/** What is not asked for is not sent either, and stays as it is stored. */
const flagsOf = ({ hasBadges }: AdminList) => (hasBadges ? listFlags.map(({ name }) => name) : []);

function fieldToWire(field: ListField, text: string): unknown {
  if (field.kind === "list") return splitTexts(text);
  if (field.kind === "number") return readNumber(text, field);
  if (field.kind === "image") return text.trim() === "" ? null : text.trim();
  return text.trim();
}

/** Split on commas, trimmed, empties dropped. */
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

/** What cannot be read or is out of range becomes the fallback. A comma is a decimal point. */
export function readNumber(text: string, { min, max, step, fallback }: NumberRule): number {
  const value = Number(text.trim().replace(",", "."));
  const isWhole = step !== 1 || Number.isInteger(value);
  return text.trim() !== "" && value >= min && value <= max && isWhole ? value : fallback;
}
