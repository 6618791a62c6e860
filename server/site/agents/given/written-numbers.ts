import type { Ask } from "@shared/finders/question";

// Numbers and ranges as assistants send them, as addresses write them.

type Given =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | { min?: string | number | null; max?: string | number | null };

/** "80" · "80 kg", where that is its unit · 80. What is no number stays, and is refused by its question. */
export function writtenNumber(ask: Ask, given: Given): string | { problem: string } {
  if (typeof given === "number") return String(given);
  if (typeof given === "string") return withoutUnit(given, ask);
  const [only, ...others] = Array.isArray(given) ? (given as readonly unknown[]) : [];
  if (typeof only === "number" && others.length === 0) return String(only);
  return { problem: "Send one number." };
}

/**
 * "1000..5000" of { min: 1000, max: 5000 }, [1000, 5000] or "1000-5000". One number alone is the most that something may
 * cost; of other ranges it could be either end.
 */
export function writtenRange(ask: Ask, given: Given): string | { problem: string } {
  if (Array.isArray(given)) {
    const [min, max, ...others] = given as readonly (string | number)[];
    return max === undefined || others.length > 0
      ? { problem: 'Send the two ends of the range: {"min": 1000, "max": 5000}.' }
      : `${end(min, ask)}..${end(max, ask)}`;
  }
  if (typeof given === "object") {
    const { min, max } = given as { min?: string | number | null; max?: string | number | null };
    return `${end(min, ask)}..${end(max, ask)}`;
  }
  const text = withoutUnit(String(given), ask);
  if (PLAIN.test(text)) {
    return ask.kind === "price"
      ? `..${text}`
      : { problem: `Say which end ${text} is: {"min": ${text}} or {"max": ${text}}.` };
  }
  const ends = BETWEEN.exec(text);
  return ends ? `${ends[1]}..${ends[2]}` : text;
}

const PLAIN = /^\d+(?:\.\d+)?$/;
const BETWEEN = /^(\d+(?:\.\d+)?)\s*(?:-|–|—|to)\s*(\d+(?:\.\d+)?)$/;

const end = (given: string | number | boolean | null | undefined, ask: Ask): string =>
  given === null || given === undefined ? "" : withoutUnit(String(given), ask);

function withoutUnit(text: string, ask: Ask): string {
  const unit = "unit" in ask ? ask.unit : undefined;
  const trimmed = text.trim();
  return unit && trimmed.toLowerCase().endsWith(unit.toLowerCase())
    ? trimmed.slice(0, -unit.length).trim()
    : trimmed;
}
