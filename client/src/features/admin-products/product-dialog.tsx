import { useState } from "react";
import { useForm } from "react-hook-form";
import { catalogueOf, type CataloguePath, type ProductRow } from "@shared/product-catalogues";
import { ApiError } from "@/lib/api";
import { Conflict } from "@/staff/conflict";
import { problemsOf } from "@/staff/problems-of";
import { staleState, useChange } from "@/staff/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { ProductFieldInput } from "./product-field-input";
import { toForm, toWire, type ProductValues } from "./product-values";

interface Props {
  path: CataloguePath;
  /** A new one without. */
  product?: ProductRow;
  onClose(): void;
}

/** Undo stays long enough to be read and reached. */
const UNDO_MS = 10_000;

/** Edits a product in a form made from its catalogue's fields. */
export function ProductDialog({ path, product, onClose }: Props) {
  const catalogue = catalogueOf(path);
  const [base, setBase] = useState(product);
  const form = useForm<ProductValues>({ defaultValues: toForm(catalogue, product) });
  const { isDirty, errors } = form.formState;
  useUnsavedGuard(isDirty);
  const save = useChange<ProductRow>(
    ({ details }) => details.code === "stale" || (details.errors ?? []).length > 0,
  );
  const remove = useChange();
  const theirs = staleState<ProductRow>(save.error);

  const showErrors = (problems: { path: string; message: string }[]) => {
    for (const { path: field, message } of problems.toReversed()) {
      form.setError(field.split(".")[0]!, { message }, { shouldFocus: true });
    }
  };
  const send = async (values: ProductValues, basedOn: ProductRow | undefined) => {
    const wire = toWire(catalogue, values);
    const problems = problemsOf(catalogue.shape, wire);
    if (problems.length > 0) return showErrors(problems);
    try {
      await save.mutateAsync(
        basedOn
          ? {
              method: "PUT",
              path: `${path}/${basedOn.id}`,
              body: { ...wire, updatedAt: basedOn.updatedAt },
            }
          : { method: "POST", path, body: wire },
      );
      showToast({ title: `${String(wire.name)} is saved` });
      onClose();
    } catch (refusal) {
      if (refusal instanceof ApiError) showErrors(refusal.details.errors ?? []);
    }
  };
  const destroy = (row: ProductRow) =>
    remove.mutate(
      { method: "DELETE", path: `${path}/${row.id}` },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: `${row.name} was deleted`,
            duration: UNDO_MS,
            action: {
              label: "Undo",
              onPress: () => remove.mutate({ method: "POST", path: `${path}/${row.id}/restore` }),
            },
          });
        },
      },
    );

  return (
    <Dialog
      place="wide"
      title={product ? product.name : `Add a ${catalogue.singular}`}
      onClose={() => mayLeave(isDirty) && onClose()}
    >
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => send(values, base))(event)}
      >
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {catalogue.fields.map((field) => (
            <ProductFieldInput
              key={field.name}
              field={field}
              form={form}
              problem={errors[field.name]?.message}
            />
          ))}
        </div>
        {theirs && (
          <Conflict
            labels={Object.fromEntries(catalogue.fields.map(({ name, label }) => [name, label]))}
            mine={toWire(catalogue, form.getValues())}
            theirs={theirs}
            onKeepMine={() => {
              setBase(theirs);
              void form.handleSubmit((values) => send(values, theirs))();
            }}
            onTakeTheirs={() => {
              setBase(theirs);
              form.reset(toForm(catalogue, theirs));
              save.reset();
            }}
          />
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save"}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          {product && (
            <Button look="quiet" className="ml-auto" onClick={() => destroy(product)}>
              Delete
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
