import { useQuery } from "@tanstack/react-query";
import type { MailAnswer, MailState } from "@shared/contracts/mail";
import { explainRefusal } from "@/lib/explain-refusal";
import { showToast } from "./toast-store";

const HELD = "Email cannot be sent at the moment. We keep yours until it can.";

/** What is said of a mail, in the words of a page. */
interface MailWords {
  kept: { title: string; text: string };
  onItsWay: { title: string; text: string };
  failed: string;
}
const WORDS: MailWords = {
  kept: {
    title: "Your list is kept",
    text: "Email cannot be sent at the moment. We keep it until it can.",
  },
  onItsWay: { title: "Your list is on its way", text: "Check your inbox in a few minutes." },
  failed: "Failed to send email. Please try again.",
};

/** If no mails can be sent now, says so before somebody writes one, and names the alternative. */
export function MailNote({ instead, held = HELD }: { instead: string; held?: string }) {
  const { data } = useQuery<MailState>({ queryKey: ["/api/mail"] });
  if (data?.canSend !== false) return null;
  return (
    <p className="rounded-xl bg-accent-soft p-3 text-sm">
      {held} {instead}
    </p>
  );
}

/** Shown when the server has accepted a mail; it promises delivery only if mails are sent. */
export function toastMailTaken({ status }: MailAnswer, words = WORDS): void {
  showToast(status === "held" ? words.kept : words.onItsWay);
}

/** Shown when it has not, with what is said where the server gives no reason. */
export function toastNotSent(error: Error, failed: string): void {
  showToast({ title: "Error", text: explainRefusal(error, failed), isDestructive: true });
}

/** The same in English. */
export const toastMailFailed = (error: Error): void => toastNotSent(error, WORDS.failed);
