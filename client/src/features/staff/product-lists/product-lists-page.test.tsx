import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { PlacedListRow, ProductListDetail } from "@shared/contracts/product-lists";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer, type Call } from "@/testing/fake-server";
import { ProductListsPage } from "./product-lists-page";

const list: ProductListDetail = {
  id: "cars",
  name: "Seats by car",
  keys: [
    { id: "make", label: "Make", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ],
  isComplete: false,
  attribute: null,
  rows: 1,
  rowsWithoutProduct: 0,
  updatedAt: "2026-11-22T10:00:00.000Z",
};
const row: PlacedListRow = {
  keys: ["VW", { min: 2012, max: 2018 }],
  product: "S1",
  value: null,
  note: "",
  place: 4,
  mark: "as-it-was",
  productName: "Orbit",
};

afterEach(() => window.history.replaceState(null, "", "/"));

function open(
  role: "viewer" | "editor",
  change?: (call: Call) => { status: number; body: unknown },
) {
  window.history.replaceState(null, "", "/admin/product-lists?list=cars");
  const server = fakeServer((call) => {
    if (call.method !== "GET") return change!(call);
    if (call.url.endsWith("/signed-in")) {
      return { body: { staff: { id: "1", username: "anna", role } } };
    }
    if (call.url.includes("/rows")) return { body: { items: [row], total: 1 } };
    return { body: call.url.endsWith("/cars") ? list : [list] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <ProductListsPage />
      </StaffOnly>
    </QueryClientProvider>,
  );
  return server;
}

it("viewers read the rows, and change none", async () => {
  open("viewer");
  const table = await screen.findByRole("group", { name: "Seats by car" });
  expect(within(table).getByText("2012 – 2018")).toBeVisible();
  expect(within(table).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("button", { name: "Add row" })).toBeNull();
  expect(screen.getByRole("link", { name: "Export CSV" })).toBeVisible();
});

it("a row is sent as it was read, and one that somebody else changed is shown in both versions", async () => {
  const theirs = { ...row, keys: ["VW", { min: 2013 }], mark: "theirs" };
  const sent = vi.fn<(call: Call) => void>();
  const { calls } = open("editor", (call) => {
    sent(call);
    return sent.mock.calls.length === 1
      ? { status: 409, body: { code: "stale", message: "Changed meanwhile.", current: theirs } }
      : { status: 200, body: row };
  });
  await userEvent.click(await screen.findByRole("button", { name: /^VW/ }));
  const years = screen.getByLabelText("Years");
  expect(years).toHaveValue("2012 – 2018");
  await userEvent.clear(years);
  await userEvent.type(years, "2014");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const conflict = await screen.findByRole("alert", { name: /Somebody else/ });
  expect(within(conflict).getByText("from 2013")).toBeVisible();
  await userEvent.click(within(conflict).getByRole("button", { name: "Overwrite with mine" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const cells = { make: "VW", years: "2014", product: "S1", note: "" };
  expect(
    calls.filter(({ method }) => method === "PUT").map(({ url, body }) => [url, body]),
  ).toEqual(
    ["as-it-was", "theirs"].map((mark) => [
      "/api/admin/product-lists/cars/rows/4",
      { cells, mark },
    ]),
  );
});

it("editors say that a list has every product", async () => {
  const server = open("editor", () => ({ status: 200, body: { ...list, isComplete: true } }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Change name and keys" }));
  const box = await screen.findByRole("checkbox", { name: /It has every product/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const sent = server.calls.find(({ method }) => method === "PUT");
  expect(sent?.body).toMatchObject({ id: "cars", name: "Seats by car", isComplete: true });
});
