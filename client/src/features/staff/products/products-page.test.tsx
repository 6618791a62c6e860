// Longer than 200 lines: what the page asks and says is tried on one fake server.

import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { CatalogChoices, ListedProduct } from "@shared/contracts/product-search";
import { createQueryClient } from "@/lib/query-client";
import { StaffOnly } from "@/staff-kit/signed-in";
import { fakeServer, type Call } from "@/testing/fake-server";
import { offeredAttribute } from "@/testing/offered-attribute";
import { CatalogProductsPage } from "./catalog-products-page";
import { ProductsPage } from "./products-page";

const at = "2026-11-23T10:00:00.000Z";
const catalog: CatalogSummary = {
  id: "seats",
  name: "Seats",
  currency: "EUR",
  selection: { brands: ["Acme"], price: { max: 500 } },
  products: 2,
  usedBy: [],
  updatedAt: at,
};
const weight = offeredAttribute("weight", "number", { label: { en: "Weight" }, unit: "kg" });
const choices: CatalogChoices = {
  brandsHere: ["Acme"],
  brands: ["Acme", "North"],
  collections: [],
  stated: { weight: 2 },
  attributes: [weight],
  lacks: [],
};
const product = (key: string, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: key,
  source: "staff",
  key,
  groupKey: null,
  gtin: null,
  name: key,
  description: null,
  shortDescription: null,
  brand: "Acme",
  price: "499.50",
  specialPrice: null,
  pictureUrl: null,
  pageUrl: null,
  inStock: true,
  availability: null,
  collections: [],
  values: { weight: 9 },
  createdAt: at,
  updatedAt: at,
  whole: {
    name: `Seat ${key}`,
    brand: "Acme",
    price: "499.50",
    specialPrice: null,
    pictureUrl: null,
    values: { weight: 9 },
  },
  ...more,
});
const variant = product("V", { groupKey: "G", name: "", brand: null, price: null, values: {} });
const onRequest = product("R", {
  whole: { ...product("R").whole, price: null, values: { weight: "does-not-apply" } },
});

interface Given {
  role?: string;
  items?: ListedProduct[];
  save?: (call: Call) => { status?: number; body: unknown };
}
function open(
  { role = "editor", items = [variant, onRequest], save }: Given = {},
  page = <CatalogProductsPage id="seats" />,
) {
  const server = fakeServer((call) => {
    const path = call.url.replace("/api/admin/", "").split("?")[0]!;
    if (path === "signed-in") return { body: { staff: { username: "pat", role } } };
    if (call.method !== "GET") return save!(call);
    if (path === "catalogues") return { body: [catalog] };
    if (path === "catalogues/seats") return { body: catalog };
    if (path === "catalogues/seats/products/choices") return { body: choices };
    if (path === "catalogues/seats/products") return { body: { items, total: items.length } };
    return { status: 404, body: "" };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StaffOnly>{page}</StaffOnly>
    </QueryClientProvider>,
  );
  return server;
}

beforeEach(() => {
  window.history.replaceState(null, "", "/admin/catalogs/seats/products");
  localStorage.clear();
});

describe("the page of a catalog's products", () => {
  it("shows what variants have from their group, in the catalog's currency", async () => {
    open();
    const [, first, second] = await screen.findAllByRole("row");
    expect(first).toHaveTextContent(/^Seat VV, a variant of G€499.50Acme · 9 kgAcme€499.509 kg$/);
    expect(second).toHaveTextContent("on requestdoes not apply");
    expect(screen.getByText(/^2 for sale, of Acme, up to 500\./)).toBeVisible();
  });

  it("is reached from the products of all catalogs", async () => {
    window.history.replaceState(null, "", "/admin/products?catalogue=seats");
    open({}, <ProductsPage />);
    const tab = await screen.findByRole("tab", { name: "Seats" });
    expect(tab).toHaveAttribute("aria-selected", "true");
    expect(await screen.findByText(/Seat V/)).toBeVisible();
    expect(screen.getAllByRole("tab")).toHaveLength(3);
  });

  it("is the one that was worked with last, where the address names none", async () => {
    open();
    await screen.findByText(/^Products of Seats/);
    cleanup();
    window.history.replaceState(null, "", "/admin/products");
    open({}, <ProductsPage />);
    const tab = await screen.findByRole("tab", { name: "Seats" });
    expect(tab).toHaveAttribute("aria-selected", "true");
  });

  it("opens the one that the address names, and forgets it", async () => {
    window.history.replaceState(null, "", "/admin/catalogs/seats/products?q=Seat&open=R");
    open();
    expect(await screen.findByRole("dialog", { name: "Seat R" })).toBeVisible();
    expect(window.location.search).toBe("?q=Seat");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is read by viewers, who change nothing", async () => {
    open({ role: "viewer" });
    const [, first] = await screen.findAllByRole("row");
    expect(within(first!).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add product" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Import file" })).toBeNull();
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/admin/catalogues/seats/products/export",
    );
  });

  it("says what to do where there is no product at all", async () => {
    open({ items: [] });
    expect(await screen.findByText(/^The catalog has no products\. Add one/)).toBeVisible();
  });

  it("asks the server by the filters of its address, each of which a press removes", async () => {
    window.history.replaceState(null, "", "?is.weight=9..12&brand=Acme&sort=-price");
    const { calls } = open();
    await userEvent.click(await screen.findByRole("button", { name: /Weight: 9–12 kg$/ }));
    await screen.findAllByRole("row");
    const lists = calls.map(({ url }) => url).filter((url) => url.includes("pageSize"));
    expect(lists.map((url) => url.split("?")[1])).toEqual([
      "is.weight=9..12&brand=Acme&sort=-price&page=1&pageSize=25",
      "brand=Acme&sort=-price&page=1&pageSize=25",
    ]);
    expect(window.location.search).toBe("?brand=Acme&sort=-price");
  });

  it("says at the filter that its ends are the wrong way round, and asks nothing", async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    const weights = screen.getByRole("group", { name: "Weight in kg" });
    await userEvent.type(within(weights).getByLabelText("from"), "20{Enter}");
    await userEvent.type(within(weights).getByLabelText("to"), "10{Enter}");
    expect(within(weights).getByRole("alert")).toHaveTextContent(
      "Begin with the smaller number: 10 is below 20.",
    );
    expect(calls.some(({ url }) => url.includes("20..10"))).toBe(false);
  });

  it("says in a sentence that a product that was added is not in the catalog", async () => {
    const { calls } = open({
      save: ({ body }) => ({
        status: 201,
        body: { ...product("N"), ...(body as object), isSelected: false },
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Add product" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.type(within(dialog).getByLabelText("Name"), "Dear seat");
    await userEvent.type(within(dialog).getByLabelText("Key"), "N");
    await userEvent.type(within(dialog).getByLabelText("Price"), "900");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Dear seat is saved, but it is not in this catalog, which takes only what is of Acme, up to 500.",
    );
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      brand: "Acme",
      price: "900",
      values: { weight: null },
    });
  });

  it("shows what the server refuses at the attribute's field", async () => {
    open({
      save: () => ({
        status: 400,
        body: {
          code: "invalid",
          message: "values.weight: Use a number.",
          errors: [{ path: "values.weight", message: "Use a number." }],
        },
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Seat R" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByLabelText("Does not apply: Weight"));
    await userEvent.type(within(dialog).getByLabelText("Weight in kg"), "heavy");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    const field = within(dialog).getByLabelText("Weight in kg");
    expect(await within(dialog).findByText("Use a number.")).toBeVisible();
    expect(field).toHaveAccessibleDescription("Use a number.");
    expect(field).toBeInvalid();
  });
});
