import { useQuery } from "@tanstack/react-query";
import type { MailState } from "@shared/contracts/mail";

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
