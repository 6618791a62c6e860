import { useState, type FormEvent } from "react";
import type { TeamMember } from "@shared/contracts/staff";
import { useProblems } from "@/staff/use-problems";
import { useChange } from "@/staff/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";

/** A new password for somebody who forgot theirs. */
export function ResetPassword({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  const { problems, isProblem, show } = useProblems();
  const reset = useChange(isProblem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = new FormData(event.currentTarget).get("newPassword") as string;
    reset.mutate(
      { method: "POST", path: `team/${member.id}/password`, body: { newPassword } },
      {
        onError: show,
        onSuccess: () => {
          showToast({ title: `${member.username} has a new password` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={`Reset the password of ${member.username}`}
      description="Wherever they are signed in, they have to sign in again."
      onClose={() => mayLeave(isDirty) && onClose()}
    >
      <form noValidate onInput={() => setDirty(true)} onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={72}
          problem={problems.newPassword}
        />
        <Button type="submit" disabled={reset.isPending}>
          Set password
        </Button>
      </form>
    </Dialog>
  );
}
