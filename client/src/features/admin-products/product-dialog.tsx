import type { ProductChoices } from "@shared/contracts/product-choices";
import {
  catalogueOf,
  type CataloguePath,
  type ProductField,
  type ProductRow,
} from "@shared/product-catalogues";
import { productShapes } from "@shared/schema/product-shapes";
import { ChosenField } from "@/staff/choosing/chosen-field";
import { RowForm } from "@/staff/row-form";
import { useRemoval } from "@/staff/use-removal";
import { useRowForm } from "@/staff/use-row-form";
import { mayLeave } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { named } from "./named";
import { ProductFieldInput } from "./product-field-input";
import { toForm, toWire } from "./product-values";
import { ruleOf } from "./rule-of";

interface Props {
  path: CataloguePath;
  /** Undefined for a new product. */
  product?: ProductRow;
  choices: ProductChoices;
  onClose: () => void;
}

/** Edits a product in a form made from its catalogue's fields. */
export function ProductDialog({ path, product, choices, onClose }: Props) {
  const catalogue = catalogueOf(path);
  const editing = useRowForm<ProductRow>({
    path,
    row: product,
    shape: productShapes[path],
    toForm: (stored) => toForm(catalogue, stored),
    toWire: (values) => toWire(catalogue, values),
    onSaved(name) {
      showToast({ title: `${name} is saved` });
      onClose();
    },
  });
  const remove = useRemoval(path);
  const leave = () => mayLeave(editing.isDirty) && onClose();
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
      <RowForm
        editing={editing}
        fields={catalogue.fields}
        inWords={inNames}
        onCancel={leave}
        actions={
          product && (
            <Button look="quiet" className="ml-auto" onClick={() => void remove(product, onClose)}>
              Delete
            </Button>
          )
        }
      >
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {nameFirst(catalogue.fields).map((field) =>
            field.choices ? (
              <ChosenField
                key={field.name}
                form={editing.form}
                name={field.name}
                label={field.label}
                rule={ruleOf(field)}
                choices={choices[field.name] ?? []}
              />
            ) : (
              <ProductFieldInput
                key={field.name}
                field={field}
                form={editing.form}
                takesFocus={field.name === "name"}
              />
            ),
          )}
        </div>
      </RowForm>
    </Dialog>
  );
}

/** A form begins with the name; a CSV begins with the key. */
function nameFirst(fields: readonly ProductField[]): ProductField[] {
  return [...fields].sort((a, b) => Number(b.name === "name") - Number(a.name === "name"));
}
