import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { signInBody, type SignedIn, type SignedInAnswer } from "@shared/contracts/staff";
import { ApiError, callApi } from "@/lib/api";
import { Dialog } from "@/ui/dialog";
import { SiteMark } from "@/ui/site-mark";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { mayLeave } from "./use-unsaved-guard";
import { formResolver, inServersWords, problemAt } from "./form-resolver";

const signedInKey = ["/api/admin/signed-in"];

const Staff = createContext<SignedIn | undefined>(undefined);

/** The signed-in member. Only inside `StaffOnly`. */
export function useStaff(): SignedIn & { mayWrite: boolean } {
  const staff = use(Staff);
  if (!staff) throw new Error("useStaff must be used inside StaffOnly.");
  return { ...staff, mayWrite: staff.role !== "viewer" };
}

/**
 * The staff area for signed-in members; the sign-in form for everybody else. If a session
 * expires, signing in again is done over the page, and typed text stays.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery<SignedInAnswer>({ queryKey: signedInKey });
  const [hasEnded, setEnded] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const staff = data?.staff;

  useEffect(() => {
    const notice = (error: unknown) => {
      if (error instanceof ApiError && error.details.code === "signed_out") setEnded(true);
    };
    // What was refused before is asked anew once somebody has signed in: it is no news until it is refused again.
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);

  const welcome = (signedIn: SignedIn) => {
    client.setQueryData<SignedInAnswer>(signedInKey, { staff: signedIn });
    setEnded(false);
    setTyped(false);
    // Queries that were refused meanwhile are sent again; those that are on their way would be refused.
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey !== signedInKey;
    void client.cancelQueries({ predicate }).then(() => client.invalidateQueries({ predicate }));
  };

  if (isPending) return <div className="min-h-dvh" aria-busy="true" />;
  if (!staff) {
    return (
      <main className="grid min-h-dvh place-items-center px-4 py-10">
        <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-lifted sm:p-10">
          <SiteMark />
          <h1 className="mt-8 text-2xl font-bold">Staff sign-in</h1>
          {isError && (
            <p role="alert" className="mt-2 text-danger">
              We could not check whether you are signed in.{" "}
              <button type="button" className="underline" onClick={() => void refetch()}>
                Try again
              </button>
            </p>
          )}
          <SignInForm onSignedIn={welcome} />
        </div>
      </main>
    );
  }
  return (
    <Staff value={staff}>
      {children}
      {hasEnded && (
        <Dialog
          title="Sign in again"
          description="Your session has ended. What you have typed is still here."
          onClose={() => mayLeave(isTyped) && setEnded(false)}
        >
          <div onInput={() => setTyped(true)}>
            <SignInForm username={staff.username} onSignedIn={welcome} />
          </div>
        </Dialog>
      )}
    </Staff>
  );
}

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
function SignInForm({ username: known = "", onSignedIn }: Props) {
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
