import { Plus } from "lucide-react";
import { useState } from "react";
import { belongsTo, type Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, ROWS, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { INPUT } from "@/staff-kit/field-frame";
import { SearchField } from "@/staff-kit/pager";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { AttributeForm } from "./attribute-form";
import { nameOf } from "@/staff-kit/attribute-words";
import { hasValues, KINDS } from "./attribute-values";

/** What products can state: the words in which questions and rules speak of them. */
export function AttributesPage() {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } = useStaffQuery<Attribute[]>("attributes");
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data ?? [];
  const [search, setSearch] = useState("");
  const [catalog, setCatalog] = useState("");
  const [open, setOpen] = useState<Attribute | "new">();
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    setOpen(undefined);
  };
  const needle = search.trim().toLowerCase();
  const found = (data ?? [])
    .filter(
      (each) =>
        `${nameOf(each)} ${each.id}`.toLowerCase().includes(needle) &&
        (catalog === "" || belongsTo(each, catalog)),
    )
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <StaffPage
      title="Attributes"
      description="What products can state. Questions, rules and cards speak of products in these words."
      actions={
        mayWrite && (
          <Button onClick={() => setOpen("new")}>
            <Plus aria-hidden className="size-4" />
            Add attribute
          </Button>
        )
      }
    >
      <Loaded
        isPending={isPending}
        isError={isError && !data}
        error={error}
        onRetry={() => void refetch()}
      >
        {data?.length === 0 ? (
          <Nothing>
            There is no attribute yet. A catalog from a file brings its own, or add one here.
          </Nothing>
        ) : (
          <>
            <div className="flex flex-wrap gap-3">
              <SearchField
                label="Search attributes"
                value={search}
                onChange={setSearch}
                className="min-w-0 grow basis-60 sm:max-w-md"
              />
              {catalogs.length > 1 && (
                <select
                  aria-label="Catalog"
                  value={catalog}
                  onChange={({ target }) => setCatalog(target.value)}
                  className={`${INPUT} w-auto! max-w-full`}
                >
                  <option value="">Of any catalog</option>
                  {catalogs.map(({ id, name }) => (
                    <option key={id} value={id}>
                      Of {name}
                    </option>
                  ))}
                </select>
              )}
            </div>
            <p role="status" className="mt-3 mb-1 text-sm text-muted">
              {found.length === 1 ? "1 attribute" : `${found.length} attributes`}
            </p>
            <ul className={ROWS}>
              <li
                aria-hidden
                className={`${COLUMNS} hidden py-2 text-xs font-semibold text-muted sm:grid`}
              >
                <span>Name</span>
                <span>What it states</span>
                <span>Catalogs</span>
              </li>
              {found.map((attribute) => (
                <li key={attribute.id}>
                  <button
                    type="button"
                    onClick={() => setOpen(attribute)}
                    className={`${COLUMNS} min-h-control w-full py-1.5 text-left -outline-offset-2 wrap-anywhere hover:bg-accent-soft sm:grid`}
                  >
                    <span className="font-semibold">
                      {nameOf(attribute)}
                      {attribute.isRetired && (
                        <span className="ml-2 font-normal text-muted">retired</span>
                      )}
                    </span>
                    <span className="block text-muted max-sm:text-sm">{kindOf(attribute)}</span>
                    <span className="block text-sm text-muted">
                      {attribute.catalogues
                        ? catalogsOf(attribute.catalogues, catalogs)
                        : "All catalogs"}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {open && (
        <Dialog
          title={open === "new" ? "Add an attribute" : nameOf(open)}
          place="wide"
          onClose={() => mayLeave(isDirty) && close()}
        >
          <AttributeForm
            key={open === "new" ? "new" : open.id}
            attribute={open === "new" ? undefined : open}
            taken={(data ?? []).map(({ id }) => id)}
            mayWrite={mayWrite}
            onDirty={setDirty}
            onDone={close}
            onCancel={() => mayLeave(isDirty) && close()}
          />
        </Dialog>
      )}
    </StaffPage>
  );
}

const COLUMNS = "grid-cols-3 items-center gap-x-4 px-3";

const list = new Intl.ListFormat("en");

/** The catalogs that an attribute belongs to, in words. */
function catalogsOf(ids: readonly string[], catalogs: readonly CatalogSummary[]): string {
  const names = catalogs.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length === 0 ? "No catalog" : list.format(names);
}

/** The kind of an attribute with its unit, or with the number of its values. */
function kindOf({ kind, unit, values }: Attribute): string {
  const label = KINDS.find((each) => each.kind === kind)!.label;
  if (!hasValues(kind)) return unit ? `${label} in ${unit}` : label;
  const offered = values.filter(({ isRetired }) => !isRetired).length;
  return `${label} of ${offered}`;
}
