import { messageStatuses, type ContactMessage } from "@shared/contracts/messages";
import { momentText } from "@shared/moments";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import { useStaff } from "@/staff-kit/signed-in";
import { useChange } from "@/staff-kit/use-staff-data";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";
import { ErasePerson } from "./erase-person";

/** The messages from the contact form. */
export function MessagesPage() {
  const { mayWrite, role } = useStaff();
  const change = useChange();
  const mark = ({ id, updatedAt }: ContactMessage, next: ContactMessage["status"]) =>
    change.mutate(
      { method: "PUT", path: `messages/${id}`, body: { status: next, updatedAt } },
      { onSuccess: () => showToast({ title: `Marked as ${next}` }) },
    );

  return (
    <PagedListPage<ContactMessage>
      title="Messages"
      description="What visitors wrote in the contact form."
      path="messages"
      statuses={messageStatuses}
      actions={role === "admin" && <ErasePerson />}
      empty="No messages here."
      look="cards"
    >
      {(message) => (
        <li key={message.id} className="rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="wrap-anywhere">{message.name}</strong>
            <a
              href={`mailto:${encodeURIComponent(message.email)}`}
              className="text-sm break-all text-accent-text underline"
            >
              {message.email}
            </a>
            <Badge>{message.status}</Badge>
            <time dateTime={message.createdAt} className="ml-auto text-sm text-muted">
              {momentText(message.createdAt)}
            </time>
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
          {mayWrite && (
            <div className="mt-2 -ml-2 flex gap-2">
              {message.status === "new" && (
                <Button look="quiet" className="px-2!" onClick={() => mark(message, "read")}>
                  Mark as read
                </Button>
              )}
              {message.status !== "done" && (
                <Button look="quiet" className="px-2!" onClick={() => mark(message, "done")}>
                  Mark as done
                </Button>
              )}
            </div>
          )}
        </li>
      )}
    </PagedListPage>
  );
}
