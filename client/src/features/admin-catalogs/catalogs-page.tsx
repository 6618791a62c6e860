import { Download, FilePlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { Attribute, CatalogueSummary } from "@shared/contracts/attributes";
import { paths } from "@shared/site";
import { selectionWords } from "@/staff/selection-words";
import { useStaff } from "@/staff/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { useChange, useStaffQuery } from "@/staff/use-staff-data";
import { buttonClass } from "@/ui/button";
import { showToast } from "@/ui/toast-store";
import { RenameCatalog } from "./rename-catalog";

/** What finders choose from: each catalog is a selection of the products there are. */
export function CatalogsPage() {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } =
    useStaffQuery<CatalogueSummary[]>("catalogues");
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const [renamed, setRenamed] = useState<CatalogueSummary>();
  const remove = useChange();
  const onRemove = ({ id, name }: CatalogueSummary) => {
    if (!window.confirm(`Remove the catalog ${name}? Its products stay.`)) return;
    remove.mutate(
      { method: "DELETE", path: `catalogues/${id}` },
      { onSuccess: () => showToast({ title: `${name} is removed` }) },
    );
  };
  return (
    <StaffPage
      title="Catalogs"
      description="What finders choose from. A product may be in several."
      actions={
        mayWrite && (
          <Link href={`${paths.admin}/catalogs/new`} className={buttonClass("primary")}>
            <FilePlus aria-hidden className="size-5" />
            New catalog
          </Link>
        )
      }
    >
      <Loaded
        isPending={isPending}
        isError={isError && !data}
        error={error}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 && (
          <Nothing>There is no catalog of your own yet. Make one of a file of your shop.</Nothing>
        )}
        <ul className="grid gap-3">
          {data?.map((catalogue) => (
            <li
              key={catalogue.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-outline bg-surface p-4"
            >
              <div className="min-w-0 grow wrap-anywhere">
                <h2 className="font-semibold">{catalogue.name}</h2>
                <p className="text-sm text-muted">
                  {catalogue.products.toLocaleString("en")}{" "}
                  {catalogue.products === 1 ? "product" : "products"},{" "}
                  {selectionWords(catalogue.selection, attributes.data ?? [])}
                </p>
              </div>
              <a
                href={`/api/admin/catalogues/${catalogue.id}/products/export`}
                download
                className={buttonClass("quiet")}
              >
                <Download aria-hidden className="size-5" />
                CSV<span className="sr-only"> of {catalogue.name}</span>
              </a>
              {mayWrite && (
                <>
                  <Link
                    href={`${paths.admin}/finders?catalog=${catalogue.id}`}
                    className={buttonClass("quiet")}
                  >
                    Make a finder<span className="sr-only"> of {catalogue.name}</span>
                  </Link>
                  <button
                    type="button"
                    onClick={() => setRenamed(catalogue)}
                    className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
                  >
                    <Pencil aria-hidden className="size-5" />
                    <span className="sr-only">Rename {catalogue.name}</span>
                  </button>
                  <button
                    type="button"
                    disabled={remove.isPending}
                    onClick={() => onRemove(catalogue)}
                    className="grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
                  >
                    <Trash2 aria-hidden className="size-5" />
                    <span className="sr-only">Remove {catalogue.name}</span>
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      </Loaded>
      {renamed && <RenameCatalog catalogue={renamed} onClose={() => setRenamed(undefined)} />}
    </StaffPage>
  );
}
