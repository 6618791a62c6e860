import { describe, expect, it } from "vitest";
import { clientBrand } from "./brands";
import { finderIds } from "./finders/built-in";

describe("a client's brand", () => {
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

  it("points the outdoor client's products to shooting, firearms, optics and ammunition", () => {
    expect(
      Object.values(clientBrand("safarioutdoor").products).map((url) => new URL(url).pathname),
    ).toEqual(["/shooting.html", "/firearms.html", "/optics.html", "/ammunition.html"]);
  });
});
