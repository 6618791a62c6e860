import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_PICTURE_BYTES, type UploadedPicture } from "@shared/contracts/uploaded-pictures";
import type { Page } from "@shared/contracts/paging";
import { adminUsers } from "@shared/schema/accounts";
import { uploadedPictures } from "@shared/schema/finders";
import type { AuditRow } from "../../people/audit/queries";
import { sessionMark } from "../../people/auth/session-mark";
import { drawnPicture } from "../../testing/drawn-picture";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { uploadPicture } from "./uploads";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const send = (file: Buffer, type = "application/octet-stream") =>
  editor.post("/api/admin/pictures").type(type).send(file);
const upload = async (file: Buffer) => (await send(file).expect(201)).body as UploadedPicture;
const present = () => server.database.db.select({ id: uploadedPictures.id }).from(uploadedPictures);
const idOf = ({ url }: UploadedPicture) => /([0-9a-f]{64})\.webp$/.exec(url)![1]!;

describe("a picture that staff upload", () => {
  it("is served to everybody as WebP, for ever", async () => {
    const { url, width, height, size } = await upload(await drawnPicture());
    expect([width, height]).toEqual([300, 200]);
    const reply = await server.visitor().get(url).expect(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    const body = reply.body as Buffer;
    expect(body.length).toBe(size);
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 300 });
    await server.visitor().get(url).set("If-None-Match", reply.headers.etag!).expect(304);
  });

  it("is stored once, however often it is sent, and audited once", async () => {
    const file = await drawnPicture();
    const [first, second] = await Promise.all([upload(file), upload(file)]);
    expect(second).toEqual(first);
    expect(await upload(file)).toEqual(first);
    const { body } = await editor.get("/api/admin/audit?subject=pictures&pageSize=100").expect(200);
    const entries = (body as Page<AuditRow>).items.filter((each) => each.subjectId === idOf(first));
    expect(entries).toMatchObject([{ action: "create", actorName: "editor" }]);
  });

  it("may stand in a product", async () => {
    const { url } = await upload(await drawnPicture());
    const { body } = await editor.get("/api/admin/bed-products?pageSize=1").expect(200);
    const bed = (body as Page<{ id: string; updatedAt: string }>).items[0]!;
    const changed = await editor
      .put(`/api/admin/bed-products/${bed.id}`)
      .send({ imageUrl: url, updatedAt: bed.updatedAt })
      .expect(200);
    expect(changed.body).toMatchObject({ imageUrl: url });
  });

  it("is nobody's to upload who may not write", async () => {
    const file = await drawnPicture();
    const post = (agent: Agent) =>
      agent.post("/api/admin/pictures").type("application/octet-stream").send(file);
    expect((await post(server.visitor())).status).toBe(401);
    expect((await post(await server.staff("viewer"))).status).toBe(403);
    const foreign = await send(file).set("Sec-Fetch-Site", "cross-site");
    expect([foreign.status, foreign.body]).toMatchObject([403, { code: "foreign_origin" }]);
  });
});

describe("what is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ["nothing", () => Buffer.alloc(0), 400, /no picture/],
    ["a text", () => Buffer.from("just a text"), 400, /no picture/],
    ["a page", () => Buffer.from("<!doctype html><script>1</script>"), 400, /no picture/],
    ["an SVG with a script", () => Buffer.from(svg), 400, /SVG files are not accepted/],
    ["a file cut in half", async () => (await drawnPicture()).subarray(0, 300), 400, /damaged/],
    ["a picture's name only", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), 400, /damaged/],
    ["2 MB and a byte", () => Buffer.alloc(MAX_PICTURE_BYTES + 1, 1), 413, /less than 2048 kB/],
  ])("%s, in a sentence", async (_, file, status, words) => {
    const before = await present();
    const reply = await send(await file());
    expect([reply.status, reply.body]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringMatching(words) as unknown }),
    ]);
    expect(await present()).toEqual(before);
  });

  it("is told by what a file is, not by what it is called", async () => {
    expect((await send(Buffer.from(svg), "image/png")).status).toBe(400);
    expect((await send(await drawnPicture(), "image/svg+xml")).status).toBe(201);
    expect((await send(await drawnPicture(), "text/plain")).status).toBe(415);
    expect((await send(await drawnPicture()).set("Content-Encoding", "gzip")).status).toBe(415);
  });

  it("keeps nothing of what follows a picture in its file", async () => {
    const script = "<script>alert('here')</script>";
    const { url } = await upload(Buffer.concat([await drawnPicture(), Buffer.from(script)]));
    const { body } = await server.visitor().get(url).expect(200);
    expect((body as Buffer).toString("latin1")).not.toContain("script");
  });

  it("is an address that no picture has", async () => {
    await server
      .visitor()
      .get(`/pictures/uploaded/${"0".repeat(64)}.webp`)
      .expect(404);
    await server.visitor().get("/pictures/uploaded/..%2f..%2fetc.webp").expect(400);
  });

  it("is one too many at once, with a time to come back", async () => {
    const files = await Promise.all(Array.from({ length: 12 }, drawnPicture));
    const replies = await Promise.all(files.map((file) => send(file)));
    const refused = replies.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(replies.filter(({ status }) => status === 201).length).toBe(12 - refused.length);
    expect(refused[0]).toMatchObject({ headers: { "retry-after": "5" }, body: { code: "busy" } });
    await upload(await drawnPicture());
  });

  it("is what there is no room for", async () => {
    const { db } = server.database;
    const [account] = await db.select().from(adminUsers).where(eq(adminUsers.username, "editor"));
    const actor = { ...account!, mark: sessionMark(account!) };
    const webp = Buffer.alloc(1000);
    const world = {
      now: Date.now(),
      shrink: () => Promise.resolve({ webp, width: 1, height: 1 }),
      maxTotalBytes: 1000,
    };
    await expect(uploadPicture(db, actor, await drawnPicture(), world)).rejects.toMatchObject({
      status: 409,
      code: "full",
    });
  });
});
