import { useRef, type FormEvent } from "react";
import { useStaff } from "@/staff/signed-in";
import { StaffPage } from "@/staff/staff-page";
import { useProblems } from "@/staff/use-problems";
import { useChange } from "@/staff/use-staff-data";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";

/** One's own account: who one is, and a new password. */
export function AccountPage() {
  const { username, role, email } = useStaff();
  const { problems, isProblem, show } = useProblems();
  const change = useChange(isProblem);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    change.mutate(
      { method: "POST", path: "password", body: fields },
      {
        onError: show,
        onSuccess: () => {
          form.current?.reset();
          showToast({
            title: "Your password is changed",
            text: "Everywhere else you have to sign in again.",
          });
        },
      },
    );
  };
  return (
    <StaffPage
      title="Your account"
      description={[username, role, email].filter(Boolean).join(" · ")}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-md gap-4">
        <h2 className="text-lg font-bold">Change password</h2>
        <TextField
          label="Present password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          problem={problems.currentPassword}
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={72}
          problem={problems.newPassword}
        />
        <Button type="submit" disabled={change.isPending} className="justify-self-start">
          Change password
        </Button>
      </form>
    </StaffPage>
  );
}
