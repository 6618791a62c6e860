import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ImportSource } from "@shared/contracts/imports";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { ImportsPage } from "./imports-page";

const source = (id: string, catalog: string, undo: ImportSource["undo"]): ImportSource => ({
  id,
  name: `Source ${id}`,
  catalog,
  products: 41,
  updatedAt: "2026-11-30T16:10:00.000Z",
  undo,
});
const sources = [
  source("a", "seats", { added: 3, changed: 38, file: "prices.csv", by: "anna" }),
  source("b", "gone", null),
  source("c", "bed-products", null),
];

function open(role: "viewer" | "editor", listed: readonly ImportSource[] = sources) {
  const server = fakeServer(({ method, url }) => {
    if (method !== "GET") {
      return { body: { removed: 3, restored: 38, kept: 0, notes: [] } };
    }
    if (url.endsWith("/signed-in")) {
      return { body: { staff: { id: "1", username: "anna", role } } };
    }
    if (url.endsWith("/undo")) {
      return { body: { removes: 3, restores: 37, keeps: 1, finders: ["Car seats"] } };
    }
    if (url.endsWith("/import-sources")) return { body: listed };
    return { body: url.endsWith("/catalogues") ? [{ id: "seats", name: "Car seats" }] : [] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <ImportsPage />
      </StaffOnly>
    </QueryClientProvider>,
  );
  return server;
}
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: "strong" })).closest("li")!);

it("names the last file of each source, what it did, and the catalog it is of", async () => {
  open("viewer");
  const seats = await row("Source a");
  expect(seats.getByText(/prices\.csv, .* by anna: 3 added, 38 changed$/)).toBeVisible();
  expect(await seats.findByRole("link", { name: "Car seats" })).toHaveAttribute(
    "href",
    "/admin/catalogs/seats/products",
  );
  expect((await row("Source b")).getByText(/its catalog was removed/)).toBeVisible();
  expect((await row("Source c")).getByRole("link", { name: "Beds" })).toHaveAttribute(
    "href",
    "/admin/products?catalogue=bed-products",
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link", { name: /next file/ })).toBeNull();
});

it("undoes a file that it names, once that was agreed to", async () => {
  const { calls } = open("editor");
  const seats = await row("Source a");
  expect(await seats.findByRole("link", { name: /next file/ })).toBeVisible();
  const button = seats.getByRole("button", { name: /^Undo/ });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Undo prices.csv?" }));
  expect(
    dialog.getByText(/^3 products that it added go\. 37 .* before\. 1 product was changed since/),
  ).toHaveTextContent("Shoppers see this at once in Car seats.");
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Undo it" }));
  await screen.findByText("Undone: 3 products removed, 38 as before.");
  expect(calls.find(({ method }) => method === "POST")!.url).toMatch(/import-sources\/a\/undo$/);
});

it("offers no undo and no next file where there is nothing for it", async () => {
  open("editor");
  const gone = await row("Source b");
  expect(gone.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(gone.queryByRole("link", { name: /next file/ })).toBeNull();
  expect(gone.getByRole("button", { name: /^Forget/ })).toBeEnabled();
});

it("says what comes here while nothing was imported", async () => {
  open("editor", []);
  expect(await screen.findByText(/No file was imported yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "New catalog from a file" })).toBeVisible();
});
