import { Download, FileInput, ListFilter, Package, Pencil, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary, CatalogUse } from "@shared/contracts/catalogs";
import { catalogImportPath, catalogProductsPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { selectionWords } from "@/staff-kit/selection-words";
import { buttonClass } from "@/staff-kit/button";

interface Props {
  catalog: CatalogSummary;
  attributes: readonly Attribute[];
  mayWrite: boolean;
  isRemoving: boolean;
  onRename: () => void;
  onSelect: () => void;
  onRemove: () => void;
}

const ICON = "grid size-control place-items-center rounded-lg text-muted hover:text-ink";

/** A catalog in the list of all: what it takes, who uses it, and what can be done with it. */
export function CatalogCard(props: Props) {
  const { catalog, attributes, mayWrite, isRemoving, onRename, onSelect, onRemove } = props;
  const { id, name, products, selection, usedBy } = catalog;
  return (
    <li className="px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-5">
        <div className="min-w-0 grow basis-64 wrap-anywhere">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-muted">
            {products.toLocaleString("en")} {products === 1 ? "product" : "products"},{" "}
            {selectionWords(selection, attributes)}. <UsedBy usedBy={usedBy} />
          </p>
        </div>
        {mayWrite && (
          <div className="order-last flex max-sm:-ml-2.5">
            <button type="button" onClick={onSelect} className={ICON}>
              <ListFilter aria-hidden className="size-4" />
              <span className="sr-only">Change what {name} selects</span>
            </button>
            <button type="button" onClick={onRename} className={ICON}>
              <Pencil aria-hidden className="size-4" />
              <span className="sr-only">Rename {name}</span>
            </button>
            <button type="button" disabled={isRemoving} onClick={onRemove} className={ICON}>
              <Trash2 aria-hidden className="size-4" />
              <span className="sr-only">Remove {name}</span>
            </button>
          </div>
        )}
        <Link href={catalogProductsPath(id)} className={buttonClass("quiet")}>
          <Package aria-hidden className="size-4" />
          Products<span className="sr-only"> of {name}</span>
        </Link>
        <a
          href={`/api/admin/catalogues/${id}/products/export`}
          download
          className={buttonClass("quiet")}
        >
          <Download aria-hidden className="size-4" />
          CSV<span className="sr-only"> of {name}</span>
        </a>
        {mayWrite && (
          <Link href={catalogImportPath(id)} className={buttonClass("quiet")}>
            <FileInput aria-hidden className="size-4" />
            Import<span className="sr-only"> a file into {name}</span>
          </Link>
        )}
        {mayWrite && (
          <Link href={`${paths.admin}/finders?catalog=${id}`} className={buttonClass("quiet")}>
            Make a finder<span className="sr-only"> of {name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** The finders that choose from a catalog, each a link to it. */
export function UsedBy({ usedBy }: { usedBy: readonly CatalogUse[] }) {
  if (usedBy.length === 0) return <>No finder uses it.</>;
  return (
    <>
      Used by{" "}
      {usedBy.map(({ slug, name, isLive }, index) => (
        <span key={slug}>
          {index > 0 && ", "}
          <Link
            href={`${paths.admin}/finders/${slug}`}
            className="font-semibold text-accent-text underline"
          >
            {name}
          </Link>
          {isLive ? " (live)" : " (draft)"}
        </span>
      ))}
    </>
  );
}
