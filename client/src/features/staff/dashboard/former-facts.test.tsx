import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { FormerFacts } from "@shared/contracts/finder-drafts";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer } from "@/testing/fake-server";
import { Toaster } from "@/ui/toaster";
import { FormerFactsNote } from "./former-facts-note";

const tires: FormerFacts = {
  slug: "tires",
  name: "Tires",
  version: 3,
  count: 12,
  text: "12 products are shown that are not listed for “Golf 2015”",
};

function open(role: "viewer" | "editor") {
  let isPublished = false;
  const server = fakeServer(({ method, url }) => {
    if (url.endsWith("/signed-in")) return { body: { staff: { id: "1", username: "anna", role } } };
    if (method === "GET") return { body: isPublished ? [] : [tires] };
    isPublished = true;
    return { status: 201, body: { slug: "tires", liveVersion: 4 } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>
        <FormerFactsNote />
      </StaffOnly>
      <Toaster />
    </QueryClientProvider>,
  );
  return server;
}

it("editors publish a finder anew with one press, after which nothing is said of it", async () => {
  const server = open("editor");
  expect(await screen.findByText(/12 products are shown that are not listed/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Hide and publish: Tires" }));
  expect(await screen.findByText("Version 4 of Tires is live")).toBeVisible();
  const sent = server.calls.find(({ method }) => method === "POST");
  expect(sent).toMatchObject({
    url: "/api/admin/finders/tires/publish-facts",
    body: { version: 3 },
  });
  await waitFor(() => expect(screen.queryByText(/12 products/)).toBeNull());
});

it("viewers read it, and publish nothing", async () => {
  open("viewer");
  expect(await screen.findByRole("link", { name: "Tires" })).toHaveAttribute(
    "href",
    "/admin/finders/tires",
  );
  expect(screen.queryByRole("button", { name: /^Hide/ })).toBeNull();
});
