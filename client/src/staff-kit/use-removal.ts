import { showToast } from "@/ui/toast-store";
import { useChange } from "./use-staff-data";

/** Milliseconds that Undo stays: enough to read and reach it. */
const UNDO_MS = 10_000;

/** Deletes a row under a path, and offers to restore it. */
export function useRemoval(path: string) {
  // As promises, because the row's component may be gone before the answer comes.
  const { mutateAsync } = useChange();
  const restore = ({ id, name }: { id: string; name: string }) =>
    mutateAsync({ method: "POST", path: `${path}/${id}/restore` }).then(
      () => showToast({ title: `${name} is back` }),
      () => undefined,
    );
  return (row: { id: string; name: string }, onRemoved?: () => void) =>
    mutateAsync({ method: "DELETE", path: `${path}/${row.id}` }).then(
      () => {
        onRemoved?.();
        showToast({
          title: `${row.name} was deleted`,
          duration: UNDO_MS,
          action: { label: "Undo", onPress: () => void restore(row) },
        });
      },
      () => undefined,
    );
}
