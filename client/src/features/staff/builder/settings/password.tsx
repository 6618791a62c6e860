import { useState, type SyntheticEvent } from "react";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { ApiError } from "@/lib/api";
import { explainRefusal } from "@/lib/explain-refusal";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";

/** Whether shoppers need a password for a finder, and a new one. */
export function Password({ finder: { slug, isGated, updatedAt } }: { finder: StaffFinder }) {
  const [typed, setTyped] = useState("");
  const save = useChange(() => true);
  const { error } = save;
  const [refused] = (error instanceof ApiError && error.details.errors) || [];
  const problem =
    refused?.message ??
    (error ? explainRefusal(error, "It could not be saved. Try again.") : undefined);
  const put = (password: string | null) =>
    save.mutate(
      { method: "PUT", path: `finders/${slug}`, body: { password, updatedAt } },
      {
        onSuccess() {
          setTyped("");
          showToast({
            title: password === null ? "The finder is open to all" : "The password is set",
          });
        },
      },
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    put(typed);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Password">
      <h2 className="font-bold">Password</h2>
      <p className="mt-1 text-sm text-muted">
        {isGated
          ? "Shoppers are asked for a password first."
          : "Everybody may use this finder. With a password, shoppers are asked for it first."}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-sm">
          <FieldFrame label="New password" problem={problem}>
            {(input) => (
              <input
                {...input}
                type="password"
                autoComplete="new-password"
                maxLength={72}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        </div>
        <Button type="submit" look="secondary" disabled={typed === "" || save.isPending}>
          Set the password
        </Button>
        {isGated && (
          <Button look="quiet" disabled={save.isPending} onClick={() => put(null)}>
            Ask for none
          </Button>
        )}
      </div>
    </form>
  );
}
