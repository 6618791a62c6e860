import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { Download, Plus, Upload } from "lucide-react";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { CatalogChoices, ListedProduct } from "@shared/contracts/product-search";
import { catalogImportPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { useLastCatalog } from "@/staff-kit/last-catalog";
import { selectionWords } from "@/staff-kit/selection-words";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import { FoundProducts } from "./found-products";
import { ProductDialog } from "./product-dialog";
import { selects } from "./product-values";

interface Props {
  id: string;
  titleOf: (name: string) => string;
  /** Behind what the page says of the catalog. */
  more?: ReactNode;
  /** Puts the list into what stands around it. */
  frame?: (list: ReactNode) => ReactNode;
}

/** The page of a catalog's products: found, added, changed, sent and taken as files. */
export function CatalogProducts({ id, titleOf, more, frame = (list) => list }: Props) {
  const { mayWrite } = useStaff();
  useLastCatalog(id);
  const address = `catalogues/${encodeURIComponent(id)}`;
  const catalog = useStaffQuery<CatalogSummary>(address);
  const choices = useStaffQuery<CatalogChoices>(`${address}/products/choices`);
  const [open, setOpen] = useState<ListedProduct | "new">();
  /** What was saved last, if the catalog does not select it. */
  const [outside, setOutside] = useState<string>();
  const all = [catalog, choices];
  const parts = catalog.data && choices.data && { catalog: catalog.data, choices: choices.data };
  return (
    <StaffPage
      title={titleOf(catalog.data?.name ?? "this catalog")}
      description={
        parts && (
          <>
            {parts.catalog.products.toLocaleString("en")} for sale
            {selects(parts.choices) &&
              `, ${selectionWords(parts.catalog.selection, parts.choices.attributes)}`}
            . {more}
          </>
        )
      }
      actions={
        parts && (
          <PageActions
            address={address}
            mayWrite={mayWrite}
            importPath={catalogImportPath(id)}
            onAdd={() => setOpen("new")}
          />
        )
      }
    >
      {frame(
        <Loaded
          isPending={all.some(({ isPending }) => isPending)}
          isError={parts === undefined}
          error={all.find(({ error }) => error)?.error}
          onRetry={() => all.forEach(({ refetch }) => void refetch())}
        >
          {parts && (
            <>
              {outside !== undefined && (
                <OutsideNote name={outside} {...parts} onClose={() => setOutside(undefined)} />
              )}
              <FoundProducts {...parts} address={address} onEdit={mayWrite ? setOpen : undefined} />
              {open && (
                <ProductDialog
                  key={open === "new" ? "new" : open.id}
                  {...parts}
                  address={`${address}/products`}
                  product={open === "new" ? undefined : open}
                  onClose={() => setOpen(undefined)}
                  onSaved={({ name, key, isSelected }) =>
                    setOutside(isSelected ? undefined : name || key)
                  }
                />
              )}
            </>
          )}
        </Loaded>,
      )}
    </StaffPage>
  );
}

interface OutsideNoteProps {
  /** The product's. */
  name: string;
  catalog: CatalogSummary;
  choices: CatalogChoices;
  onClose: () => void;
}

/** Says that a product was saved that its catalog does not have, and what to do about it. */
function OutsideNote({ name, catalog, choices, onClose }: OutsideNoteProps) {
  return (
    <div
      role="alert"
      className="mb-4 rounded-card border border-danger bg-surface p-4 wrap-anywhere"
    >
      <p>
        <strong>{name}</strong> is saved, but it is not in this catalog, which takes only what is{" "}
        {selectionWords(catalog.selection, choices.attributes)}. You find it in a catalog that takes
        it. To have it here, change what{" "}
        <Link href={`${paths.admin}/catalogs`} className="font-semibold underline">
          the catalog selects
        </Link>
        , or import a file with its key and what is missing.
      </p>
      <Button look="secondary" className="mt-3" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

interface PageActionsProps {
  /** The catalog's address under `/api/admin/`. */
  address: string;
  mayWrite: boolean;
  importPath: string;
  onAdd: () => void;
}

/** What is done with all products of a catalog, and the way to one more. */
function PageActions({ address, mayWrite, importPath, onAdd }: PageActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`/api/admin/${address}/products/export`}
        download
        className={buttonClass("secondary")}
      >
        <Download aria-hidden className="size-4" />
        Export CSV
      </a>
      {mayWrite && (
        <>
          <Link href={importPath} className={buttonClass("secondary")}>
            <Upload aria-hidden className="size-4" />
            Import file
          </Link>
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-4" />
            Add product
          </Button>
        </>
      )}
    </div>
  );
}
