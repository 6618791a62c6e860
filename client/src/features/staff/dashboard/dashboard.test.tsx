import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { Stats } from "@shared/specification/contracts/products-query";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { Dashboard } from "./dashboard";

function open(products: number) {
  const stats: Partial<Stats> = { sleepStyles: 6, concerns: 4, bedSizes: 5, products };
  fakeServer(({ url }) => {
    if (url.endsWith("/signed-in")) {
      return { body: { staff: { id: "1", username: "anna", role: "viewer" } } };
    }
    return { body: url.endsWith("/stats") ? stats : [] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <Dashboard />
      </StaffOnly>
    </QueryClientProvider>,
  );
}
const tile = async (name: string) =>
  within(await screen.findByRole("region", { name: "Quick stats" })).findByText(name);
const tileText = async (name: string) => (await tile(name)).parentElement!.textContent;

// Shows 2.admin.dashboard.stats, 2.admin.dashboard.hard-coded, 9.stats.
it("counts, and says of more than fifty that they are more", async () => {
  open(152);
  expect(await tileText("Sleep styles")).toContain("6");
  expect(await tileText("Concerns")).toContain("4");
  expect(await tileText("Bed sizes")).toContain("5");
  expect(await tileText("Products")).toContain("50+");
});

// Shows 2.admin.dashboard.hard-coded.
it("says of fifty that they are fifty", async () => {
  open(50);
  await tile("Sleep styles");
  expect(screen.queryByText(/50\+/)).toBeNull();
});

// Shows 2.routes.products-link, 2.admin.dashboard.cards.
it("has a card for every page", async () => {
  open(3);
  await tile("Sleep styles");
  const cards = within(screen.getAllByRole("navigation").at(-1)!)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  for (const { path } of adminLists) expect(cards).toContain(`/admin/${path}`);
  expect(cards).toEqual(expect.arrayContaining(["/admin/embed-settings", "/admin/products"]));
});
