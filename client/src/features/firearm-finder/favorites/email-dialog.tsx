import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { MailAnswer } from "@shared/contracts/mail";
import { callApi } from "@/lib/api";
import { atLeast } from "@/lib/at-least";
import { emailProblem } from "@/lib/email-problem";
import { deviceStorage } from "@/lib/storage";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { MailNote, toastMailFailed, toastMailTaken } from "@/ui/mail-note";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";

const EMAIL_KEY = "gun-finder:email";
/** A faster answer would look as if nothing had been sent. */
const MIN_SENDING_MS = 1500;

/** A typed but unsent address: closing the dialog must not drop it. */
let typed: string | undefined;
const keep = (text: string) => {
  typed = text.trim();
};

interface Props {
  ids: string[];
  onSent: () => void;
  onClose: () => void;
}

/** E-mails the basket to the shopper. The address is remembered on this device. */
export function EmailDialog({ ids, onSent, onClose }: Props) {
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { email: typed ?? deviceStorage.get(EMAIL_KEY) ?? "" },
  });
  const send = useMutation({
    mutationFn: (email: string) =>
      atLeast(
        MIN_SENDING_MS,
        callApi<MailAnswer>("POST", "/api/safari/favorites/email", { email, skus: ids }),
      ),
    onSuccess: (answer, email) => {
      deviceStorage.set(EMAIL_KEY, email);
      typed = undefined;
      onSent();
      onClose();
      toastMailTaken(answer);
    },
    onError: toastMailFailed,
  });

  const submit = handleSubmit(
    ({ email }) => {
      if (!send.isPending) send.mutate(email);
    },
    () => {
      if (getValues("email") !== "") return;
      showToast({
        title: "Email required",
        text: "Please enter your email address.",
        isDestructive: true,
      });
    },
  );

  return (
    <Dialog
      title="Email Your Favorites"
      description={`We send the list of ${ids.length === 1 ? "one product" : `${ids.length} products`} to you, and use the address for nothing else.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...register("email", {
            setValueAs: (text: string) => text.trim(),
            validate: emailProblem,
            onChange: ({ target }: { target: HTMLInputElement }) => keep(target.value),
          })}
          problem={formState.errors.email?.message}
        />
        <MailNote instead="Your basket stays here all the same." />
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? "Sending..." : "Send List"}
        </Button>
      </form>
    </Dialog>
  );
}
