import { useState, type SyntheticEvent } from "react";
import type { CatalogueSummary } from "@shared/contracts/attributes";
import { explainRefusal } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";

interface Props {
  catalogue: CatalogueSummary;
  onClose: () => void;
}

/** Another name for a catalog. Its id stays: finders name it. */
export function RenameCatalog({ catalogue, onClose }: Props) {
  const { id, updatedAt } = catalogue;
  const [name, setName] = useState(catalogue.name);
  const save = useChange(() => true);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(
      { method: "PUT", path: `catalogues/${id}`, body: { name: name.trim(), updatedAt } },
      {
        onSuccess() {
          showToast({ title: `It is called ${name.trim()} now` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Rename the catalog" onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <FieldFrame
          label="Name"
          problem={
            save.error
              ? explainRefusal(save.error, "It could not be renamed. Try again.")
              : undefined
          }
        >
          {(input) => (
            <input
              {...input}
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldFrame>
        <Button type="submit" disabled={name.trim() === "" || save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
      </form>
    </Dialog>
  );
}
