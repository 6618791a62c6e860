import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { Toaster } from "@/ui/toaster";
import { ListPage } from "./list-page";

const list = adminLists.find(({ path }) => path === "sleep-styles")!;
const row = {
  id: "side",
  name: "Side Sleeper",
  description: "Curled up",
  icon: "🌙",
  imageUrl: null,
  isPopular: false,
  isRecommended: false,
  isTopSeller: false,
  sortOrder: 1,
  createdAt: "2026-11-22T10:00:00.000Z",
  updatedAt: "2026-11-22T10:00:00.000Z",
};

function open(answer: (call: { method: string }) => { status?: number; body: unknown }) {
  const server = fakeServer((call) => {
    if (call.url.endsWith("/signed-in")) {
      return { body: { staff: { id: "1", username: "anna", role: "editor" } } };
    }
    return call.method === "GET" ? { body: [row] } : answer(call);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <ListPage list={list} />
      </StaffOnly>
      <Toaster />
    </QueryClientProvider>,
  );
  const sent = () =>
    server.calls
      .filter(({ method }) => method !== "GET")
      .map(({ method, url, body }) => [`${method} ${url}`, body]);
  return { ...server, sent };
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

// Shows 2.admin.list.back, 2.admin.list.add, 2.admin.list.loading, 4.admin.rows.
it("says that it loads, then lists its rows, with a way back and a button to add one", async () => {
  open(() => ({ body: row }));
  expect(await screen.findByText("Loading...")).toBeInTheDocument();
  expect(await screen.findByText("Side Sleeper")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/admin");
  await press("Add sleep style");
  expect(screen.getByRole("form", { name: "Add a sleep style" })).toBeVisible();
});

// Shows 1.admin, 2.admin.list.edit, 2.admin.list.delete, 4.admin.rows, 7.admin.list, 7.admin.row.
it("a row is added, edited in its place, and deleted", async () => {
  const { sent } = open(() => ({ status: 201, body: { ...row, id: "new" } }));
  await press("Add sleep style");
  const form = () => within(screen.getByRole("form"));
  await userEvent.type(form().getByLabelText("Name"), "Upright");
  await userEvent.type(form().getByLabelText("Description"), "In a chair");
  await press("Save");
  await press("Edit Side Sleeper");
  expect(form().getByLabelText("Name")).toHaveValue("Side Sleeper");
  await press("Cancel");
  await press("Edit Side Sleeper");
  await userEvent.type(form().getByLabelText("Name"), " now");
  await press("Save");
  await press("Delete Side Sleeper");
  await screen.findByRole("button", { name: "Undo" });
  expect(sent()).toEqual([
    [
      "POST /api/admin/sleep-styles",
      expect.objectContaining({ name: "Upright", description: "In a chair", isPopular: false }),
    ],
    ["PUT /api/admin/sleep-styles/side", expect.objectContaining({ name: "Side Sleeper now" })],
    ["DELETE /api/admin/sleep-styles/side", undefined],
  ]);
});

// Shows 8.admin.
it("what the server refuses is told in its words", async () => {
  const message = "120 beds use it, so it cannot be deleted.";
  open(() => ({ status: 409, body: { message, code: "in_use" } }));
  await press("Delete Side Sleeper");
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText("Error")).toHaveClass("text-danger");
});
