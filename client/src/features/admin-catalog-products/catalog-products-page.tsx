import { useState } from "react";
import { Link } from "wouter";
import { belongsTo, type Attribute, type CatalogueSummary } from "@shared/contracts/attributes";
import type { CatalogueChoices, ListedProduct } from "@shared/contracts/product-search";
import { paths } from "@shared/site";
import { ImportDialog } from "@/staff/import-dialog";
import { selectionWords } from "@/staff/selection-words";
import { useStaff } from "@/staff/signed-in";
import { Loaded, StaffPage } from "@/staff/staff-page";
import { useStaffQuery } from "@/staff/use-staff-data";
import { FoundProducts } from "./found-products";
import { OutsideNote } from "./outside-note";
import { PageActions } from "./page-actions";
import { ProductDialog } from "./product-dialog";

/** The products of a catalog that staff defined. */
export function CatalogProductsPage({ id }: { id: string }) {
  const { mayWrite } = useStaff();
  const address = `catalogues/${encodeURIComponent(id)}`;
  const catalogue = useStaffQuery<CatalogueSummary>(address);
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const choices = useStaffQuery<CatalogueChoices>(`${address}/products/choices`);
  const [open, setOpen] = useState<ListedProduct | "new">();
  const [isImporting, setImporting] = useState(false);
  /** What was saved last, if the catalog does not select it. */
  const [outside, setOutside] = useState<string>();
  const all = [catalogue, attributes, choices];
  const parts = catalogue.data &&
    attributes.data &&
    choices.data && {
      catalogue: catalogue.data,
      attributes: attributes.data.filter((each) => belongsTo(each, id)),
      choices: choices.data,
    };
  return (
    <StaffPage
      title={catalogue.data ? `Products of ${catalogue.data.name}` : "Products"}
      description={
        parts && (
          <>
            {parts.catalogue.products.toLocaleString("en")} for sale,{" "}
            {selectionWords(parts.catalogue.selection, parts.attributes)}.{" "}
            <Link
              href={`${paths.admin}/catalogs`}
              className="font-semibold text-accent-text underline-offset-4 hover:underline"
            >
              All catalogs
            </Link>
          </>
        )
      }
      actions={
        parts && (
          <PageActions
            address={address}
            mayWrite={mayWrite}
            onAdd={() => setOpen("new")}
            onImport={() => setImporting(true)}
          />
        )
      }
    >
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
            {isImporting && (
              <ImportDialog
                title={`Import products into ${parts.catalogue.name}`}
                description="Products are matched by their key: existing ones are updated, the others added. Nothing is deleted."
                hint="With the columns of the export, or some of them, up to 10 MB; commas, semicolons or tabs. A column that is left out stays as it is."
                address={`/api/admin/${address}/products/import`}
                offersValues
                onClose={() => setImporting(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
