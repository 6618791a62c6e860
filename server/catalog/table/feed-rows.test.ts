import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableFile } from "../../testing/table-file";
import { feedReader } from "./feed-rows";
import { readTable } from "./read-table";
import { cellAt, plainCell } from "./table-columns";

const item = (id: string, more = "") =>
  `<item><g:id>${id}</g:id><g:title>Tent ${id}</g:title><g:price>100.50 USD</g:price>${more}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>\n${items.join("\n")}\n</channel></rss>`;

/** A feed as the cells of its rows, by the fields. */
async function rowsIn(text: string | Uint8Array, partBytes?: number) {
  const { columns, lines } = await readTable(tableFile(Buffer.from(text), partBytes), {
    asItIs: true,
  });
  return Array.from(lines, (_, row) =>
    Object.fromEntries(columns.map((column) => [column.header, cellAt(column, row)])),
  );
}

describe("a product feed", () => {
  it("is a row a product and a column a field, whatever products lack", async () => {
    const rows = await rowsIn(
      rss(item("a", "<g:color>Red</g:color>"), item("b", "<g:size>M</g:size>")),
    );
    const base = { title: "Tent a", price: "100.50 USD" };
    expect(rows).toEqual([
      { id: "a", ...base, color: "Red", size: "" },
      { id: "b", ...base, title: "Tent b", color: "", size: "M" },
    ]);
  });

  it.each([
    [
      "text in CDATA, and what stands for characters",
      "<g:d><![CDATA[A <b>&</b>]]> &amp; &#233;</g:d>",
      { d: "A <b>&</b> & é" },
    ],
    ["an entity that only HTML has", "<g:d>A&nbsp;B</g:d>", { d: "A&nbsp;B" }],
    [
      "a field that comes several times",
      "<g:feature>Light</g:feature><g:feature>Dry</g:feature>",
      { feature: "Light|Dry" },
    ],
    [
      "a field with parts",
      "<g:shipping><g:country>US</g:country><g:price>5 USD</g:price></g:shipping>",
      { shipping: "US:5 USD" },
    ],
    [
      "a detail of Google's",
      "<g:product_detail><g:section_name>Size</g:section_name><g:attribute_name>Persons</g:attribute_name><g:attribute_value>4</g:attribute_value></g:product_detail>",
      { Persons: "4" },
    ],
    [
      "a parameter that is named by an attribute",
      '<param name="Weight">3 kg</param>',
      { Weight: "3 kg" },
    ],
    [
      "a parameter with its name inside",
      "<PARAM><PARAM_NAME>Color</PARAM_NAME><VAL>Red</VAL></PARAM>",
      { Color: "Red" },
    ],
  ])("has %s", async (_what, field, expected) => {
    const [row] = await rowsIn(rss(item("a", field)));
    expect(row).toMatchObject(expected);
  });

  it("may be Atom's, or a shop's own with products", async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
      <entry><g:id>a</g:id><title>Tent</title><link rel="alternate" href="https://shop.example/a"/></entry></feed>`;
    expect(await rowsIn(atom)).toEqual([
      { id: "a", title: "Tent", link: "https://shop.example/a" },
    ]);
    const own = `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Tent</PRODUCTNAME></SHOPITEM></SHOP>`;
    expect(await rowsIn(own)).toEqual([{ item_id: "1", productname: "Tent" }]);
    const yml = `<?xml version="1.0"?><shop><offers><offer id="7" available="true"><name>Tent</name></offer></offers></shop>`;
    expect(await rowsIn(yml)).toEqual([{ id: "7", available: "true", name: "Tent" }]);
  });

  it.each([1, 3, 7, 64])("is the same in parts of %i bytes, in UTF-8 and UTF-16", async (bytes) => {
    const text = rss(item("ä"), item("b", "<g:d>😀 é</g:d>"));
    const whole = await rowsIn(text);
    expect(await rowsIn(text, bytes)).toEqual(whole);
    const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
    expect(await rowsIn(wide, bytes)).toEqual(whole);
  });

  it("gives back what was written, whatever it is, in parts of any size", async () => {
    // Blanks around a field, and characters that no text has, are not kept by any file.
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .map((raw) => plainCell(raw.replace(/[^\x20-\u{FFFD}]/gu, "")))
      .filter((kept) => kept !== "");
    const field = fc.constantFrom("title", "color", "size", "gtin", "brand");
    const product = fc
      .tuple(fc.dictionary(field, text, { noNullPrototype: true }), text, text)
      .map(([fields, id, link]) => ({ ...fields, id, link }));
    const written = (value: string) =>
      value.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 90 }),
        async (products, bytes) => {
          const items = products.map(
            (fields) =>
              `<item>${Object.entries(fields)
                .map(([name, value]) => `<g:${name}>${written(value)}</g:${name}>`)
                .join("")}</item>`,
          );
          const rows = await rowsIn(rss(...items), bytes);
          const filled = rows.map((row) =>
            Object.fromEntries(Object.entries(row).filter(([, value]) => value !== "")),
          );
          expect(filled).toEqual(products);
        },
      ),
    );
  });

  it.each([
    ["a text", `<rss><item><g:d>`, "long "],
    ["an attribute", `<rss><item a="`, "long "],
    ["a name", `<rss><item><g:`, "long"],
    ["a comment", `<rss><!-- `, "long "],
    ["a part of CDATA", `<rss><item><g:d><![CDATA[`, "long "],
  ])("of which %s never ends is refused before it is held", (_what, start, more) => {
    const reader = feedReader();
    reader.add(start);
    const endless = () => {
      for (let pieces = 0; pieces < 40; pieces++) reader.add(more.repeat(10_000));
    };
    expect(endless).toThrow("too long: nothing in it ends");
  });

  const deep = "<a>".repeat(60);
  it.each([
    ["is cut off", rss(item("a")).slice(0, -40), "ends in the middle"],
    ["is broken", rss(item("a", "<g:d>A < B</g:d>")), "Line 3 of the feed is broken"],
    ["is a web page", "<!DOCTYPE html><html><body>Not found</body></html>", "This is a web page"],
    ["is a web page without a type", "<html><p>Not found</p></html>", "This is a web page"],
    [
      "declares entities",
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${rss(item("a", "<g:d>&b;</g:d>")).slice(21)}`,
      "declares a document type",
    ],
    ["has no products", "<rss><channel><title>Shop</title></channel></rss>", "has no products"],
    ["is nested too deep", rss(item("a", deep)), "nested too deep"],
    [
      "has endless parts in a field",
      rss(item("a", `<g:d>${"<p>x</p>".repeat(600_000)}</g:d>`)),
      "too long",
    ],
    ["has an endless product", rss(item("a", `<g:d>${"long ".repeat(210_000)}</g:d>`)), "too long"],
    [
      "has a field of its own in each product",
      rss(...Array.from({ length: 1_100 }, (_, at) => item(`p${at}`, `<f${at}>1</f${at}>`))),
      "more than 1000 fields",
    ],
  ])("that %s is refused in a sentence", async (_what, text, sentence) => {
    await expect(rowsIn(text)).rejects.toThrow(sentence);
  });
});
