// Longer than 200 lines: every way a file can be good or bad is tried on one server, with one import.

import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { ImportReport } from "@shared/contracts/imports";
import type { Page } from "@shared/contracts/paging";
import { catalogs } from "@shared/templates/product-catalogs";
import type { ProductRow } from "@shared/testing/product-row";
import { productImports } from "@shared/schema/catalog-products";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const page = async (path: string, query = "") =>
  (await editor.get(`/api/admin/${path}${query}`).expect(200)).body as Page<ProductRow>;
const csv = async (path: string) =>
  (await editor.get(`/api/admin/${path}/export.csv`).expect(200)).text;
const send = (path: string, text: string | Buffer, query = "") =>
  editor.post(`/api/admin/${path}/import${query}`).type("text/csv").send(text);
const take = async (path: string, text: string | Buffer, query = "") =>
  (await send(path, text, query).expect(200)).body as ImportReport;

describe("importing a CSV", () => {
  const path = "bed-products";
  const header = catalogs[path].fields.map(({ name }) => name);
  const row = (changes: Record<string, string> = {}) =>
    header
      .map((name) => {
        const given: Record<string, string> = {
          magentoId: "CSV-1",
          name: "From a file",
          price: "5000",
          category: "Beds",
          bedSize: "queen",
          mattressType: "hybrid",
          firmness: "medium",
          sleepStyle: "side|back",
          inStock: "yes",
          magentoUrl: "https://shop.example/csv",
          ...changes,
        };
        return `"${(given[name] ?? "").replaceAll('"', '""')}"`;
      })
      .join(",");
  const file = (...rows: string[]) => [header.join(","), ...rows].join("\r\n");

  it("reports first and changes nothing, then adds and changes what the report said", async () => {
    const before = (await page(path)).total;
    const text = file(
      row(),
      row({ magentoId: "CSV-2", description: 'Quoted "text", with; signs\nand lines' }),
    );
    const dry = await take(path, text, "?dryRun=true");
    expect(dry).toEqual({
      rows: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      bad: 0,
      problems: [],
      noted: 0,
      notes: [],
      isApplied: false,
    });
    expect((await page(path)).total).toBe(before);

    expect(await take(path, text)).toMatchObject({ added: 2, isApplied: true });
    const [stored] = (await page(path, "?q=CSV-2")).items;
    expect(stored).toMatchObject({ description: 'Quoted "text", with; signs\nand lines' });
  });

  it("says what an empty cell is taken for, of the rows that it takes", async () => {
    const text = file(
      row({ magentoId: "STOCK-1", inStock: "" }),
      row({ magentoId: "STOCK-2", inStock: "no" }),
      row({ magentoId: "STOCK-3", inStock: " ", price: "much" }),
    );
    const report = await take(path, text, "?skipBad=true");
    expect(report).toMatchObject({ added: 2, bad: 1, noted: 1 });
    expect(report.notes).toEqual([
      { line: 2, path: "inStock", message: "Nothing is entered, so “In stock” is yes." },
    ]);
    expect((await page(path, "?q=STOCK-1")).items[0]).toMatchObject({ inStock: true });
  });

  it("changes nothing when three rows are bad, unless they are skipped; each is named with its line", async () => {
    const before = (await page(path)).total;
    const text = file(
      row({ magentoId: "GOOD-1" }),
      row({ magentoId: "BAD-1", price: "a lot" }),
      row({ magentoId: "BAD-2", bedSize: "round" }),
      row({ magentoId: "GOOD-2" }),
      row({ magentoId: "", name: "" }),
    );
    const report = await take(path, text);
    expect(report).toMatchObject({ rows: 5, added: 2, bad: 3, isApplied: false });
    expect(report.problems.map(({ line, path: field }) => [line, field])).toEqual([
      [3, "price"],
      [4, "bedSize"],
      [6, "magentoId"],
      [6, "name"],
    ]);
    expect((await page(path)).total).toBe(before);

    const skipped = await take(path, text, "?skipBad=true");
    expect(skipped).toMatchObject({ added: 2, bad: 3, isApplied: true });
    expect((await page(path)).total).toBe(before + 2);
    const changed = await take(path, file(row({ magentoId: "GOOD-1", price: "6000.5" })));
    expect(changed).toMatchObject({ added: 0, changed: 1 });
    expect((await page(path, "?q=GOOD-1")).items[0]).toMatchObject({ price: "6000.50" });
  });

  it("names both lines of an id that stands twice", async () => {
    const report = await take(
      path,
      file(row({ magentoId: "TWICE" }), row(), row({ magentoId: "TWICE" })),
    );
    expect(report.bad).toBe(2);
    expect(report.problems.map(({ message }) => message)).toEqual([
      "The same id stands in lines 2, 4.",
      "The same id stands in lines 2, 4.",
    ]);
  });

  it("reads a BOM, semicolons and tabs", async () => {
    for (const sign of [";", "\t"]) {
      const text = `\ufeff${file(row({ magentoId: `SIGN-${sign === ";" ? 1 : 2}` })).replaceAll(",", sign)}`;
      expect(await take(path, text)).toMatchObject({ added: 1, bad: 0, isApplied: true });
    }
  });

  it("takes a formula for the text it is, in and out", async () => {
    const name = "=HYPERLINK(1)";
    await take(path, file(row({ magentoId: "FORMULA", name })));
    expect((await page(path, "?q=FORMULA")).items[0]!.name).toBe(name);
    expect(await csv(path)).toContain(`'${name}`);
    await take(path, await csv(path));
    expect((await page(path, "?q=FORMULA")).items[0]!.name).toBe(name);
  });

  it.each([
    ["nothing", ""],
    ["wrong columns", "a,b\n1,2"],
    ["a missing column", file(row()).replace("price", "cost")],
    ["a column twice", file(row()).replace("price", "name")],
  ])("refuses a file with %s, in a sentence", async (_, text) => {
    const { body } = await send(path, text);
    expect((body as ErrorBody).message).toMatch(/\.$/);
    expect([400, 415]).toContain((await send(path, text)).status);
  });

  it("marks a row with too few cells, and a NUL, and goes on", async () => {
    const report = await take(
      path,
      file(
        "CSV-9,only",
        row({ magentoId: "CSV-8" }),
        row({ magentoId: "CSV-7", name: "a\u0000b" }),
        row({ magentoId: "CSV-6\u0000" }),
        row({ bedSize: "queen\u0000" }),
      ),
      "?dryRun=true",
    );
    expect(report).toMatchObject({ rows: 5, added: 1, bad: 4 });
  });

  it("of 50 MB is too much", async () => {
    await send(path, "x".repeat(11_000_000)).expect(413);
  });

  it("is what the next shopper sees", async () => {
    await take(path, file(row({ magentoId: "SEEN", name: "Seen at once", price: "2999" })));
    server.clock.ahead += 1_000;
    const { body } = await editor.get(
      "/api/recommendations?bedSize=queen&maxPrice=2999&mattressType=hybrid",
    );
    expect((body as { name: string }[]).map(({ name }) => name)).toContain("Seen at once");
  });

  const refusal = async (text: string | Buffer) =>
    ((await send(path, text, "?skipBad=true").expect(400)).body as ErrorBody).message;

  it("names the lines of the file, whatever its cells, blank lines and line ends are like", async () => {
    const lines = ["\r\n", "\n", "\r"];
    for (const end of lines) {
      const text = [
        header.join(","),
        row({ magentoId: "LINE-1", description: `one${end}two${end}${end}four` }), // 2 to 5
        "", // 6
        row({ magentoId: "LINE-2", price: "dear" }), // 7
        ",".repeat(header.length - 1), // 8
        row({ magentoId: "LINE-1" }), // 9
        "LINE-3,short", // 10
      ].join(end);
      for (const sent of [text, `\ufeff${text}`, `\ufeff${text}${end}${end}`]) {
        const report = await take(path, sent, "?dryRun=true");
        expect(report).toMatchObject({ rows: 4, bad: 4 });
        expect(report.problems.map(({ line }) => line)).toEqual([2, 7, 9, 10]);
        expect(report.problems[0]!.message).toBe("The same id stands in lines 2, 9.");
      }
    }
  });

  it("names the lines also of a file that is read in many pieces", async () => {
    const many = Array.from({ length: 450 }, (_, n) =>
      row({ magentoId: `MANY-${n}`, description: "one\ntwo", price: n === 430 ? "dear" : "1" }),
    );
    const report = await take(path, file("", ...many, ""), "?dryRun=true");
    expect(report).toMatchObject({ rows: 450, bad: 1 });
    expect(report.problems[0]!.line).toBe(3 + 2 * 430);
  });

  it("says where a quotation mark is not closed, or not written twice", async () => {
    const many = Array.from({ length: 250 }, (_, n) => row({ magentoId: `QUOTE-${n}` }));
    const last = row({ magentoId: "QUOTE-LAST", description: "one\ntwo" });
    for (const wrong of [`OPEN,"never closed,1`, `INSIDE,"5" wide",1`]) {
      for (const after of [[], [row()]]) {
        expect(await refusal(file(...many, last, wrong, ...after))).toBe(
          "A quotation mark in line 254 is never closed, or stands inside a text. Close it, or write it twice.",
        );
      }
    }
    expect((await page(path, "?q=QUOTE-")).total).toBe(0);
  });

  it("takes a file in the encodings that spreadsheets save, and says so when it is no text", async () => {
    const text = file(
      row({ magentoId: "SIGNS-1" }),
      row({ magentoId: "SIGNS-2", name: "Bébé 💤" }),
    );
    const plain = text.replace(" 💤", "");
    const name = async () => (await page(path, "?q=SIGNS-2")).items[0]!.name;
    for (const [saved, called] of [
      [Buffer.from(plain, "latin1"), "Bébé"],
      [Buffer.from(`\ufeff${text}`, "utf16le"), "Bébé 💤"],
      [Buffer.from(plain, "utf16le"), "Bébé"],
      [Buffer.from(`\ufeff${text}`, "utf16le").swap16(), "Bébé 💤"],
      [Buffer.from(plain), "Bébé"],
      [Buffer.from(text), "Bébé 💤"],
    ] as const) {
      expect(await take(path, saved)).toMatchObject({ bad: 0, isApplied: true });
      expect(await name()).toBe(called);
    }
    const noText = Buffer.concat([Buffer.from(plain), Buffer.from([0xff, 0x01])]);
    expect(await refusal(noText)).toBe(
      "Line 3 has a character that no text has. Save the file in Excel as “CSV UTF-8”, and send it again.",
    );
  });

  it("takes a decimal comma, and says how to write a price that could mean two things", async () => {
    expect(await take(path, file(row({ magentoId: "COMMA", price: "1299,50" })))).toMatchObject({
      added: 1,
    });
    expect((await page(path, "?q=COMMA")).items[0]!.price).toBe("1299.50");
    for (const price of ["1,299", "1.299,50", "R 1 299"]) {
      const report = await take(path, file(row({ magentoId: "COMMA", price })), "?dryRun=true");
      expect(report.problems).toEqual([
        {
          line: 2,
          path: "price",
          message: "Enter a price such as 12999 or 12999.50, without a thousands separator.",
        },
      ]);
    }
  });

  it("under the id of an import that is under way waits for its end", async () => {
    const { db } = server.database;
    const id = "00000000-0000-4000-8000-0000000000aa";
    const text = file(row({ magentoId: "RUN-1" }));
    await db.insert(productImports).values({ id, catalogue: path });
    const { body } = await send(path, text, `?id=${id}`).expect(409);
    expect((body as ErrorBody).message).toBe(
      "This import is under way already. Wait for it to end.",
    );
    // An import under way stays.
    expect(await db.$count(productImports, eq(productImports.id, id))).toBe(1);
    await db.delete(productImports);
    for (let round = 0; round < 2; round++) await send(path, text, `?id=${id}`).expect(200);
  });

  it("of the same new products by several people at once ends well for all of them", async () => {
    const products = Array.from({ length: 60 }, (_, n) => row({ magentoId: `BOTH-${n}` }));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        send(path, file(...(n % 2 === 0 ? products : products.toReversed()))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await page(path, "?q=BOTH-")).total).toBe(60);
  });
});
