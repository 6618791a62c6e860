import type { DatabaseHandle } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";

/** The most products that there can be in all, by the kind of database. */
export const MAX_PRODUCTS: Record<DatabaseHandle["kind"], number> = {
  postgres: 100_000,
  embedded: 20_000,
};

/** Throws a 409 where there would be more products than there can be. */
export function refuseOverfull(products: number, most: number): void {
  if (products <= most) return;
  throw new AppError(
    409,
    "full",
    `There can be at most ${most.toLocaleString("en")} products in all, and there would be ${products.toLocaleString("en")}. Delete some first.`,
  );
}
