import { useDeferredValue, useState, type SyntheticEvent } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary, Selection, SelectionCount } from "@shared/contracts/catalogs";
import type { CatalogChoices } from "@shared/contracts/product-search";
import { callApi } from "@/lib/api";
import { explainRefusal } from "@/lib/explain-refusal";
import { Conflict } from "@/staff-kit/conflict";
import { selectionWords } from "@/staff-kit/selection-words";
import { Loaded } from "@/staff-kit/staff-page";
import { staleState, useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { inServersWords } from "@/staff-kit/form-resolver";
import { SelectionFields } from "./selection-fields";
import { problemsIn, toForm, toSelection } from "./selection-values";
import { UsedBy } from "./catalog-card";

interface Props {
  catalog: CatalogSummary;
  attributes: readonly Attribute[];
  onClose: () => void;
}

/** Changes what a catalog selects, with what that comes to before it is saved. */
export function EditSelection({ catalog, attributes, onClose }: Props) {
  const [base, setBase] = useState(catalog);
  const [form, setForm] = useState(() => toForm(catalog.selection));
  const choices = useStaffQuery<CatalogChoices>(
    `catalogues/${encodeURIComponent(catalog.id)}/products/choices`,
  );
  const save = useChange<CatalogSummary>(() => true);
  const problems = problemsIn(form);
  const selection = toSelection(form);
  const isDirty = JSON.stringify(form) !== JSON.stringify(toForm(base.selection));
  useUnsavedGuard(isDirty);
  const words = (of: CatalogSummary["selection"]) => selectionWords(of, attributes);
  const send = (basedOn: CatalogSummary) =>
    save.mutate(
      {
        method: "PUT",
        path: `catalogues/${catalog.id}`,
        body: { selection, updatedAt: basedOn.updatedAt },
      },
      {
        onSuccess({ name, products }) {
          showToast({ title: `${name} has ${products.toLocaleString("en")} products now` });
          onClose();
        },
      },
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length === 0) send(base);
  };
  const stale = staleState<CatalogSummary>(save.error);
  const leave = () => mayLeave(isDirty) && onClose();
  return (
    <Dialog
      place="wide"
      title={`What ${catalog.name} selects`}
      description="A product is in the catalog if all of this holds. Where nothing is chosen, all products are."
      onClose={leave}
    >
      <Loaded
        isPending={choices.isPending}
        isError={!choices.data}
        error={choices.error}
        onRetry={() => void choices.refetch()}
      >
        {choices.data && (
          <form noValidate onSubmit={submit}>
            <SelectionFields
              form={form}
              onChange={(changes) => {
                setForm({ ...form, ...changes });
                save.reset();
              }}
              problems={problems}
              choices={choices.data}
              attributes={attributes}
              currency={catalog.currency}
            />
            <SelectionCountNote
              catalog={base}
              selection={selection}
              isReady={Object.keys(problems).length === 0}
              isChanged={isDirty}
            />
            {stale ? (
              <Conflict
                labels={{ selection: "It selects" }}
                mine={{ selection: words(selection) }}
                theirs={{ selection: words(stale.selection) }}
                onKeepMine={() => {
                  setBase(stale);
                  send(stale);
                }}
                onTakeTheirs={() => {
                  setBase(stale);
                  setForm(toForm(stale.selection));
                  save.reset();
                }}
              />
            ) : (
              save.error && (
                <p role="alert" className="mt-3 text-danger">
                  {explainRefusal(save.error, "It could not be saved. Try again.")}
                </p>
              )
            )}
            <div className="mt-4 flex flex-wrap gap-3">
              <Button type="submit" disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save"}
              </Button>
              <Button look="secondary" onClick={leave}>
                Cancel
              </Button>
            </div>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}

interface SelectionCountNoteProps {
  catalog: CatalogSummary;
  selection: Selection;
  /** Whether the selection can be counted. */
  isReady: boolean;
  isChanged: boolean;
}

/** How many products a selection takes, and which finders a change would touch. */
function SelectionCountNote({ catalog, selection, isReady, isChanged }: SelectionCountNoteProps) {
  const { data, error } = useSelectionCount(selection, isReady);
  const number = (count: number) =>
    `${count.toLocaleString("en")} ${count === 1 ? "product" : "products"}`;
  return (
    <div className="mt-4 rounded-card border border-line bg-paper p-4 text-sm wrap-anywhere">
      <p role="status" className="font-semibold">
        {error
          ? inServersWords(error, "The products could not be counted.")
          : !isReady
            ? "Say what is missing above, and it is counted."
            : data
              ? `It takes ${number(data.products)}${isChanged ? `; as saved, ${catalog.products.toLocaleString("en")}` : ""}.`
              : "Counting..."}
      </p>
      {!error && isReady && data?.products === 0 && (
        <p className="mt-1 text-danger">Finders that choose from it would find nothing.</p>
      )}
      <p className="mt-1 text-muted">
        <UsedBy usedBy={catalog.usedBy} />
      </p>
    </div>
  );
}

/** How many products a selection would take; the number before stays until the next has come. */
function useSelectionCount(selection: Selection, isEnabled: boolean) {
  const asked = useDeferredValue(JSON.stringify(selection));
  return useQuery<SelectionCount>({
    queryKey: ["/api/admin/catalogues/count", asked],
    queryFn: () =>
      callApi<SelectionCount>("POST", "/api/admin/catalogues/count", {
        selection: JSON.parse(asked) as Selection,
      }),
    enabled: isEnabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
