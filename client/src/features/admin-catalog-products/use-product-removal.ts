import { anyProductShape } from "@shared/contracts/catalogue-products";
import type { ListedProduct } from "@shared/contracts/product-search";
import { useChange } from "@/staff/use-staff-data";
import { showToast } from "@/ui/toast-store";

/** Milliseconds that Undo stays: enough to read and reach it. */
const UNDO_MS = 10_000;
const FIELDS = Object.keys(anyProductShape.shape) as (keyof ListedProduct)[];

/** Deletes a product, and offers to add it again as it was: its key, by which all else names it, is the same. */
export function useProductRemoval(address: string) {
  // As promises, because the dialog may be gone before the answer comes.
  const { mutateAsync } = useChange();
  const bringBack = (product: ListedProduct, name: string) =>
    mutateAsync({
      method: "POST",
      path: address,
      body: Object.fromEntries(FIELDS.map((field) => [field, product[field]])),
    }).then(
      () => showToast({ title: `${name} is back` }),
      () => undefined,
    );
  return (product: ListedProduct, onRemoved: () => void) => {
    const { name } = product.whole;
    return mutateAsync({ method: "DELETE", path: `${address}/${product.id}` }).then(
      () => {
        onRemoved();
        showToast({
          title: `${name} was deleted`,
          duration: UNDO_MS,
          action: { label: "Undo", onPress: () => void bringBack(product, name) },
        });
      },
      () => undefined,
    );
  };
}
