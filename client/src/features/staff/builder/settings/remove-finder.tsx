import { useState } from "react";
import { useLocation } from "wouter";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { TextInput } from "../fields/text-input";

/** Removes a finder for good, once its name was typed. What was told to shoppers of it stays in runs and mails. */
export function RemoveFinder({ finder: { slug, name } }: { finder: StaffFinder }) {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [, go] = useLocation();
  const remove = useChange();
  const onRemove = () =>
    remove.mutate(
      { method: "DELETE", path: `finders/${slug}` },
      {
        onSuccess() {
          showToast({ title: `${name} is removed` });
          go(`${paths.admin}/finders`);
        },
      },
    );
  return (
    <section aria-label="Remove the finder">
      <h2 className="font-bold">Remove the finder</h2>
      <p className="mt-1 text-sm text-muted">
        Its draft, its versions and its address go. To take it from shoppers for a while, close it
        under “Versions” instead.
      </p>
      <Button look="danger" className="mt-2" onClick={() => setAsking(true)}>
        Remove {name}
      </Button>
      {isAsking && (
        <Dialog
          title={`Remove ${name}?`}
          description="This cannot be undone."
          onClose={() => setAsking(false)}
        >
          <div className="mt-4 grid gap-4">
            <TextInput
              label="Type its name"
              hint={name}
              value={typed}
              maxLength={100}
              onChange={setTyped}
            />
            <Button
              look="danger"
              disabled={typed.trim() !== name || remove.isPending}
              onClick={onRemove}
            >
              {remove.isPending ? "Removing..." : "Remove it for good"}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
