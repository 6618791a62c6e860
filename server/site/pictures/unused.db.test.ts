import { afterAll, beforeAll, expect, it } from "vitest";
import type { Agent } from "supertest";
import type { Page } from "@shared/contracts/paging";
import type { UploadedPicture } from "@shared/contracts/uploaded-pictures";
import type { FinderDocument } from "@shared/finders/document";
import { products } from "@shared/schema/catalog-products";
import { finders, finderVersions, uploadedPictures } from "@shared/schema/finders";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import { drawnPicture } from "../../testing/drawn-picture";
import { startTestApp, type TestApp } from "../../testing/test-app";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const upload = async () => {
  const send = editor.post("/api/admin/pictures").type("application/octet-stream");
  return (await send.send(await drawnPicture()).expect(201)).body as UploadedPicture;
};
const present = () => server.database.db.select({ id: uploadedPictures.id }).from(uploadedPictures);
const idOf = ({ url }: UploadedPicture) => /([0-9a-f]{64})\.webp$/.exec(url)![1]!;

it("a picture that nothing refers to for a day goes with a later upload; others stay", async () => {
  const [inProduct, inStyle, inLogo, replaced, never] = await Promise.all([
    upload(),
    upload(),
    upload(),
    upload(),
  ]).then(async (four) => [...four, await upload()] as const);
  const [inStock, inDraft, inVersion] = [await upload(), await upload(), await upload()];
  const { body: page } = await editor.get("/api/admin/bed-products?pageSize=2").expect(200);
  const [bed, other] = (page as Page<{ id: string }>).items;
  const setPicture = (id: string, imageUrl: string | null) =>
    editor.put(`/api/admin/bed-products/${id}`).send({ imageUrl }).expect(200);
  await setPicture(bed!.id, `https://shop.example${inProduct.url}`);
  await setPicture(other!.id, replaced.url);
  await server.database.db
    .insert(products)
    .values({ key: "SEAT-1", name: "A seat", pictureUrl: inStock.url });
  const showing = ({ url }: UploadedPicture) =>
    ({ ...bedFinderDocument, notes: `Shows ${url}.` }) satisfies FinderDocument;
  await server.database.db.update(finders).set({ draft: showing(inDraft) });
  await server.database.db
    .insert(finderVersions)
    .values({ slug: "dialabed", version: 9, document: showing(inVersion) });
  await editor.put("/api/admin/sleep-styles/side").send({ imageUrl: inStyle.url }).expect(200);
  const { body: embed } = await editor.get("/api/admin/embed-settings?client=dialabed").expect(200);
  await editor
    .put("/api/admin/embed-settings?client=dialabed")
    .send({ ...embed, logo: { ...(embed as { logo: object }).logo, url: inLogo.url } })
    .expect(200);

  const sweptAfter = async (days: number) => {
    server.clock.ahead = days * DAY_MS;
    editor = await server.staff("editor");
    await upload();
    return (await present()).map(({ id }) => id);
  };
  const used = [inProduct, inStock, inDraft, inVersion, inStyle, inLogo].map(idOf);
  expect(await sweptAfter(0.9)).toEqual(
    expect.arrayContaining([...used, idOf(replaced), idOf(never)]),
  );
  await setPicture(other!.id, null);
  const later = await sweptAfter(1.1);
  expect(later).toEqual(expect.arrayContaining([...used, idOf(replaced)]));
  expect(later).not.toContain(idOf(never));
  const last = await sweptAfter(2.3);
  expect(last).toEqual(expect.arrayContaining(used));
  expect(last).not.toContain(idOf(replaced));
});
