import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadAccess } from "./access";
import { readEnvironment } from "./env";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "matchwell-access-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const embedded = (extra: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: folder, ...extra });

describe("on the embedded database", () => {
  it("makes secrets once, for its owner's eyes only, and keeps them", async () => {
    const first = await loadAccess(embedded(), true);
    const second = await loadAccess(embedded(), false);
    expect(first.isNew).toBe(true);
    expect(second.isNew).toBe(false);
    expect(second.sessionSecret).toBe(first.sessionSecret);
    expect(second.gatePasswords).toEqual(first.gatePasswords);
    expect(second.firstAdmin).toBeUndefined();
    expect(first.firstAdmin?.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(statSync(first.file!).mode & 0o777).toBe(0o600);
  });

  it("lets the environment win", async () => {
    const access = await loadAccess(
      embedded({ GATE_PASSWORD_DIALABED: "mine", ADMIN_PASSWORD: "my own password" }),
      true,
    );
    expect(access.gatePasswords.dialabed).toBe("mine");
    expect(access.firstAdmin?.password).toBe("my own password");
  });

  it("says what to do about a damaged file", async () => {
    writeFileSync(join(folder, "access.json"), "{");
    await expect(loadAccess(embedded(), true)).rejects.toThrow(
      /access\.json cannot be read.*remove it/,
    );
  });
});

it("does not take an admin's password of more than 72 bytes from the file", async () => {
  const { file } = await loadAccess(embedded(), true);
  const kept = JSON.parse(readFileSync(file!, "utf8")) as object;
  writeFileSync(file!, JSON.stringify({ ...kept, adminPassword: "x".repeat(73) }));
  await expect(loadAccess(embedded(), true)).rejects.toThrow(/access\.json cannot be read/);
});

describe("with a DATABASE_URL", () => {
  const complete = {
    DATABASE_URL: "postgres://localhost/matchwell",
    SESSION_SECRET: "a long secret for tests",
    GATE_PASSWORD_DIALABED: "one",
    GATE_PASSWORD_SAFARIOUTDOOR: "two",
    ADMIN_PASSWORD: "three three",
  };

  it("generates nothing", async () => {
    const access = await loadAccess(readEnvironment(complete), true);
    expect(access).toMatchObject({
      file: undefined,
      isNew: false,
      gatePasswords: { dialabed: "one" },
    });
  });

  it.each([
    "SESSION_SECRET",
    "GATE_PASSWORD_DIALABED",
    "GATE_PASSWORD_SAFARIOUTDOOR",
    "ADMIN_PASSWORD",
  ])("names a missing %s", async (name) => {
    const env = readEnvironment({ ...complete, [name]: undefined });
    await expect(loadAccess(env, true)).rejects.toThrow(new RegExp(`^${name} is not set`));
  });

  it("asks for no admin's password once there is an admin", async () => {
    const env = readEnvironment({ ...complete, ADMIN_PASSWORD: undefined });
    expect((await loadAccess(env, false)).firstAdmin).toBeUndefined();
  });
});
