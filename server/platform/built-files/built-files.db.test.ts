import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "../database/database";
import { openTestDatabase } from "../../testing/test-database";
import { createBuiltFileFinder, storeBuiltFiles } from "./built-files";

const DAY_MS = 24 * 60 * 60 * 1000;

let database: DatabaseHandle;
const folders: string[] = [];
let clock = Date.parse("2026-11-23T12:00:00Z");
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => {
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A built client with these files. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "matchwell-built-"));
  folders.push(folder);
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, "assets", name), text);
  }
  return folder;
}
const store = (folder: string) => storeBuiltFiles(database.db, folder, clock);
const finder = () => {
  const find = createBuiltFileFinder(database.db, () => clock);
  return async (path: string) => (await find(path))?.toString();
};

describe("files of another version", () => {
  it("are found by a server that does not have them, both ways", async () => {
    await store(
      build({ "page-1a.js": "old page", "page-1a.js.br": "packed", "same-0.js": "same" }),
    );
    await store(build({ "page-2b.js": "new page", "same-0.js": "same" }));
    const find = finder();
    expect(await find("/assets/page-1a.js")).toBe("old page");
    expect(await find("/assets/page-2b.js")).toBe("new page");
    expect(await find("/assets/page-1a.js.br")).toBeUndefined();
    expect(await find("/assets/never-there.js")).toBeUndefined();
  });

  it("are found by a server that started before they were stored", async () => {
    const find = finder();
    expect(await find("/assets/page-3c.js")).toBeUndefined();
    await store(build({ "page-3c.js": "later" }));
    clock += 2_000;
    expect(await find("/assets/page-3c.js")).toBe("later");
  });

  it("cost no query each where nobody has them", async () => {
    let queries = 0;
    const counted = new Proxy(database.db, {
      get(target, key, receiver) {
        if (key === "select") queries += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const find = createBuiltFileFinder(counted, () => clock);
    await Promise.all(Array.from({ length: 500 }, (_, n) => find(`/assets/guessed-${n}.js`)));
    expect(queries).toBe(1);
  });

  it("are forgotten 30 days after the last server that had them", async () => {
    const current = build({ "page-4d.js": "current" });
    await store(build({ "page-0z.js": "gone" }));
    clock += 29 * DAY_MS;
    await store(current);
    expect(await finder()("/assets/page-0z.js")).toBe("gone");
    clock += 2 * DAY_MS;
    await store(current);
    expect(await finder()("/assets/page-0z.js")).toBeUndefined();
    expect(await finder()("/assets/page-4d.js")).toBe("current");
  });
});
