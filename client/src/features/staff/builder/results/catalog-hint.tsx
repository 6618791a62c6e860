import { Link } from "wouter";
import type { CatalogueSummary } from "@shared/contracts/attributes";
import { catalogProductsPath } from "@shared/known-pages";

interface Props {
  id: string;
  /** The catalogs that staff defined; the fixed ones have a page of their own. */
  known: readonly CatalogueSummary[] | undefined;
}

/** Leads from a section to the products that it chooses from. */
export function CatalogHint({ id, known }: Props) {
  if (!known?.some((each) => each.id === id)) return null;
  return (
    <Link
      href={catalogProductsPath(id)}
      className="font-semibold text-accent-text underline-offset-4 hover:underline"
    >
      Look at its products
    </Link>
  );
}
