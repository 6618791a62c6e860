import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ProductChoices } from "@shared/contracts/product-choices";
import {
  catalogueOf,
  type CataloguePath,
  type ProductField,
  type ProductRow,
} from "@shared/product-catalogues";
import { productShapes } from "@shared/schema/product-shapes";
import { ApiError } from "@/lib/api";
import { Conflict } from "@/staff/conflict";
import { isShownBy } from "@/staff/is-shown-by";
import { problemsOf } from "@/staff/problems-of";
import { staleState, useChange } from "@/staff/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { named } from "./named";
import { ProductChoiceInput } from "./product-choice-input";
import { ProductFieldInput } from "./product-field-input";
import { toForm, toWire, type ProductValues } from "./product-values";

interface Props {
  path: CataloguePath;
  /** A new one without. */
  product?: ProductRow;
  choices: ProductChoices;
  onClose: () => void;
}

/** Undo stays long enough to be read and reached. */
const UNDO_MS = 10_000;

/** Edits a product in a form made from its catalogue's fields. */
export function ProductDialog({ path, product, choices, onClose }: Props) {
  const catalogue = catalogueOf(path);
  const [base, setBase] = useState(product);
  const form = useForm<ProductValues>({ defaultValues: toForm(catalogue, product) });
  const { isDirty, errors } = form.formState;
  useUnsavedGuard(isDirty);
  const save = useChange<ProductRow>(
    (error) => error.details.code === "stale" || isShownBy(catalogue.fields, error),
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
    const problems = problemsOf(productShapes[path], wire);
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
              onPress: () =>
                remove.mutate(
                  { method: "POST", path: `${path}/${row.id}/restore` },
                  { onSuccess: () => showToast({ title: `${row.name} is back` }) },
                ),
            },
          });
        },
      },
    );

  const leave = () => mayLeave(isDirty) && onClose();
  const inNames = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, named(catalogue, choices, name, value)]),
    );

  return (
    <Dialog
      place="wide"
      title={product ? product.name : `Add a ${catalogue.singular}`}
      onClose={leave}
    >
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => send(values, base))(event)}
      >
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {nameFirst(catalogue.fields).map((field) => {
            const shared = { field, form, problem: errors[field.name]?.message };
            return field.choices ? (
              <ProductChoiceInput
                key={field.name}
                {...shared}
                choices={choices[field.name] ?? []}
              />
            ) : (
              <ProductFieldInput key={field.name} {...shared} takesFocus={field.name === "name"} />
            );
          })}
        </div>
        {theirs && (
          <Conflict
            labels={Object.fromEntries(catalogue.fields.map(({ name, label }) => [name, label]))}
            mine={inNames(toWire(catalogue, form.getValues()))}
            theirs={inNames(theirs)}
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
          <Button look="secondary" onClick={leave}>
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

/** What it is called comes first in a form; a CSV begins with its key. */
function nameFirst(fields: readonly ProductField[]): ProductField[] {
  return [...fields].sort((a, b) => Number(b.name === "name") - Number(a.name === "name"));
}
