import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { MailAnswer } from "@shared/contracts/mail";
import { callApi } from "@/lib/api";
import { atLeast } from "@/lib/at-least";
import { emailProblem } from "@/lib/email-problem";
import { deviceStorage } from "@/lib/storage";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { MailNote } from "@/ui/mail-note";
import { toastMailFailed, toastMailTaken } from "@/ui/mail-toasts";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";

const EMAIL_KEY = "gun-finder:email";
/** A faster answer would look as if nothing had been sent. */
const SHORTEST_SENDING_MS = 1500;

/** What was typed and not sent: closing the dialog must not drop it. */
let typed: string | undefined;

interface Props {
  skus: string[];
  onSent: () => void;
  onClose: () => void;
}

/** Sends the basket to its owner. The address is remembered on this device. */
export function EmailDialog({ skus, onSent, onClose }: Props) {
  const [email, setEmail] = useState(() => typed ?? deviceStorage.get(EMAIL_KEY) ?? "");
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () =>
      atLeast(
        SHORTEST_SENDING_MS,
        callApi<MailAnswer>("POST", "/api/safari/favorites/email", { email, skus }),
      ),
    onSuccess: (answer) => {
      deviceStorage.set(EMAIL_KEY, email);
      typed = undefined;
      onSent();
      onClose();
      toastMailTaken(answer);
    },
    onError: toastMailFailed,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (email === "") {
      showToast({
        title: "Email required",
        text: "Please enter your email address.",
        isDestructive: true,
      });
    }
    if (!found && !send.isPending) send.mutate();
  };

  return (
    <Dialog
      title="Email Your Favorites"
      description={`We send the list of ${skus.length === 1 ? "one product" : `${skus.length} products`} to you, and use the address for nothing else.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => {
            typed = target.value.trim();
            setEmail(typed);
          }}
          problem={problem}
        />
        <MailNote instead="Your basket stays here all the same." />
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? "Sending..." : "Send List"}
        </Button>
      </form>
    </Dialog>
  );
}
