import { useEffect, useRef, useState, type FormEvent } from "react";
import type { StaffRole } from "@shared/staff-roles";
import { useProblems } from "@/staff/use-problems";
import { useChange } from "@/staff/use-staff-data";
import { mayLeave, useUnsavedGuard } from "@/staff/use-unsaved-guard";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import { RoleSelect } from "./role-select";

/** A new account. */
export function AddMember({ onDone }: { onDone: () => void }) {
  const [role, setRole] = useState<StaffRole>("editor");
  const { problems, isProblem, show } = useProblems();
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  const leave = () => mayLeave(isDirty) && onDone();
  const add = useChange(isProblem);
  const form = useRef<HTMLFormElement>(null);
  // The form has just been asked for.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      username: fields.get("username") as string,
      email: (fields.get("email") as string).trim(),
      password: fields.get("password") as string,
      role,
    };
    add.mutate(
      { method: "POST", path: "team", body },
      {
        onError: show,
        onSuccess: () => {
          showToast({ title: `${body.username} can sign in now` });
          onDone();
        },
      },
    );
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Add member"
      onInput={() => setDirty(true)}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      className="mb-4 grid gap-4 rounded-card border border-accent bg-surface p-4 sm:grid-cols-2"
    >
      <TextField
        label="User name"
        name="username"
        autoComplete="off"
        maxLength={100}
        problem={problems.username}
      />
      <TextField
        label="E-mail address (optional)"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        problem={problems.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={72}
        problem={problems.password}
      />
      <div>
        <p className="mb-1 text-sm font-semibold">Role</p>
        <RoleSelect label="Role" value={role} onChange={setRole} />
      </div>
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" disabled={add.isPending}>
          {add.isPending ? "Saving..." : "Save"}
        </Button>
        <Button look="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
