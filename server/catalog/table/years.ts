// Years as cells write them: "08/2004 - 10/2011", "2019->", "ab 2003", "bis 2000".

const YEAR = String.raw`(?:(?:0?[1-9]|1[0-2])[/.])?(?<year>(?:19|20)\d{2})(?:[/.](?:0?[1-9]|1[0-2]))?`;
const end = (name: string) => YEAR.replace("<year>", `<${name}>`);
/** An end that has not come yet. */
const STILL = "heute|today|now|present|current|jetzt|aktuell|heden|nu|aujourd['’]hui|hoy|oggi";
const FORMS = [
  new RegExp(`^(?:${STILL})\\s*(?:–|—|-|/|to|bis|tot)\\s*${end("max")}$`, "i"),
  new RegExp(`^${end("min")}\\s*(?:–|—|-|/|to|bis|tot)\\s*(?:${STILL})$`, "i"),
  new RegExp(`^${end("min")}\\s*(?:–|—|-|/|\\.\\.+|to|bis|tot|until)\\s*${end("max")}$`, "i"),
  new RegExp(`^(?:≥|>=|from|ab|since|seit|vanaf|von|dès)\\s*${end("min")}$`, "i"),
  new RegExp(`^${end("min")}\\s*(?:[-–—]>?|→|\\+|>|on|onwards|and newer|\\.\\.\\.|…)$`, "i"),
  new RegExp(`^(?:≤|<=|until|up to|to|bis|tot|-|–|—|before|vor)\\s*${end("max")}$`, "i"),
];
/** Whether a cell says that something goes on. */
export const goesOn = (cell: string): boolean =>
  new RegExp(`^(?:${STILL}|[-–—]|\\.\\.+|…)$`, "i").test(cell.trim());
const ONE = new RegExp(`^${YEAR}$`);
const MAX_LENGTH = 40;

/** The years that a cell spans, an open end missing; months are left out. Undefined where it says anything else. */
export function yearsIn(cell: string): { min?: number; max?: number } | undefined {
  const text = cell.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const one = ONE.exec(text)?.groups?.year;
  if (one !== undefined) return { min: Number(one), max: Number(one) };
  for (const form of FORMS) {
    const found = form.exec(text)?.groups;
    if (!found) continue;
    const { min, max } = found;
    const years = { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) };
    const isBackwards = min !== undefined && max !== undefined && Number(min) > Number(max);
    return isBackwards ? undefined : years;
  }
  return undefined;
}

const SHORT = /^(?<open>[-–—])?\s*'?(?<from>\d{2})(?:\s*(?<dash>–|—|-|\/)\s*(?:'?(?<to>\d{2}))?)?$/;
/** Two digits up to these are of this century. */
const LAST_SHORT = 40;
const whole = (digits: string) => (Number(digits) > LAST_SHORT ? 1900 : 2000) + Number(digits);

/**
 * Years of two digits each in full, "99-05" as "1999-2005", "20-" as "2020-"; undefined where a cell is nothing like it.
 * They are years among other years alone.
 */
export function shortYearsIn(cell: string): string | undefined {
  const found = SHORT.exec(cell.trim())?.groups;
  if (!found) return undefined;
  const { open, from, dash, to } = found;
  const min = whole(from!);
  if (open !== undefined) return dash === undefined ? `-${min}` : undefined;
  if (dash === undefined) return String(min);
  if (to === undefined) return `${min}-`;
  return min <= whole(to) ? `${min}-${whole(to)}` : undefined;
}
