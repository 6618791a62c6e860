import { useState } from "react";
import {
  erasureBody,
  messageStatuses,
  type ContactMessage,
  type Erasure,
} from "@shared/contracts/messages";
import { momentText } from "@/lib/formats";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import { useStaff } from "@/staff-kit/signed-in";
import { useChange } from "@/staff-kit/use-staff-data";
import { Badge } from "@/ui/badge";
import { Button } from "@/staff-kit/button";
import { TextField } from "@/staff-kit/field-frame";
import { showToast } from "@/ui/toast-store";
import { problemAt } from "@/staff-kit/form-resolver";
import { useStaffForm } from "@/staff-kit/use-staff-form";
import { Dialog } from "@/ui/dialog";

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
      empty="No messages here. What visitors write in the contact form comes in here."
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
                <Button look="quiet" onClick={() => mark(message, "read")}>
                  Mark as read
                </Button>
              )}
              {message.status !== "done" && (
                <Button look="quiet" onClick={() => mark(message, "done")}>
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

/** No look of the button itself: that loads with every finder's first question, and only staff erase. */
const DESTRUCTIVE = "bg-danger! text-surface! enabled:hover:underline underline-offset-4";

/** Opens the dialog that erases what one person sent. For admins. */
function ErasePerson() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Erase a person…
      </Button>
      {isOpen && <ErasePersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** First staff see how much there is of an address, then they erase just that. */
function ErasePersonDialog({ onClose }: { onClose: () => void }) {
  const { form, save, send } = useStaffForm<{ address: string }, Erasure>({
    shape: erasureBody,
    defaultValues: { address: "" },
    toWire: trimmed,
  });
  const [found, setFound] = useState<{ address: string; what: string | undefined }>();
  const look = form.handleSubmit((values) => {
    const body = trimmed(values);
    return send({ method: "POST", path: "erasures?dryRun=true", body }, (counts) => {
      // Another address may have been typed meanwhile.
      if (form.getValues("address") !== values.address) return;
      setFound({ ...body, what: whatOf(counts, body.address) });
    });
  });
  const erase = ({ address }: { address: string }) =>
    send({ method: "POST", path: "erasures", body: { address } }, (erased) => {
      showToast({ title: "Erased for good", text: whatOf(erased, address) ?? nothingOf(address) });
      onClose();
    });
  return (
    <Dialog
      title="Erase a person"
      description="Their messages and the mails to them go, and their address in the audit. Accounts of staff stay."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void look(event)} className="mt-4 grid gap-4">
        <TextField
          label="E-mail address"
          {...form.register("address", { onChange: () => setFound(undefined) })}
          type="email"
          autoComplete="off"
          maxLength={254}
          problem={problemAt(form, "address")}
        />
        <Button
          type="submit"
          look={found?.what ? "secondary" : "primary"}
          disabled={save.isPending}
        >
          See what there is
        </Button>
        <p role="status" className="wrap-anywhere empty:absolute">
          {found &&
            (found.what
              ? `${found.what} Backups from before still hold them. This cannot be undone.`
              : nothingOf(found.address))}
        </p>
        {found?.what && (
          <Button
            className={DESTRUCTIVE}
            disabled={save.isPending}
            onClick={() => void erase(found)}
          >
            Erase for good
          </Button>
        )}
      </form>
    </Dialog>
  );
}

const trimmed = ({ address }: { address: string }) => ({ address: address.trim() });

const nothingOf = (address: string) =>
  `There is nothing of ${address} here. They may have written from another address.`;

/** What there is of a person: "2 messages and 1 mail of ana@example.com."; nothing if there is nothing. */
export function whatOf(
  { messages, mails, auditEntries }: Erasure,
  address: string,
): string | undefined {
  const parts = [
    counted(messages, "message"),
    counted(mails, "mail"),
    counted(auditEntries, "audit mention"),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const last = parts.pop()!;
  return `${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last} of ${address}.`;
}

const counted = (count: number, thing: string) =>
  count > 0 ? `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}` : undefined;
