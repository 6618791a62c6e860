import { FilePlus } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { Link } from "wouter";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary, CatalogUse } from "@shared/contracts/catalogs";
import { paths } from "@shared/site";
import { useAskFirst } from "@/staff-kit/ask-first";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, ROWS, StaffPage } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { explainRefusal } from "@/lib/explain-refusal";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Dialog } from "@/ui/dialog";
import { CatalogCard } from "./catalog-card";
import { EditSelection } from "./edit-selection";

/** What finders choose from: each catalog is a selection of the products there are. */
export function CatalogsPage() {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } =
    useStaffQuery<CatalogSummary[]>("catalogues");
  const attributes = useStaffQuery<Attribute[]>("attributes");
  const [renamed, setRenamed] = useState<CatalogSummary>();
  const [selecting, setSelecting] = useState<CatalogSummary>();
  const remove = useChange();
  const { ask, dialog } = useAskFirst();
  const onRemove = ({ id, name, usedBy }: CatalogSummary) => {
    // The server would refuse it, too; nobody is asked for what cannot be.
    if (usedBy.length > 0) return showToast(stillUsed(name, usedBy));
    const onAgree = () =>
      remove.mutate(
        { method: "DELETE", path: `catalogues/${id}` },
        { onSuccess: () => showToast({ title: `${name} is removed` }) },
      );
    const title = `Remove the catalog ${name}?`;
    ask({ title, text: "Its products stay.", action: "Remove it", onAgree });
  };
  return (
    <StaffPage
      title="Catalogs"
      description="What finders choose from. A product may be in several."
      actions={
        mayWrite && (
          <Link href={`${paths.admin}/catalogs/new`} className={buttonClass("primary")}>
            <FilePlus aria-hidden className="size-4" />
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
        <ul className={ROWS}>
          {data?.map((catalog) => (
            <CatalogCard
              key={catalog.id}
              catalog={catalog}
              attributes={attributes.data ?? []}
              mayWrite={mayWrite}
              isRemoving={remove.isPending}
              onRename={() => setRenamed(catalog)}
              onSelect={() => setSelecting(catalog)}
              onRemove={() => onRemove(catalog)}
            />
          ))}
        </ul>
      </Loaded>
      {dialog}
      {selecting && attributes.data && (
        <EditSelection
          catalog={selecting}
          attributes={attributes.data}
          onClose={() => setSelecting(undefined)}
        />
      )}
      {renamed && <RenameCatalog catalog={renamed} onClose={() => setRenamed(undefined)} />}
    </StaffPage>
  );
}

const list = new Intl.ListFormat("en");

const stillUsed = (name: string, usedBy: readonly CatalogUse[]) => ({
  title: `${name} is used`,
  text: `Choose another catalog first in ${list.format(usedBy.map((each) => each.name))}.`,
  isDestructive: true,
});

interface Props {
  catalog: CatalogSummary;
  onClose: () => void;
}

/** Another name for a catalog. Its id stays: finders name it. */
function RenameCatalog({ catalog, onClose }: Props) {
  const { id, updatedAt } = catalog;
  const [name, setName] = useState(catalog.name);
  const save = useChange(() => true);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(
      { method: "PUT", path: `catalogues/${id}`, body: { name: name.trim(), updatedAt } },
      {
        onSuccess() {
          showToast({ title: `It is called ${name.trim()} now` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Rename the catalog" onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <FieldFrame
          label="Name"
          problem={
            save.error
              ? explainRefusal(save.error, "It could not be renamed. Try again.")
              : undefined
          }
        >
          {(input) => (
            <input
              {...input}
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        <Button type="submit" disabled={name.trim() === "" || save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
      </form>
    </Dialog>
  );
}
