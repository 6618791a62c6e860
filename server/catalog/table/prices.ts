import { numbersIn, type Decimal, type NumberReading } from "./numbers";

const CURRENCY = String.raw`(?:ZAR|EUR|USD|GBP|CHF|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|US\$|A\$|R\$|KSh|KES|NGN|BRL|INR|RSD|HUF|RON|TRY|UAH|RUB|KZT|JPY|CNY|Ft|lei|тг\.?|руб\.?|р\.|грн\.?|₸|₽|₴|₹|¥|₺|R(?=[\s\d])|€|\$|£|kr\.?|SFr\.?|Fr\.?|zł|Kč|Euro?)`;
const BEFORE = new RegExp(`^${CURRENCY}\\s*`, "i");
const AFTER = new RegExp(`\\s*${CURRENCY}$`, "i");
/** "1.299,-" and "R 999,--". */
const NO_CENTS = /[.,]\s?(?:-{1,2}|–|—|=)$/;

const MAX_LENGTH = 60;

/** Every meaning of a cell of prices; none where it is no price. Currencies and "each" say nothing more. */
export function pricesIn(cell: string): NumberReading[] {
  if (cell.length > MAX_LENGTH) return [];
  const text = cell
    .trim()
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/\s*(?:each|ea\.?|p\.?\s?st\.?|\/\s?(?:st(?:ück|k)?|ea|each|pc)\.?)$/i, "")
    .replace(/\s*(?:\*+|\([^()\d]*\))$/, "")
    .replace(/[\s,]*(?:incl?|inkl|inc)\.?\s*(?:mwst|vat|btw|tva|tax|ust)\.?$|\s+(?:ttc|ht)$/i, "")
    .replace(/^(\d+)\s?€\s?(\d{2})$/, "$1.$2")
    .replace(/^(\d{1,4})p$/, (_, pence: string) => (Number(pence) / 100).toFixed(2))
    .replace(BEFORE, "")
    .replace(AFTER, "")
    .replace(BEFORE, "")
    .trim();
  const plain = text.replace(NO_CENTS, "");
  const hasNoCents = plain !== text;
  const readings = numbersIn(plain).filter(
    // Before ",-" stand whole ones.
    ({ value }) => value >= 0 && (!hasNoCents || Number.isInteger(value)),
  );
  return readings.length === 1 && !isMoney(readings[0]!.value) ? [] : readings;
}

/** Whether a cell is a price in a currency that it names. */
export const namesCurrency = (cell: string): boolean => {
  const text = cell.trim();
  // R32 is a refrigerant, and R17 a wheel.
  if (/^R\s?\d{1,2}$/.test(text)) return false;
  return (BEFORE.test(text) || AFTER.test(text)) && pricesIn(cell).length > 0;
};

/** Whether a number can be a price: it has two decimals at most. */
export const isMoney = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A price that its column's sign before decimals settles; undefined where it is none, or could be either. */
export function priceIn(cell: string, decimal: Decimal | null): number | undefined {
  const readings = pricesIn(cell);
  if (readings.length === 1) return readings[0]!.value;
  return readings.find(({ by, value }) => decimal !== null && by === decimal && isMoney(value))
    ?.value;
}
