import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import type { SignedIn } from "@shared/contracts/staff";
import { callApi } from "@/lib/api";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { inServersWords } from "./in-servers-words";

interface Props {
  username?: string;
  onSignedIn: (staff: SignedIn) => void;
}

/** User name and password. */
export function SignInForm({ username: known = "", onSignedIn }: Props) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const signIn = useMutation({
    mutationFn: () =>
      callApi<SignedIn>("POST", "/api/admin/session", { username: username.trim(), password }),
    onSuccess: onSignedIn,
    onError: () => {
      setPassword("");
      form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() !== "" && password !== "" && !signIn.isPending) signIn.mutate();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6 grid gap-4">
      <TextField
        label="User name"
        name="username"
        autoComplete="username"
        maxLength={100}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={1000}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={
          signIn.isError
            ? inServersWords(signIn.error, "An error occurred. Please try again.")
            : undefined
        }
      />
      <Button
        type="submit"
        disabled={username.trim() === "" || password === "" || signIn.isPending}
      >
        {signIn.isPending ? "Signing in..." : "Sign in"}
      </Button>
    </form>
  );
}
