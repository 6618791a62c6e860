import { useQuery } from "@tanstack/react-query";
import type { MailAnswer, MailState } from "@shared/contracts/mail";
import { explainRefusal } from "@/lib/explain-refusal";
import { showToast } from "./toast-store";

/** If no mails can be sent now, says so before somebody writes one, and names the alternative. */
export function MailNote({ instead }: { instead: string }) {
  const { data } = useQuery<MailState>({ queryKey: ["/api/mail"] });
  if (data?.canSend !== false) return null;
  return (
    <p className="rounded-xl bg-accent-soft p-3 text-sm">
      Email cannot be sent at the moment. We keep yours until it can. {instead}
    </p>
  );
}

/** Shown when the server has accepted a mail; it promises delivery only if mails are sent. */
export function toastMailTaken({ status }: MailAnswer): void {
  showToast(
    status === "held"
      ? {
          title: "Your list is kept",
          text: "Email cannot be sent at the moment. We keep it until it can.",
        }
      : { title: "Your list is on its way", text: "Check your inbox in a few minutes." },
  );
}

/** Shown when it has not. */
export function toastMailFailed(error: Error): void {
  showToast({
    title: "Error",
    text: explainRefusal(error, "Failed to send email. Please try again."),
    isDestructive: true,
  });
}
