import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { clientBrand, clientBrands } from "@shared/brands";
import { ShopFooter } from "./shop-footer";
import { ShopHeader } from "./shop-header";

const brand = clientBrands.dialabed;
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent.replace(/ ?\(.*/, ""), link.getAttribute("href")]);

// Shows 2.bed.header, 6.shoppers.account.
it("the header has the logo, a search, links to the shop, and a menu for phones", async () => {
  render(<ShopHeader brand={brand} />);
  const banner = screen.getByRole("banner");
  const nav = await screen.findByRole("navigation", { name: "Dial-a-Bed" });
  expect(links(nav)).toEqual([
    ["Shop All Beds", brand.products.bedSets],
    ["Delivery Info", brand.links.delivery],
    ["My Account", brand.links.account],
  ]);
  expect(links(banner)).toContainEqual([expect.stringMatching(/dial·a·bed/i), brand.website]);

  const openTab = vi.spyOn(window, "open").mockReturnValue(null);
  await userEvent.type(screen.getByRole("searchbox"), "king size{Enter}");
  expect(openTab.mock.calls[0]![0]).toContain("q=king%20size");

  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getAllByRole("searchbox")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(links(screen.getByRole("navigation", { name: "Menu" }))).toEqual(links(nav));
});

// Shows 2.bed.footer.support, 2.bed.footer.categories, 2.bed.footer.brands, 2.bed.footer.terms.
it("the footer has the shop's help, its categories, its brands, and the terms", () => {
  render(<ShopFooter brand={brand} />);
  const column = (name: string) => links(screen.getByRole("heading", { name }).closest("details")!);
  expect(column("Customer Support")).toEqual([
    ["Delivery", brand.links.delivery],
    ["Returns and Exchange", brand.links.exchange],
    ["Payment", brand.links.payment],
    ["Contact", brand.links.contact],
  ]);
  expect(column("Shop Categories")).toEqual([
    ["Bed Sets", brand.products.bedSets],
    ["Mattresses", brand.products.mattresses],
    ["Pillows", brand.products.pillows],
    ["Protectors", brand.products.protectors],
  ]);
  expect(column("Browse by Brand")).toEqual([
    ["Featured Brands", brand.brands.featured],
    ["All Brands", brand.brands.all],
    ["Catalog", brand.brands.catalog],
    ["Blog", brand.brands.blog],
  ]);
  expect(links(screen.getByRole("contentinfo"))).toEqual(
    expect.arrayContaining([
      ["Privacy Policy", brand.links.privacy],
      ["Terms and Conditions", brand.links.terms],
    ]),
  );
});

// Shows 2.bed.client-id.
it("another client's id gives the header that client's links", async () => {
  render(<ShopHeader brand={clientBrand("safarioutdoor")} />);
  const nav = await screen.findByRole("navigation", { name: "Safari Outdoor" });
  expect(links(nav)[0]).toEqual(["Shop All Beds", clientBrands.safarioutdoor.products.bedSets]);
});
