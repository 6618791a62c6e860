import { Nothing } from "@/staff-kit/staff-page";

interface Props {
  /** What was searched for. */
  q: string;
  isFiltered: boolean;
  mayWrite: boolean;
  onClear: () => void;
}

/** Why a list is empty, and the way on. */
export function NothingFound({ q, isFiltered, mayWrite, onClear }: Props) {
  if (q === "" && !isFiltered) {
    return (
      <Nothing>
        The catalog has no products.
        {mayWrite && " Add one, import a CSV, or change what the catalog selects."}
      </Nothing>
    );
  }
  const found = [q !== "" && `“${q}”`, isFiltered && "these filters"].filter(Boolean);
  return (
    <Nothing>
      Nothing matches {found.join(" and ")}.{" "}
      <button type="button" onClick={onClear} className="font-semibold text-ink underline">
        Show all products
      </button>
    </Nothing>
  );
}
