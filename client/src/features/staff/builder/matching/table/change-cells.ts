import { withProductCells, type ProductCells, type TableOf } from "@shared/finders/product-cells";
import { sizeProblem } from "@shared/finders/size-problem";
import { showToast } from "@/ui/toast-store";
import type { OpenDraft } from "../../draft/use-draft";

/** Changes cells of a question in the draft, as one edit; false where that would make the finder too large, which is said. */
export function changeCells(
  { document, edit }: Pick<OpenDraft, "document" | "edit">,
  table: TableOf,
  cells: ReadonlyMap<string, ProductCells>,
  label: string,
): boolean {
  const problem = sizeProblem(withProductCells(document, table, cells));
  if (problem !== undefined) {
    showToast({ title: "That is too much", text: problem, isDestructive: true });
    return false;
  }
  edit((before) => withProductCells(before, table, cells), label);
  return true;
}
