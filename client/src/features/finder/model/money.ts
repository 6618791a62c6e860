import type { ShownFinder } from "@shared/contracts/finders";
import { formatMoney } from "@/lib/format-money";

/** Writes amounts in the document's currency. */
export const moneyOf =
  ({ currency, locale }: Pick<ShownFinder, "currency" | "locale">) =>
  (amount: number | string): string =>
    formatMoney(amount, currency, locale);
