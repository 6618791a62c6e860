import { useState, type SyntheticEvent } from "react";
import type { Attribute, CatalogueSummary } from "@shared/contracts/attributes";
import type { CatalogueChoices } from "@shared/contracts/product-search";
import { explainRefusal } from "@/lib/api";
import { Conflict } from "@/staff-kit/conflict";
import { selectionWords } from "@/staff-kit/selection-words";
import { Loaded } from "@/staff-kit/staff-page";
import { staleState, useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { SelectionCountNote } from "./selection-count-note";
import { SelectionFields } from "./selection-fields";
import { problemsIn, toForm, toSelection } from "./selection-values";

interface Props {
  catalogue: CatalogueSummary;
  attributes: readonly Attribute[];
  onClose: () => void;
}

/** Changes what a catalog selects, with what that comes to before it is saved. */
export function EditSelection({ catalogue, attributes, onClose }: Props) {
  const [base, setBase] = useState(catalogue);
  const [form, setForm] = useState(() => toForm(catalogue.selection));
  const choices = useStaffQuery<CatalogueChoices>(
    `catalogues/${encodeURIComponent(catalogue.id)}/products/choices`,
  );
  const save = useChange<CatalogueSummary>(() => true);
  const problems = problemsIn(form);
  const selection = toSelection(form);
  const isDirty = JSON.stringify(form) !== JSON.stringify(toForm(base.selection));
  useUnsavedGuard(isDirty);
  const words = (of: CatalogueSummary["selection"]) => selectionWords(of, attributes);
  const send = (basedOn: CatalogueSummary) =>
    save.mutate(
      {
        method: "PUT",
        path: `catalogues/${catalogue.id}`,
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
  const stale = staleState<CatalogueSummary>(save.error);
  const leave = () => mayLeave(isDirty) && onClose();
  return (
    <Dialog
      place="wide"
      title={`What ${catalogue.name} selects`}
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
              currency={catalogue.currency}
            />
            <SelectionCountNote
              catalogue={base}
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
