import type { CatalogueSummary, Selection } from "@shared/contracts/attributes";
import { inServersWords } from "@/staff-kit/in-servers-words";
import { UsedBy } from "./used-by";
import { useSelectionCount } from "./use-selection-count";

interface Props {
  catalogue: CatalogueSummary;
  selection: Selection;
  /** Whether the selection can be counted. */
  isReady: boolean;
  isChanged: boolean;
}

/** How many products a selection takes, and which finders a change would touch. */
export function SelectionCountNote({ catalogue, selection, isReady, isChanged }: Props) {
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
              ? `It takes ${number(data.products)}${isChanged ? `; as saved, ${catalogue.products.toLocaleString("en")}` : ""}.`
              : "Counting..."}
      </p>
      {!error && isReady && data?.products === 0 && (
        <p className="mt-1 text-danger">Finders that choose from it would find nothing.</p>
      )}
      <p className="mt-1 text-muted">
        <UsedBy usedBy={catalogue.usedBy} />
      </p>
    </div>
  );
}
