import type { CatalogueChoices } from "@shared/contracts/product-search";
import { Link } from "wouter";
import type { CatalogueSummary } from "@shared/contracts/attributes";
import { paths } from "@shared/site";
import { selectionWords } from "@/staff-kit/selection-words";
import { Button } from "@/ui/button";

interface Props {
  /** The product's. */
  name: string;
  catalogue: CatalogueSummary;
  choices: CatalogueChoices;
  onClose: () => void;
}

/** Says that a product was saved that its catalog does not have, and what to do about it. */
export function OutsideNote({ name, catalogue, choices, onClose }: Props) {
  return (
    <div
      role="alert"
      className="mb-4 rounded-card border border-danger bg-surface p-4 wrap-anywhere"
    >
      <p>
        <strong>{name}</strong> is saved, but it is not in this catalog, which takes only what is{" "}
        {selectionWords(catalogue.selection, choices.attributes)}. You find it in a catalog that
        takes it. To have it here, change what{" "}
        <Link href={`${paths.admin}/catalogs`} className="font-semibold underline">
          the catalog selects
        </Link>
        , or import a file with its key and what is missing.
      </p>
      <Button look="secondary" className="mt-3 min-h-11!" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
