import { useEffect, type ComponentPropsWithRef } from "react";
import { newMemberBody } from "@shared/contracts/staff";
import { staffRoles } from "@shared/staff-roles";
import { problemAt } from "@/staff-kit/form-resolver";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { mayLeave, useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { FieldFrame, TextField } from "@/staff-kit/field-frame";
import { showToast } from "@/ui/toast-store";

/** A new account. */
export function AddMember({ onDone }: { onDone: () => void }) {
  const { form, save, send } = useStaffForm({
    shape: newMemberBody,
    defaultValues: { username: "", email: "", password: "", role: "editor" },
    toWire,
  });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const leave = () => mayLeave(isDirty) && onDone();
  const { setFocus } = form;
  // The form was just opened.
  useEffect(() => setFocus("username"), [setFocus]);
  const submit = form.handleSubmit((values) =>
    send({ method: "POST", path: "team", body: toWire(values) }, () => {
      showToast({ title: `${values.username} can sign in now` });
      onDone();
    }),
  );
  return (
    <form
      noValidate
      aria-label="Add member"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      className="mb-4 grid gap-4 rounded-card border border-accent bg-surface p-4 sm:grid-cols-2"
    >
      <TextField
        label="User name"
        {...form.register("username")}
        autoComplete="off"
        maxLength={100}
        problem={problemAt(form, "username")}
      />
      <TextField
        label="E-mail address (optional)"
        {...form.register("email")}
        type="email"
        autoComplete="off"
        maxLength={254}
        problem={problemAt(form, "email")}
      />
      <TextField
        label="Password"
        hint="8 characters or more. They change it under Account."
        {...form.register("password")}
        type="password"
        autoComplete="new-password"
        maxLength={72}
        problem={problemAt(form, "password")}
      />
      <FieldFrame label="Role">
        {(input) => (
          <select {...form.register("role")} {...input}>
            <RoleOptions />
          </select>
        )}
      </FieldFrame>
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        <Button look="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const toWire = <Values extends { email: string }>(values: Values): Values => ({
  ...values,
  email: values.email.trim(),
});

/** The roles, for a select. */
export const RoleOptions = () =>
  staffRoles.map((role) => (
    <option key={role} value={role}>
      {role}
    </option>
  ));

/** A select for a member's role. */
export function RoleSelect({
  label,
  ...rest
}: ComponentPropsWithRef<"select"> & { label: string }) {
  return (
    <select
      aria-label={label}
      {...rest}
      className="min-h-control rounded-control border border-outline bg-surface px-3"
    >
      <RoleOptions />
    </select>
  );
}
