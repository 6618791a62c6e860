import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { resetPasswordBody, type TeamMember } from "@shared/contracts/staff";
import type { StaffRole } from "@shared/staff-roles";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, StaffPage } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { TextField } from "@/staff-kit/field-frame";
import { showToast } from "@/ui/toast-store";
import { problemAt } from "@/staff-kit/form-resolver";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Dialog } from "@/ui/dialog";
import { AddMember, RoleSelect } from "./add-member";
import { ApiKeys } from "./api-keys";

/** Accounts, roles and passwords. For admins. */
export function TeamPage() {
  const me = useStaff();
  const { data, isPending, isError, error, refetch } = useStaffQuery<TeamMember[]>("team");
  const change = useChange();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  const [resetting, setResetting] = useState<TeamMember>();
  const put = ({ id, updatedAt }: TeamMember, changes: Partial<TeamMember>, title: string) =>
    change.mutate(
      { method: "PUT", path: `team/${id}`, body: { ...changes, updatedAt } },
      { onSuccess: () => showToast({ title }) },
    );

  const admins = (data ?? []).filter(({ role, isActive }) => role === "admin" && isActive);
  const isLastAdmin = ({ id }: TeamMember) => admins.length === 1 && admins[0]!.id === id;

  return (
    <StaffPage
      title="Team"
      description="Admins do everything, editors change lists and products, viewers read."
      actions={
        <Button ref={addButton} onClick={() => setAdding(true)} disabled={isAdding}>
          <UserPlus aria-hidden className="size-4" />
          Add member
        </Button>
      }
    >
      {isAdding && <AddMember onDone={closeForm} />}
      <Loaded isPending={isPending} isError={isError} error={error} onRetry={() => void refetch()}>
        <ul className="grid grid-cols-1 gap-2">
          {data?.map((member) => (
            <li
              key={member.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2"
            >
              <div className="min-w-40 grow basis-40 wrap-anywhere">
                <p className="font-semibold">
                  {member.username}
                  {member.id === me.id && <span className="font-normal text-muted"> (you)</span>}
                </p>
                <p className="text-sm text-muted">
                  {member.email ?? "No e-mail address"}
                  {!member.isActive && " · closed"}
                </p>
              </div>
              <RoleSelect
                label={`Role of ${member.username}`}
                value={member.role}
                onChange={({ target }) => {
                  const role = target.value as StaffRole;
                  put(member, { role }, `${member.username} has the role ${role}`);
                }}
              />
              <Button
                look={member.isActive ? "quiet-danger" : "quiet"}
                className="px-2"
                // Nobody could let anybody in any more.
                disabled={isLastAdmin(member)}
                title={isLastAdmin(member) ? "The only admin stays" : undefined}
                onClick={() =>
                  put(
                    member,
                    { isActive: !member.isActive },
                    member.isActive
                      ? `${member.username} can no longer sign in`
                      : `${member.username} can sign in again`,
                  )
                }
              >
                {member.isActive ? "Deactivate" : "Activate"}
                <span className="sr-only"> {member.username}</span>
              </Button>
              <Button look="quiet" className="px-2" onClick={() => setResetting(member)}>
                Reset password
                <span className="sr-only"> of {member.username}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Loaded>
      <ApiKeys />
      {resetting && <ResetPassword member={resetting} onClose={() => setResetting(undefined)} />}
    </StaffPage>
  );
}

/** Sets a new password for a member who forgot theirs. */
function ResetPassword({ member, onClose }: { member: TeamMember; onClose: () => void }) {
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
