import { Link } from "wouter";
import type { ImportChoices } from "@shared/contracts/import-files";
import type { ImportReport } from "@shared/contracts/imports";
import { catalogProductsPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { useLastCatalog } from "@/staff-kit/last-catalog";
import { CostsView } from "@/staff-kit/import-report";
import { buttonClass } from "@/staff-kit/button";
import { UndoFile } from "./sources-list";

/** Whether a catalog comes with the site: its attributes are all that there are. */
export const isSpecified = (id: string): boolean => catalogPaths.some((each) => each === id);

/** The page of a catalog's products, whoever made it. */
export const productsPath = (id: string): string =>
  isSpecified(id)
    ? `${paths.admin}/products?${new URLSearchParams({ catalogue: id })}`
    : catalogProductsPath(id);

interface Props {
  report: ImportReport;
  plan: ImportChoices & { id: string; name: string };
  isNew: boolean;
  /** How many rows the file has. */
  rows: number;
}

/** What a file did, and where to go from here. */
export function ImportDone({ report, plan, isNew, rows }: Props) {
  const { added, changed, absent = 0, source } = report;
  const others = rows - report.rows;
  useLastCatalog(plan.id);
  return (
    <section aria-label="Done">
      <div role="status">
        <h2 className="text-lg font-bold">
          {plan.name} has {added.toLocaleString("en")} new {added === 1 ? "product" : "products"}
          {changed > 0 && ` and ${changed.toLocaleString("en")} changed`}
        </h2>
        <p className="mt-1 text-muted">
          {absent > 0 &&
            `${absent === 1 ? "1 product is" : `${absent.toLocaleString("en")} products are`} not in the file: ${ABSENT[plan.absent]}. `}
          {others > 0 &&
            `${others.toLocaleString("en")} of the ${rows.toLocaleString("en")} rows ${others === 1 ? "is no product of its own: it is" : "are no products of their own: they are"} the same as another, or left out. `}
          {isNew && "Finders can choose from it now."}
        </p>
      </div>
      <CostsView costs={report.costs} />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {isNew && (
          <Link
            href={`${paths.admin}/finders?catalog=${plan.id}`}
            className={buttonClass("primary")}
          >
            Make a finder for it
          </Link>
        )}
        <Link href={productsPath(plan.id)} className={buttonClass("secondary")}>
          Look at its products
        </Link>
        {source !== undefined && (
          <UndoFile source={source} name={plan.source?.name ?? ""} last={{ file: null }} />
        )}
      </div>
      {source !== undefined && (
        <p className="mt-3 text-sm text-muted">
          You can undo it later, too, under{" "}
          <Link
            href={`${paths.admin}/imports`}
            className="font-semibold underline underline-offset-4"
          >
            Imports
          </Link>
          .
        </p>
      )}
    </section>
  );
}

const ABSENT: Record<ImportChoices["absent"], string> = {
  stay: "nothing of it changed",
  "out of stock": "out of stock now",
  "leave the catalog": "out of the catalog now",
};
