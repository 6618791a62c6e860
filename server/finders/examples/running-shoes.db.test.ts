import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderCounts } from "@shared/contracts/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { callAll, shopperCalls } from "../testing/ask-tents";
import { exampleCalls, exampleOf } from "../testing/put-in-example";

const SLUG = "running-shoes";
const { attributes, products } = exampleOf(SLUG);
const valuesOf = (id: string) =>
  attributes.find((each) => each.id === id)!.values.map((value) => value.id);
const SIZES = valuesOf("shoe-size");
const WIDTHS = valuesOf("shoe-width");
const SURFACES = { road: ["road"], trail: ["trail"], both: ["road", "trail"], track: ["track"] };

type Row = Record<string, string>;
/** The file, read plainly. */
const rows = Papa.parse<Row>(products[SLUG]!, { header: true, skipEmptyLines: true }).data;
const byKey = new Map(rows.map((row) => [row.key!, row]));
const groupOf = (row: Row) => byKey.get(row.group!)!;
const variants = rows.filter(({ group }) => group !== "");
/** A variant's key says the length of the foot it is made for. */
const lengthOf = ({ key, group }: Row) => key!.slice(group!.length + 1).split("-")[0]!;

/** What the shop wrote: "9" in the column of UK sizes, or another system before it. */
const writtenSize = (row: Row) => {
  const said = row["Size (UK)"]!;
  return /^\d/.test(said) ? `UK ${said} ·` : said;
};

/** Variants that can be bought for a surface, in a size. */
const inStock = (surface: keyof typeof SURFACES, size: string) =>
  variants.filter((row) => {
    const made = groupOf(row)["shoe-surfaces"]!.split("|");
    const isFor = SURFACES[surface].every((each) => made.includes(each));
    return isFor && row["in stock"] === "yes" && lengthOf(row) === size;
  });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await callAll(await server.staff("editor"), exampleCalls(SLUG));
});
afterAll(() => server.close());

const shopper = () => shopperCalls(server.visitor(), SLUG);
const shoesOf = (found: Row[]) => new Set(found.map(({ group }) => group!));
const surfaces = Object.keys(SURFACES) as (keyof typeof SURFACES)[];

it("has enough shoes to choose from, in every width", () => {
  expect(shoesOf(variants).size).toBeGreaterThanOrEqual(60);
  expect(new Set(variants.map((row) => row["shoe-width"]))).toEqual(new Set([...WIDTHS, ""]));
});

describe.each(surfaces)("for the surface %s", (surface) => {
  it("every shoe has one variant in stock with the size and the width, and none is left out", async () => {
    const { section } = shopper();
    let [found, empty, marked] = [0, 0, 0];
    for (const size of SIZES) {
      for (const width of WIDTHS) {
        const way = `surface=${surface}&mud=dry&size=${size}&width=${width}`.replace(
          surface === "trail" ? "" : "&mud=dry",
          "",
        );
        const all = inStock(surface, size);
        const sure = shoesOf(all.filter((row) => row["shoe-width"] === width));
        const unsure = shoesOf(all.filter((row) => row["shoe-width"] === ""));
        const { total, items } = await section(way);
        expect(total, way).toBe(new Set([...sure, ...unsure]).size);
        expect(items.length, way).toBe(Math.min(9, total));
        items.forEach(({ id, url, facts, unknowns, inStock: isInStock }, place) => {
          const row = byKey.get(id)!;
          expect(isInStock && row["in stock"] === "yes", `${way} ${id}`).toBe(true);
          expect(lengthOf(row), `${way} ${id}`).toBe(size);
          expect(facts["shoe-size"], id).toContain(writtenSize(row));
          expect(url, id).toBe(row.page || null);
          if (place < sure.size) {
            expect(row["shoe-width"], `${way} ${id}`).toBe(width);
            expect(unknowns).toEqual([]);
          } else {
            expect(row["shoe-width"], `${way} ${id}`).toBe("");
            expect(unknowns).toEqual(["The shop does not state its width"]);
            marked += 1;
          }
        });
        found += items.length;
        empty += total === 0 ? 1 : 0;
      }
    }
    expect(found).toBeGreaterThan(20);
    expect(empty).toBeGreaterThan(0);
    expect(marked > 0).toBe(surface === "road");
  }, 120_000);

  it("counts shoes of each size and width as the file has them", async () => {
    const { get } = shopper();
    const sizes = (await get(`/counts?of=size&surface=${surface}`)) as FinderCounts;
    expect(sizes.questions.size).toEqual(
      Object.fromEntries(SIZES.map((size) => [size, shoesOf(inStock(surface, size)).size])),
    );
  });
});

it("need not ask for the width where one is left, and says so", async () => {
  const { get, section } = shopper();
  const askedOf = async (before: string) =>
    (await get(`/counts?of=width&${before}`)) as FinderCounts;
  const plain = (found: Awaited<ReturnType<typeof section>>) =>
    found.items.map(({ id, score }) => [id, score]);
  for (const size of ["240", "265", "290"]) {
    const before = `surface=track&size=${size}`;
    expect((await askedOf(before)).same).toEqual(["width"]);
    const answered = await section(`${before}&width=standard&feel=soft`);
    expect(plain(answered)).toEqual(plain(await section(`${before}&feel=soft`)));
    expect((await askedOf(`surface=road&size=${size}`)).same).toBeUndefined();
  }
});

it("is the same file in its export, whatever its sizes were written in", async () => {
  const editor = await server.staff("editor");
  const path = `/api/admin/catalogues/${SLUG}/products`;
  const file = (await editor.get(`${path}/export`).expect(200)).text;
  const take = (body: string) =>
    editor.post(`${path}/import`).type("text/csv").send(body).expect(200);
  expect((await take(file)).body).toMatchObject({ unchanged: rows.length, problems: [] });
  expect((await take(products[SLUG]!)).body).toMatchObject({
    unchanged: rows.length,
    problems: [],
  });
  const wrong = await take(
    "key,group,Size (UK),shoe-width\nX-1,VEL-DAWN-3,US 9,wide\nX-2,LATER,9,wide",
  );
  expect(
    (wrong.body as { problems: { message: string }[] }).problems.map((each) => each.message),
  ).toEqual([
    expect.stringMatching(/^“US 9” may be any of .*US M or US W\.$/),
    expect.stringMatching(/put the row of LATER above this one/),
  ]);
});

it("never shows what somebody is allergic to, nor what does not say that it is free of it", async () => {
  const { section } = shopper();
  for (const allergies of ["latex", "chrome", "latex,chrome"]) {
    for (const size of ["240", "265", "275"]) {
      for (const { id } of (await section(`surface=road&size=${size}&allergies=${allergies}`))
        .items) {
        const contains = groupOf(byKey.get(id)!)["shoe-contains"]!;
        expect(contains, id).not.toBe("");
        for (const each of allergies.split(",")) expect(contains, id).not.toContain(each);
      }
    }
  }
});

it("gives up a budget that nothing meets, and never the size or the width", async () => {
  const { section } = shopper();
  const { items, relaxed } = await section("surface=track&size=265&width=standard&budget=..500");
  expect(relaxed).toEqual(["budget"]);
  for (const { id } of items) expect(lengthOf(byKey.get(id)!)).toBe("265");
});
