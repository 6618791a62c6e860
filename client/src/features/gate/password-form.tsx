import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { UnlockAnswer } from "@shared/contracts/gate";
import { classNames } from "@/lib/class-names";
import { ApiError, callApi, setFinderToken } from "@/lib/api";
import { Button } from "@/ui/button";
import { LockIcon } from "@/ui/first-icons";

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
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  // Without the library's mutations, which nothing else in a first load needs.
  const unlock = async () => {
    setPending(true);
    setProblem(undefined);
    const body = { password, app };
    try {
      const { token } = await callApi<UnlockAnswer>("POST", "/api/verify-password", body, {
        isKey: true,
      });
      setFinderToken(token);
      void onUnlock();
    } catch (error) {
      setProblem(error);
      if (error instanceof ApiError && error.status === 401) setPassword("");
      field.current?.focus();
    }
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !isPending) void unlock();
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
            <LockIcon className="size-5" />
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
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          className="mt-1.5 min-h-12 w-full rounded-control border border-outline bg-paper px-4 text-base aria-invalid:border-danger"
        />
        <p id={`${id}-problem`} role="alert" className="min-h-7 pt-2 text-sm text-danger">
          {problem !== undefined && explain(problem)}
        </p>
        <Button type="submit" className="mt-2 w-full" disabled={password === "" || isPending}>
          {isPending ? "Verifying..." : "Unlock"}
        </Button>
      </form>
    </Frame>
  );
}

function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return "An error occurred. Please try again.";
  if (error.status === 401) return "Incorrect password. Please try again.";
  return (error.status === 429 && error.sentence) || "An error occurred. Please try again.";
}
