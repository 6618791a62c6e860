import { resetPasswordBody, type TeamMember } from "@shared/contracts/staff";
import { problemAt } from "@/staff-kit/problem-at";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";

/** Sets a new password for a member who forgot theirs. */
export function ResetPassword({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { form, save, send } = useStaffForm({
    shape: resetPasswordBody,
    defaultValues: { newPassword: "" },
  });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const submit = form.handleSubmit((body) =>
    send({ method: "POST", path: `team/${member.id}/password`, body }, () => {
      showToast({ title: `${member.username} has a new password` });
      onClose();
    }),
  );
  return (
    <Dialog
      title={`Reset the password of ${member.username}`}
      description="Wherever they are signed in, they have to sign in again."
      onClose={() => mayLeave(isDirty) && onClose()}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <TextField
          label="New password"
          {...form.register("newPassword")}
          type="password"
          autoComplete="new-password"
          maxLength={72}
          problem={problemAt(form, "newPassword")}
        />
        <Button type="submit" disabled={save.isPending}>
          Set password
        </Button>
      </form>
    </Dialog>
  );
}
