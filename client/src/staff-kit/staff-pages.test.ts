import { expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { pageGroups, pagesFor } from "./staff-pages";

it("what belongs to the finders that came with the product stands under their names, below a shop's own", () => {
  const titlesOf = (group: string) =>
    pagesFor("admin").flatMap((page) => (page.group === group ? [page.title] : []));
  expect(pageGroups).toEqual([
    "Finders",
    "Catalog",
    "Dial-a-Bed · Safari Outdoor",
    "Inbox",
    "Settings",
  ]);
  expect(titlesOf("Finders")).toEqual(["Finders", "Embed Settings", "Insight"]);
  expect(titlesOf("Catalog")).toEqual(["Catalogs", "New Catalog", "Attributes", "Product Lists"]);
  expect(titlesOf("Dial-a-Bed · Safari Outdoor")).toEqual([
    "Products",
    ...adminLists.map(({ title }) => title),
  ]);
});
