import { mailStatuses, type OutboxMail } from "@shared/contracts/messages";
import { momentText } from "@/lib/formats";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import { useStaff } from "@/staff-kit/signed-in";
import { useChange } from "@/staff-kit/use-staff-data";
import { Badge } from "@/ui/badge";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";

/** Every mail with its status. */
export function OutboxPage() {
  const { mayWrite } = useStaff();
  const change = useChange<OutboxMail>();
  return (
    <PagedListPage<OutboxMail>
      title="Outbox"
      description="All outgoing emails. Held ones wait until a mail server is configured. Suspected ones were too many from one network, or on one day: they wait until you release them."
      path="outbox"
      statuses={mailStatuses}
      empty="No emails here. Results that shoppers have sent to them, and messages to you, are listed here."
      look="rows"
    >
      {(mail) => (
        <li key={mail.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
          <div className="min-w-48 grow">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{mail.kindLabel}</strong>
              <span className="break-all">{mail.recipient}</span>
              <Badge>{mail.status}</Badge>
            </p>
            <p className="text-sm text-muted">
              <time dateTime={mail.createdAt}>{momentText(mail.createdAt)}</time>
              {mail.attempts > 0 && ` · ${mail.attempts} ${mail.attempts === 1 ? "try" : "tries"}`}
            </p>
            {mail.lastError && <p className="text-sm break-words text-danger">{mail.lastError}</p>}
          </div>
          {mayWrite &&
            mail.status !== "sending" &&
            (mail.status !== "queued" || mail.attempts > 0) && (
              <Button
                look="quiet"
                className="px-2"
                onClick={() =>
                  change.mutate(
                    { method: "POST", path: `outbox/${mail.id}/${deedFor(mail)}` },
                    { onSuccess: (after) => tellOutcome(after, mail) },
                  )
                }
              >
                {deedFor(mail) === "release" ? "Release" : "Resend"}
                <span className="sr-only"> to {mail.recipient}</span>
              </Button>
            )}
        </li>
      )}
    </PagedListPage>
  );
}

const deedFor = ({ status }: OutboxMail) => (status === "suspected" ? "release" : "resend");

/** Without a mail server nothing can be sent: the mail waits, and the toast says why. */
function tellOutcome({ status, recipient }: OutboxMail, before: OutboxMail): void {
  showToast(
    status === "held"
      ? {
          title: before.status === "suspected" ? "Released, and held" : "Still held",
          text: "No mail server is set up yet. Ask whoever runs this server.",
        }
      : {
          title: `The email to ${recipient} is queued${before.status === "suspected" ? "" : " again"}`,
        },
  );
}
