import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let shopper: Agent;
beforeAll(async () => {
  server = await startTestApp();
  shopper = await server.shopper("dialabed");
});
afterAll(() => server.close());

const path = "/api/recommendations?bedSize=queen&sleepStyle=side";

describe("a reply that is ready", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("is the same for who accepts %s, the first time and later", async (accepted, encoding) => {
    const plain = await shopper.get(path).set("Accept-Encoding", "identity").expect(200);
    for (let asked = 0; asked < 2; asked++) {
      // The client decompresses it.
      const { headers, text } = await shopper
        .get(path)
        .set("Accept-Encoding", accepted)
        .expect(200);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toBe("Accept-Encoding");
      expect(text).toBe(plain.text);
    }
  });

  it("is not sent again to a browser that has it, until something changes", async () => {
    const first = await shopper.get(path).expect(200);
    const { etag } = first.headers as { etag: string };
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = await shopper.get(path).set("If-None-Match", etag).expect(304);
    expect(again.text).toBe("");
    await shopper.get(path).set("If-None-Match", '"another"').expect(200);

    const editor = await server.staff("editor");
    const { id, name } = (first.body as { id: string; name: string }[])[0]!;
    await editor
      .put(`/api/admin/bed-products/${id}`)
      .send({ name: `${name} II` })
      .expect(200);
    const changed = await shopper.get(path).set("If-None-Match", etag).expect(200);
    expect(changed.text).toContain(`${name} II`);
  });

  it("is for those who unlocked the finder, whatever they have", async () => {
    const { etag } = (await shopper.get(path).expect(200)).headers as { etag: string };
    for (const address of [path, "/api/Recommendations/?bedSize=queen&sleepStyle=side"]) {
      const refused = await server.visitor().get(address).set("If-None-Match", etag).expect(401);
      expect(refused.headers["cache-control"]).toBe("no-store");
      expect(refused.headers).not.toHaveProperty("etag");
    }
    const forged = `matchwell=s%3A${"a".repeat(32)}.${"b".repeat(43)}`;
    await server.visitor().get(path).set("Cookie", forged).expect(401);
  });

  it("is found in any spelling that the router takes", async () => {
    const { text } = await shopper.get(path).expect(200);
    for (const spelled of ["/api/Recommendations", "/api/recommendations/", "/API/recommendations"])
      expect((await shopper.get(`${spelled}?sleepStyle=side&bedSize=queen`).expect(200)).text).toBe(
        text,
      );
    await shopper.get("/api/recommendations?bedSize=%00").expect(400);
    expect((await shopper.head(path).expect(200)).headers["x-total-count"]).toMatch(/^\d+$/);
  });
});
