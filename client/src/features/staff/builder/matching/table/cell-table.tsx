import { ImageOff } from "lucide-react";
import { useMemo } from "react";
import type { CellProduct } from "@shared/contracts/product-cells";
import {
  cellReader,
  usesOf,
  withProductCells,
  type ProductCells,
  type TableOf,
} from "@shared/finders/product-cells";
import type { Option, Question } from "@shared/finders/question";
import type { Use } from "@shared/finders/rule";
import { sizeProblem } from "@shared/finders/size-problem";
import { ProductPicture } from "@/ui/product-picture";
import { showToast } from "@/ui/toast-store";
import type { OpenDraft } from "../../draft/use-draft";
import { ProductCell } from "./product-cell";

interface Props {
  title: string;
  products: readonly CellProduct[];
  question: Question;
  section: string;
  /** The answers that are shown. */
  options: readonly Option[];
  labelOf: (option: string) => string;
  /** Undefined for those who only read. */
  onChange?: (option: string, key: string, use: Use | null) => void;
}

/** Products in rows, answers in columns, in each cell how strict the answer is about that product. */
export function CellTable({
  title,
  products,
  question,
  section,
  options,
  labelOf,
  onChange,
}: Props) {
  const offered = usesOf(question);
  const readers = useMemo(
    () => options.map((each) => cellReader(each, section)),
    [options, section],
  );
  return (
    <div
      // It scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={title}
      className="max-h-[80dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-3 bg-surface px-3 py-2 align-bottom">
              Product
            </th>
            {options.map(({ id }) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-2 max-w-48 min-w-36 bg-surface px-2 py-2 align-bottom font-semibold wrap-anywhere"
              >
                {labelOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ key, name, pictureUrl, fits }) => (
            <tr key={key} className="border-t border-line align-top">
              <th
                scope="row"
                className="sticky left-0 z-1 w-36 max-w-36 min-w-36 bg-surface px-3 py-2 font-normal sm:w-64 sm:max-w-64 sm:min-w-56"
              >
                <span className="flex gap-3">
                  <ProductPicture
                    url={pictureUrl}
                    placeholder={ImageOff}
                    className="hidden w-12! shrink-0 rounded-md! sm:grid"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-xs text-muted">{key}</span>
                  </span>
                </span>
              </th>
              {options.map(({ id }, at) => (
                <ProductCell
                  key={id}
                  label={`${labelOf(id)}: ${name} (${key})`}
                  use={readers[at]!(key)}
                  fit={fits[id]}
                  offered={offered}
                  onChange={onChange && ((use) => onChange(id, key, use))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
