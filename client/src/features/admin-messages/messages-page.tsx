import { useState } from "react";
import { messageStatuses, type ContactMessage } from "@shared/contracts/messages";
import type { Page } from "@shared/contracts/paging";
import { momentText } from "@shared/moments";
import { Pager } from "@/staff/pager";
import { useStaff } from "@/staff/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { StatusFilter } from "@/staff/status-filter";
import { useChange, useStaffQuery } from "@/staff/use-staff-data";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { showToast } from "@/ui/toast-store";

const PAGE_SIZE = 25;

/** What visitors wrote in the contact form. */
export function MessagesPage() {
  const { mayWrite } = useStaff();
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<ContactMessage["status"]>();
  const { data, isPending, isError, error, refetch } = useStaffQuery<Page<ContactMessage>>(
    `messages?page=${page}&pageSize=${PAGE_SIZE}${status ? `&status=${status}` : ""}`,
    { keepsShown: true },
  );
  const change = useChange();
  const mark = ({ id, updatedAt }: ContactMessage, next: ContactMessage["status"]) =>
    change.mutate(
      { method: "PUT", path: `messages/${id}`, body: { status: next, updatedAt } },
      { onSuccess: () => showToast({ title: `Marked as ${next}` }) },
    );

  return (
    <StaffPage
      title="Messages"
      description="What visitors wrote in the contact form."
      actions={
        <StatusFilter
          label="Show"
          statuses={messageStatuses}
          value={status}
          onChange={(next) => {
            setStatus(next);
            setPage(1);
          }}
        />
      }
    >
      <Loaded isPending={isPending} isError={isError} error={error} onRetry={() => void refetch()}>
        {data?.total === 0 ? (
          <Nothing>No messages here.</Nothing>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {data?.items.map((message) => (
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
                  <div className="mt-2 flex gap-2">
                    {message.status === "new" && (
                      <Button look="quiet" className="px-2" onClick={() => mark(message, "read")}>
                        Mark as read
                      </Button>
                    )}
                    {message.status !== "done" && (
                      <Button look="quiet" className="px-2" onClick={() => mark(message, "done")}>
                        Mark as done
                      </Button>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {data && <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
      </Loaded>
    </StaffPage>
  );
}
