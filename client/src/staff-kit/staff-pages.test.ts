import { expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { pageAt, pageGroups, pagesFor, wayBack } from "./staff-pages";

it("the navigation has what people do first, the lists under the finder that they are for, and what is kept below", () => {
  const titlesOf = (group: string | undefined) =>
    pagesFor("admin").flatMap((page) => (page.group === group && !page.within ? [page.title] : []));
  expect(pageGroups.map(({ title }) => [title, titlesOf(title)])).toEqual([
    [undefined, ["Dashboard", "Finders", "Insight"]],
    ["Dial-a-Bed lists", adminLists.map(({ title }) => title)],
    ["Catalog", ["Catalogs", "Products", "Product Lists", "Attributes", "Imports"]],
    ["Inbox", ["Messages", "Outbox"]],
    ["Settings", ["Team", "Audit", "Account"]],
  ]);
});

it.each([
  ["/admin", "Dashboard"],
  ["/admin/finders/shoes/texts", "Finders"],
  ["/admin/catalogs/shoes/products", "Catalogs"],
  ["/admin/catalogs/new", "New Catalog"],
  ["/admin/catalogs/shoes/import", "Imports"],
  ["/admin/sleep-styles", "Sleep Styles"],
  ["/admin/nowhere", undefined],
])("%s is, or is within, %s", (location, title) => {
  expect(pageAt(location)?.title).toBe(title);
});

it.each([
  ["/admin/products", "Dashboard", "/admin"],
  ["/admin/catalogs/shoes/products", "Catalogs", "/admin/catalogs"],
  ["/admin/catalogs/shoes/import", "Imports", "/admin/imports"],
  ["/admin/catalogs/new", "Imports", "/admin/imports"],
  ["/admin/embed-settings", "Dashboard", "/admin"],
  ["/admin/nowhere", "Dashboard", "/admin"],
])("from %s one goes back to %s", (location, name, href) => {
  expect(wayBack(location)).toEqual({ name, href });
});
