import { changePasswordBody } from "@shared/contracts/staff";
import { problemAt } from "@/staff-kit/form-resolver";
import { useStaff } from "@/staff-kit/signed-in";
import { StaffPage } from "@/staff-kit/staff-page";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { Button } from "@/staff-kit/button";
import { TextField } from "@/staff-kit/field-frame";
import { showToast } from "@/ui/toast-store";

/** The user's own account: name, role, and a new password. */
export function AccountPage() {
  const { username, role, email } = useStaff();
  const { form, save, send } = useStaffForm({
    shape: changePasswordBody,
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const submit = form.handleSubmit((body) =>
    send({ method: "POST", path: "password", body }, () => {
      form.reset();
      showToast({
        title: "Your password is changed",
        text: "Everywhere else you have to sign in again.",
      });
    }),
  );
  return (
    <StaffPage
      title="Your account"
      description={[username, role, email].filter(Boolean).join(" · ")}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
        <h2 className="text-lg font-bold">Change password</h2>
        <TextField
          label="Present password"
          {...form.register("currentPassword")}
          type="password"
          autoComplete="current-password"
          problem={problemAt(form, "currentPassword")}
        />
        <TextField
          label="New password"
          hint="8 characters or more."
          {...form.register("newPassword")}
          type="password"
          autoComplete="new-password"
          maxLength={72}
          problem={problemAt(form, "newPassword")}
        />
        <Button type="submit" disabled={save.isPending} className="justify-self-start">
          Change password
        </Button>
      </form>
    </StaffPage>
  );
}
