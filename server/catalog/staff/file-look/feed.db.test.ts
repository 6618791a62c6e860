import { gzipSync } from "node:zlib";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportReport } from "@shared/contracts/imports";
import { lookAtFile, sendImportFile } from "../../../testing/import-file";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const tent = (id: string, more: string, stock = "in_stock") =>
  `<item><g:id>${id}</g:id><g:title>Tent</g:title><g:link>https://shop.example/${id}</g:link>
   <g:image_link>https://shop.example/${id}.jpg</g:image_link><g:availability>${stock}</g:availability>
   <g:price>100.50 USD</g:price><g:item_group_id>tents</g:item_group_id>${more}</item>`;
const sale = (period: string) =>
  `<g:sale_price>80 USD</g:sale_price><g:sale_price_effective_date>${period}</g:sale_price_effective_date>`;
const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>A shop</title>
${tent("now", `<g:size>M</g:size>${sale("2026-01-01T00:00+0100/2099-12-31T23:59+0100")}`)}
${tent("later", `<g:size>L</g:size>${sale("2099-01-01T00:00+0100/2099-12-31T23:59+0100")}`, "preorder")}
${tent("ended", `<g:size>S</g:size>${sale("2025-01-01T00:00+0100/2025-12-31T23:59+0100")}`, "out_of_stock")}
</channel></rss>`;

it("a feed that is packed is taken as it stands: prices that hold today, stock, groups, pages", async () => {
  const id = await sendImportFile(editor, gzipSync(feed), { name: "feed.xml.gz" });
  const look = await lookAtFile(editor, id);
  expect(look.currency).toBe("USD");
  const plan = {
    id: "tents",
    name: "Tents",
    currency: look.currency,
    columns: look.columns.map((column) => column.plan),
  };
  const { body } = await editor
    .post(`/api/admin/import-files/${id}/import`)
    .send({ plan })
    .expect(200);
  const { unread, ...report } = body as ImportReport;
  expect(report).toMatchObject({ added: 3, bad: 0, isApplied: true });
  expect(unread?.map(({ why }) => why).sort()).toEqual([
    "this special price begins on 2099-01-01",
    "this special price ended on 2025-12-31",
  ]);
  const listed = await editor.get("/api/admin/catalogues/tents/products?sort=key").expect(200);
  const item = (key: string, more: object) => ({
    key,
    price: "100.50",
    pageUrl: `https://shop.example/${key}`,
    pictureUrl: `https://shop.example/${key}.jpg`,
    groupKey: "tents",
    ...more,
  });
  expect((listed.body as { items: object[] }).items).toMatchObject([
    item("ended", { specialPrice: null, inStock: false }),
    item("later", { specialPrice: null }),
    item("now", { specialPrice: "80.00", inStock: true }),
  ]);
});

it.each([
  ["is cut off", gzipSync(feed).subarray(0, -30), "broken or cut off"],
  ["is broken inside", gzipSync(feed.slice(0, -40)), "ends in the middle"],
])(
  "a feed that %s is refused in a sentence",
  async (_what, bytes, sentence) => {
    const id = await sendImportFile(editor, bytes, { name: "feed.xml.gz" });
    const { body } = await editor.post(`/api/admin/import-files/${id}/look`).send({}).expect(400);
    expect((body as { message: string }).message).toContain(sentence);
  },
  60_000,
);
