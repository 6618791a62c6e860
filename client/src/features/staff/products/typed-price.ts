// On its own: every field for money reads what is typed in the same way.

const TYPED = /^(?:\p{Sc}|[A-Z]{1,3})?\s*(\d[\d\s.,'’]*?)\s*(?:\p{Sc}|[A-Z]{3})?$/u;
const DECIMALS = /[.,](\d{1,2})$/;
const GROUPS = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/**
 * A price as people type it, written as prices are kept: "54,90", "€ 1.299,50" and "R 1 299" are 54.90, 1299.50 and 1299.
 * What could be read in two ways, such as "1,299", is returned as it is.
 */
export function typedPrice(text: string): string {
  const [, number] = TYPED.exec(text.trim()) ?? [];
  if (number === undefined) return text;
  const decimals = DECIMALS.exec(number)?.[1];
  const whole = decimals === undefined ? number : number.slice(0, -decimals.length - 1);
  const isGrouped = GROUPS.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return text;
  const separators = new Set(whole.replace(/\d/g, ""));
  // One comma or point before three digits at the end may stand before thousandths.
  const isOpen = decimals === undefined && /^\d+[.,]\d{3}$/.test(whole);
  if (isOpen || separators.size > 1) return text;
  return whole.replace(/\D/g, "") + (decimals === undefined ? "" : `.${decimals}`);
}
