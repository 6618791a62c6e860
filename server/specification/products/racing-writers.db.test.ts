import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries } from "@shared/schema/accounts";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const WRITERS = 100;

it("of a hundred writers who saw the same version of a product, a list's row or the settings, one wins", async () => {
  const admin = await server.staff();
  const settings = "/api/admin/embed-settings?client=dialabed";
  const { items } = (await admin.get("/api/admin/bed-products?pageSize=1")).body as {
    items: [{ id: string; updatedAt: string }];
  };
  const [bed] = items;
  const [size] = (await admin.get("/api/admin/bed-sizes")).body as [{ updatedAt: string }];
  const look = (await admin.get(settings)).body as { updatedAt: string; branding: object };
  const writes: [path: string, subject: string, body: (n: number) => object][] = [
    [
      `/api/admin/bed-products/${bed.id}`,
      "bed-products",
      (n) => ({ name: `Bed ${n}`, updatedAt: bed.updatedAt }),
    ],
    [
      "/api/admin/bed-sizes/single",
      "bed-sizes",
      (n) => ({ name: `Size ${n}`, updatedAt: size.updatedAt }),
    ],
    [
      settings,
      "embed-settings",
      (n) => ({ ...look, branding: { ...look.branding, customFooterText: `Footer ${n}` } }),
    ],
  ];
  for (const [path, subject, body] of writes) {
    const write = async (n: number): Promise<number> => {
      const { status } = await admin.put(path).send(body(n));
      // On a busy machine some wait too long for a connection, and come again as they are told.
      return status === 503 ? write(n) : status;
    };
    const statuses = await Promise.all(Array.from({ length: WRITERS }, (_, n) => write(n)));
    const won = statuses.filter((status) => status === 200).length;
    expect({ path, won, refused: statuses.filter((status) => status === 409).length }).toEqual({
      path,
      won: 1,
      refused: WRITERS - 1,
    });
    expect(await server.database.db.$count(auditEntries, eq(auditEntries.subject, subject))).toBe(
      1,
    );
  }
});
