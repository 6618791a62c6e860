import { describe, expect, it } from "vitest";
import { clientBrand } from "./brands";
import { finderIds } from "./templates/finders";

describe("a client's brand", () => {
  // Shows 1.clients, 2.bed.client-id, 3.client.unknown.
  it.each([
    ["dialabed", "Dial-a-Bed"],
    ["safarioutdoor", "Safari Outdoor"],
    ["bakery", "Dial-a-Bed"],
    ["", "Dial-a-Bed"],
    ["__proto__", "Dial-a-Bed"],
    ["constructor", "Dial-a-Bed"],
  ])("of %j is %s", (id, name) => {
    expect(clientBrand(id).displayName).toBe(name);
  });

  // Shows 3.client.keyed, 3.client.names, 3.client.color, 3.client.links, 3.client.products.
  // Shows 3.client.brands, 6.shoppers.account.
  it("has every field of its configuration", () => {
    for (const [id, color] of [
      ["dialabed", "red"],
      ["safarioutdoor", "orange"],
    ] as const) {
      const brand = clientBrand(id);
      expect(brand).toMatchObject({ id, primaryColor: color });
      for (const field of ["name", "displayName", "logo", "logoAlt", "website"] as const) {
        expect(brand[field], field).not.toBe("");
      }
      expect(Object.keys(brand.links)).toEqual(
        expect.arrayContaining(["delivery", "exchange", "payment", "account", "privacy", "terms"]),
      );
      expect(brand.links.account).toMatch(/\/login$/);
      expect(Object.keys(brand.products)).toEqual([
        "bedSets",
        "mattresses",
        "pillows",
        "protectors",
      ]);
      expect(Object.keys(brand.brands)).toEqual(["featured", "all", "catalog", "blog"]);
    }
  });

  it("has only https addresses, and a place for the words searched for", () => {
    for (const id of finderIds) {
      const { website, searchUrl, links, products, brands } = clientBrand(id);
      const all = [
        website,
        searchUrl,
        ...[links, products, brands].flatMap((each) => Object.values(each)),
      ];
      for (const url of all) expect(new URL(url).protocol).toBe("https:");
      expect(searchUrl).toContain("{query}");
    }
  });

  // Shows 3.client.outdoor.
  it("points the outdoor client's products to shooting, firearms, optics and ammunition", () => {
    expect(
      Object.values(clientBrand("safarioutdoor").products).map((url) => new URL(url).pathname),
    ).toEqual(["/shooting.html", "/firearms.html", "/optics.html", "/ammunition.html"]);
  });
});
