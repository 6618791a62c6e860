import { useQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Page } from "@shared/contracts/paging";
import type { ListedProduct } from "@shared/contracts/product-search";
import { paths } from "@shared/site";
import { Nothing } from "@/staff-kit/staff-page";
import { useCatalogNames } from "@/staff-kit/use-staff-data";

interface Props {
  /** The catalog that was searched. */
  catalog: string;
  /** What was searched for. */
  q: string;
  isFiltered: boolean;
  mayWrite: boolean;
  onClear: () => void;
}

/** Why a list is empty, and the way on: other catalogs may have what was searched for. */
export function NothingFound({ catalog, q, isFiltered, mayWrite, onClear }: Props) {
  if (q === "" && !isFiltered) {
    return (
      <Nothing>
        The catalog has no products.
        {mayWrite && " Add one, import a CSV, or change what the catalog selects."}
      </Nothing>
    );
  }
  const found = [q !== "" && `“${q}”`, isFiltered && "these filters"].filter(Boolean);
  return (
    <Nothing>
      Nothing in this catalog matches {found.join(" and ")}.{" "}
      <button type="button" onClick={onClear} className="font-semibold text-ink underline">
        Show all its products
      </button>
      {q !== "" && <Elsewhere catalog={catalog} q={q} />}
    </Nothing>
  );
}

/** The other catalogs that have what was searched for, each a link to it. */
function Elsewhere({ catalog, q }: Pick<Props, "catalog" | "q">) {
  const others = useCatalogNames().catalogs.filter(({ id }) => id !== catalog);
  const query = new URLSearchParams({ q, pageSize: "1" });
  const found = useQueries({
    queries: others.map(({ id }) => ({
      queryKey: [`/api/admin/catalogues/${encodeURIComponent(id)}/products?${query}`],
    })),
  });
  const there = others.flatMap(({ id, name }, at) => {
    const total = (found[at]?.data as Page<ListedProduct> | undefined)?.total ?? 0;
    return total > 0 ? [{ id, name, total }] : [];
  });
  return (
    <span role="status" className="mt-2 block empty:hidden">
      {there.map(({ id, name, total }) => (
        <Link
          key={id}
          href={`${paths.admin}/products?${new URLSearchParams({ catalogue: id, q })}`}
          className="mx-2 inline-flex min-h-control items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {total.toLocaleString("en")} in {name}
        </Link>
      ))}
    </span>
  );
}
