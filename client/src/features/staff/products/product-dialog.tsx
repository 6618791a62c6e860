import { z } from "zod";
import type { UseFormReturn } from "react-hook-form";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import { anyProductShape, type AnyProduct } from "@shared/contracts/catalog-products";
import type {
  CatalogChoices,
  ListedProduct,
  OfferedAttribute,
  SavedProduct,
} from "@shared/contracts/product-search";
import { RowForm } from "@/staff-kit/row-form";
import { useRemoval } from "@/staff-kit/use-removal";
import { useRowForm } from "@/staff-kit/use-row-form";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { compared, flat } from "./compared";
import { OwnFields } from "./own-fields";
import { selects, toForm, toWire, type ProductValues } from "./product-values";
import { FactField } from "./fact-field";

interface Props {
  catalog: CatalogSummary;
  choices: CatalogChoices;
  /** Where products are, under `/api/admin/`. */
  address: string;
  /** Undefined for a new one. */
  product?: ListedProduct;
  onSaved: (saved: SavedProduct) => void;
  onClose: () => void;
}

/** Adds a product to a catalog, or changes one: what every product has, and what this one states. */
export function ProductDialog(props: Props) {
  const { catalog, choices, address, product, onSaved, onClose } = props;
  const shown = choices.attributes.filter(
    ({ id, isRetired }) => !isRetired || product?.values[id] !== undefined,
  );
  const editing = useRowForm<EditedProduct, ProductValues, SavedProduct>({
    path: address,
    row: product && { ...product },
    // Others have a shape of their own, which the server knows.
    shape: selects(choices) ? anyProductShape : z.looseObject({}),
    toForm: (stored) => toForm(stored, shown, catalog.selection, choices),
    toWire: (values) => toWire(values, shown, keptOf(product, shown)),
    onSaved(_name, _values, saved) {
      showToast({
        title: `${saved.name || saved.key} is saved`,
        text: "Finders that choose from it show it at once.",
      });
      onSaved(saved);
      onClose();
    },
  });
  const removal = useRemoval(address);
  const remove = ({ id, whole }: ListedProduct) => removal({ id, name: whole.name }, onClose);
  const leave = () => mayLeave(editing.isDirty) && onClose();
  return (
    <Dialog
      place="wide"
      title={product ? product.whole.name : "Add a product"}
      description={
        product?.groupKey && product.groupKey !== product.key
          ? `A variant of ${product.groupKey}: what it leaves empty it has from there.`
          : undefined
      }
      onClose={leave}
    >
      <RowForm
        isInDialog
        editing={editing}
        fields={compared(shown, choices)}
        inWords={(row) => flat(row, shown)}
        onCancel={leave}
        actions={
          product && (
            <Button look="quiet-danger" className="ml-auto" onClick={() => void remove(product)}>
              Delete
            </Button>
          )
        }
      >
        <OwnFields form={editing.form} choices={choices} currency={catalog.currency} />
        <FactFields
          form={editing.form}
          attributes={shown}
          isUsual={({ id, isRequired }) =>
            isRequired || id in choices.stated || product?.values[id] !== undefined
          }
        />
      </RowForm>
    </Dialog>
  );
}

type EditedProduct = AnyProduct & Record<string, unknown>;

/** What a product states that the form does not show. */
function keptOf(product: AnyProduct | undefined, shown: readonly OfferedAttribute[]) {
  const entries = Object.entries(product?.values ?? {});
  return Object.fromEntries(entries.filter(([id]) => !shown.some((each) => each.id === id)));
}

interface FactFieldsProps {
  form: UseFormReturn<ProductValues>;
  attributes: readonly OfferedAttribute[];
  /** Whether products of this catalog state an attribute. */
  isUsual: (attribute: OfferedAttribute) => boolean;
}

/** What a product states: first what others of its catalog do, and the rest behind a press. */
function FactFields({ form, attributes, isUsual }: FactFieldsProps) {
  const usual = attributes.filter(isUsual);
  const rest = attributes.filter((each) => !isUsual(each));
  const fields = (some: readonly OfferedAttribute[]) => (
    <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {some.map((attribute) => (
        <FactField key={attribute.id} attribute={attribute} form={form} />
      ))}
    </div>
  );
  if (attributes.length === 0) return null;
  return (
    <section aria-labelledby="product-states" className="mt-6">
      <h3 id="product-states" className="text-lg font-bold">
        Properties
      </h3>
      {fields(usual)}
      {rest.length > 0 && (
        <details open={usual.length === 0} className="mt-3">
          <summary className="min-h-control cursor-pointer py-2.5 font-semibold text-accent-text">
            More attributes ({rest.length})
          </summary>
          {fields(rest)}
        </details>
      )}
    </section>
  );
}
