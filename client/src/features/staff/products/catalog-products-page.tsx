import { Link } from "wouter";
import { paths } from "@shared/site";
import { CatalogProducts } from "./catalog-products";

/** The products of a catalog that staff defined. */
export function CatalogProductsPage({ id }: { id: string }) {
  return (
    <CatalogProducts
      id={id}
      titleOf={(name) => `Products of ${name}`}
      more={
        <Link
          href={`${paths.admin}/catalogs`}
          className="font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          All catalogs
        </Link>
      }
    />
  );
}
