import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { holdCalls } from "@/lib/api";
import { fakeServer } from "@/testing/fake-server";
import { App } from "./app";

afterEach(() => {
  history.replaceState(null, "", "/");
  // A locked gate holds back all calls.
  holdCalls();
});

const staff = { id: "1", username: "anna", role: "admin" };

/** Opens an address, as a member of staff, with every gate closed. */
function open(path: string) {
  history.replaceState(null, "", path);
  const server = fakeServer(({ url }) => {
    if (url.startsWith("/api/gate")) return { body: { unlocked: false } };
    if (url === "/api/admin/signed-in") return { body: { staff } };
    return { status: 503, body: { message: "Away." } };
  });
  render(<App />);
  return server;
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

// Shows 1.product.site, 2.routes.wizards, 2.wizards.title, 2.wizards.cards, 2.wizards.paths.
// Shows 2.wizards.home.
it("/wizards lets choose one of two finders, or go back", async () => {
  open("/wizards");
  await heading("Choose Your Wizard");
  for (const [name, path] of [
    ["Dial-a-Bed", "/dialabed"],
    ["Safari Outdoor", "/safari-outdoor"],
  ]) {
    expect(screen.getByRole("heading", { level: 2, name: new RegExp(name!) })).toBeVisible();
    const start = screen.getByRole("link", { name: new RegExp(`^Start Wizard ?for ${name}$`) });
    expect(start).toHaveAttribute("href", path);
  }
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

// Shows 1.clients, 2.routes.dialabed, 2.routes.safari, 2.gate.words.
it.each([
  ["/dialabed", "dialabed"],
  ["/safari", "safarioutdoor"],
  ["/safari-outdoor", "safarioutdoor"],
])("%s stands behind the gate of %s", async (path, app) => {
  const { calls } = open(path);
  await heading("Protected Access");
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  expect(calls.map(({ url }) => url)).toContain(`/api/gate?app=${app}`);
});

// Shows 2.routes.login, 2.routes.admin, 6.staff.redirect.
it("/admin/login leads to the dashboard", async () => {
  open("/admin/login");
  await heading("Dashboard");
  expect(location.pathname).toBe("/admin");
});

// Shows 2.routes.lists, 2.routes.embed-settings, 2.routes.products-none.
it.each<[string, string]>([
  ...adminLists.map(({ path, title }): [string, string] => [path, title]),
  ["embed-settings", "Embed Settings"],
  ["products", "Products"],
])("/admin/%s is the page %s, with a way back to the dashboard", async (path, title) => {
  open(`/admin/${path}`);
  await heading(title);
  expect(screen.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/admin");
});

// Shows 2.routes.not-found.
it("any other address has no page", async () => {
  open("/nowhere");
  await heading("404 Page Not Found");
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
});
