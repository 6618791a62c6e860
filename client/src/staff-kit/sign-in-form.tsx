import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { signInBody, type SignedIn } from "@shared/contracts/staff";
import { callApi } from "@/lib/api";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { formResolver } from "./form-resolver";
import { inServersWords } from "./in-servers-words";
import { problemAt } from "./problem-at";

interface Props {
  username?: string;
  onSignedIn: (staff: SignedIn) => void;
}

interface Fields {
  username: string;
  password: string;
}

const toWire = ({ username, password }: Fields): Fields => ({
  username: username.trim(),
  password,
});

/** User name and password. */
export function SignInForm({ username: known = "", onSignedIn }: Props) {
  const form = useForm<Fields>({
    defaultValues: { username: known, password: "" },
    resolver: formResolver(signInBody, toWire),
    // The reason of a rejection stays until the next try.
    reValidateMode: "onSubmit",
  });
  const typed = useWatch({ control: form.control });
  const isFilled = typed.username?.trim() !== "" && typed.password !== "";
  const signIn = useMutation({
    mutationFn: (fields: Fields) => callApi<SignedIn>("POST", "/api/admin/session", toWire(fields)),
    onSuccess: onSignedIn,
    onError: (error) => {
      form.setValue("password", "");
      form.setError(
        "password",
        { message: inServersWords(error, "An error occurred. Please try again.") },
        { shouldFocus: true },
      );
    },
  });
  const submit = form.handleSubmit((fields) => {
    if (isFilled && !signIn.isPending) signIn.mutate(fields);
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid gap-4">
      <TextField
        label="User name"
        autoComplete="username"
        maxLength={100}
        {...form.register("username")}
        problem={problemAt(form, "username")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        {...form.register("password")}
        problem={problemAt(form, "password")}
      />
      <Button type="submit" disabled={!isFilled || signIn.isPending}>
        {signIn.isPending ? "Signing in..." : "Sign in"}
      </Button>
    </form>
  );
}
