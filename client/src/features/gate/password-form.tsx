import { useMutation } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { classNames } from "@/lib/class-names";
import { ApiError, callApi, setFinderToken } from "@/lib/api";
import { Button } from "@/ui/button";

interface Props {
  app: string;
  mark: ReactNode;
  isEmbedded: boolean;
  onUnlock: () => Promise<void>;
}

/** The password gate. */
export function PasswordForm({ app, mark, isEmbedded, onUnlock }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const unlock = useMutation({
    mutationFn: () =>
      callApi<UnlockAnswer>("POST", "/api/verify-password", { password, app }, { isKey: true }),
    onSuccess: ({ token }) => {
      setFinderToken(token);
      void onUnlock();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) setPassword("");
      field.current?.focus();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !unlock.isPending) unlock.mutate();
  };

  // In a frame the host page has its own main landmark.
  const Frame = isEmbedded ? "div" : "main";
  return (
    <Frame
      className={classNames(
        "grid place-items-center",
        isEmbedded ? "py-4" : "min-h-dvh px-4 py-10",
      )}
    >
      <form
        onSubmit={submit}
        className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-lifted sm:p-10"
      >
        <div className="flex items-center justify-between">
          {mark}
          <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-text">
            <LockKeyhole aria-hidden className="size-5" />
          </span>
        </div>
        <h1 className="mt-8 text-2xl font-bold">Protected Access</h1>
        <p className="mt-1 text-muted">Enter the password you were given to open this finder.</p>
        <label htmlFor={`${id}-password`} className="mt-6 block text-sm font-semibold">
          Password
        </label>
        <input
          ref={field}
          id={`${id}-password`}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={unlock.isError}
          aria-describedby={`${id}-problem`}
          className="mt-1.5 min-h-12 w-full rounded-control border border-outline bg-paper px-4 text-base aria-invalid:border-danger"
        />
        <p id={`${id}-problem`} role="alert" className="min-h-6 pt-1 text-sm text-danger">
          {unlock.isError && explain(unlock.error)}
        </p>
        <Button
          type="submit"
          className="mt-2 w-full"
          disabled={password === "" || unlock.isPending}
        >
          {unlock.isPending ? "Verifying..." : "Unlock"}
        </Button>
      </form>
    </Frame>
  );
}

function explain(error: Error): string {
  if (!(error instanceof ApiError)) return "An error occurred. Please try again.";
  if (error.status === 401) return "Incorrect password. Please try again.";
  return (error.status === 429 && error.sentence) || "An error occurred. Please try again.";
}
