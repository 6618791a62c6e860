import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { StaffRole } from "@shared/staff-roles";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { MessagesPage } from "./messages-page";

const SENDING = "A mail of this person is being sent right now.";

function open(role: StaffRole, isSending = false) {
  const server = fakeServer(({ method, url }) => {
    if (url.endsWith("/signed-in")) return { body: { staff: { id: "1", username: "anna", role } } };
    if (method === "GET") return { body: { items: [], total: 0 } };
    if (isSending && !url.endsWith("dryRun=true")) {
      const errors = [{ path: "address", message: SENDING }];
      return { status: 409, body: { code: "sending", message: SENDING, errors } };
    }
    return { body: { messages: 2, mails: 3, auditEntries: 0 } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <MessagesPage />
      </StaffOnly>
    </QueryClientProvider>,
  );
  return server;
}

const erase = () => screen.queryByRole("button", { name: "Erase for good" });
async function look(address: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Erase a person…" }));
  await userEvent.type(screen.getByLabelText("E-mail address"), `${address}{Enter}`);
  await screen.findByText(/This cannot be undone\.$/);
}

it.each(["viewer", "editor"] as const)("a person is not erased by a %s", async (role) => {
  open(role);
  expect(await screen.findByText(/^No messages here\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Erase a person…" })).toBeNull();
});

it("what was looked at is erased, without the spaces around the address", async () => {
  const { calls } = open("admin");
  await look(" ana@example.com ");
  expect(
    screen.getByText(
      "2 messages and 3 mails of ana@example.com. Backups from before still hold them. This cannot be undone.",
    ),
  ).toBeVisible();
  await userEvent.click(erase()!);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(calls.filter(({ method }) => method === "POST")).toMatchObject(
    ["?dryRun=true", ""].map((query) => ({
      url: `/api/admin/erasures${query}`,
      body: { address: "ana@example.com" },
    })),
  );
});

it("another address has to be looked at before it is erased", async () => {
  open("admin");
  await look("ana@example.com");
  await userEvent.type(screen.getByLabelText("E-mail address"), "x");
  expect(erase()).toBeNull();
  expect(screen.queryByText(/of ana@example\.com/)).toBeNull();
});

it("a mail that is being sent is told at the address, and the dialog stays", async () => {
  open("admin", true);
  await look("ana@example.com");
  await userEvent.click(erase()!);
  expect(await screen.findByRole("alert")).toHaveTextContent(SENDING);
  expect(erase()).toBeVisible();
});
