import { explainRefusal } from "@/lib/api";
import { showToast } from "./toast-store";

/** Said when the server has taken a mail to send. */
export function toastMailTaken(): void {
  showToast({ title: "Your list is on its way", text: "Look into your inbox in a few minutes." });
}

/** Said when it has not (specification, section 8). */
export function toastMailFailed(error: Error): void {
  showToast({
    title: "Error",
    text: explainRefusal(error, "Failed to send email. Please try again."),
    isDestructive: true,
  });
}
