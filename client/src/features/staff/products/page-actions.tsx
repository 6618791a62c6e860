import { Download, Plus, Upload } from "lucide-react";
import { Button, buttonClass } from "@/ui/button";

interface Props {
  /** The catalog's address under `/api/admin/`. */
  address: string;
  mayWrite: boolean;
  onAdd: () => void;
  onImport: () => void;
}

/** What is done with all products of a catalog, and the way to one more. */
export function PageActions({ address, mayWrite, onAdd, onImport }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`/api/admin/${address}/products/export`}
        download
        className={buttonClass("secondary")}
      >
        <Download aria-hidden className="size-5" />
        Export CSV
      </a>
      {mayWrite && (
        <>
          <Button look="secondary" onClick={onImport}>
            <Upload aria-hidden className="size-5" />
            Import CSV
          </Button>
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            Add product
          </Button>
        </>
      )}
    </div>
  );
}
