import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { banner, loadAccess } from "./access";
import { finishSetUp, makeAccessFile, setUpMarker } from "./access-file";
import { readEnvironment } from "./env";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "matchwell-access-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const embedded = (extra: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: folder, ...extra });

const FIRST = { needsAdmin: true, hasSignedIn: false };
const LATER = { needsAdmin: false, hasSignedIn: true };

describe("on the embedded database", () => {
  it("makes secrets once, for its owner's eyes only, and keeps them", async () => {
    const first = await loadAccess(embedded(), FIRST);
    const second = await loadAccess(embedded(), LATER);
    expect(first.tellsPasswords).toBe(true);
    expect(second.tellsPasswords).toBe(false);
    expect(second.sessionSecrets).toEqual(first.sessionSecrets);
    expect(second.gatePasswords).toEqual(first.gatePasswords);
    expect(second.firstAdmin).toBeUndefined();
    expect(first.firstAdmin?.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(statSync(first.file!).mode & 0o777).toBe(0o600);
  });

  it("lets the environment win", async () => {
    const access = await loadAccess(
      embedded({ GATE_PASSWORD_DIALABED: "mine", ADMIN_PASSWORD: "my own password" }),
      FIRST,
    );
    expect(access.gatePasswords.dialabed).toBe("mine");
    expect(access.firstAdmin?.password).toBe("my own password");
  });

  it("prints passwords that were made, and never those of the environment", async () => {
    const given = { GATE_PASSWORD_DIALABED: "mine-alone", ADMIN_PASSWORD: "my own password" };
    const env = embedded(given);
    const access = await loadAccess(env, FIRST);
    const said = banner(env, access);
    for (const [variable, password] of Object.entries(given)) {
      expect(said).not.toContain(password);
      expect(said).toContain(`as set in ${variable}`);
    }
    expect(said).toContain(access.gatePasswords.safarioutdoor);
    const own = await loadAccess(embedded(), FIRST);
    expect(banner(embedded(), own)).toContain(own.firstAdmin!.password);
  });

  it("says what to do about a damaged file", async () => {
    writeFileSync(join(folder, "access.json"), "{");
    await expect(loadAccess(embedded(), FIRST)).rejects.toThrow(
      /access\.json cannot be read.*remove it/,
    );
  });
});

it("does not take an admin's password of more than 72 bytes from the file", async () => {
  const { file } = await loadAccess(embedded(), FIRST);
  const kept = JSON.parse(readFileSync(file!, "utf8")) as object;
  writeFileSync(file!, JSON.stringify({ ...kept, adminPassword: "x".repeat(73) }));
  await expect(loadAccess(embedded(), FIRST)).rejects.toThrow(/access\.json cannot be read/);
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
    const access = await loadAccess(readEnvironment(complete), FIRST);
    expect(access).toMatchObject({
      file: undefined,
      tellsPasswords: false,
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
    await expect(loadAccess(env, FIRST)).rejects.toThrow(new RegExp(`^${name} is not set`));
  });

  it("asks for no admin's password once there is an admin", async () => {
    const env = readEnvironment({ ...complete, ADMIN_PASSWORD: undefined });
    expect((await loadAccess(env, LATER)).firstAdmin).toBeUndefined();
  });
});

describe("how far the set-up has come", () => {
  it("is read from the file, in which it is written last", async () => {
    const marker = setUpMarker(folder);
    expect(await marker.read()).toBe("none");
    await marker.begin();
    expect(await marker.read()).toBe("begun");
    const { sessionSecrets } = await loadAccess(embedded(), FIRST);
    await finishSetUp(folder);
    expect(await marker.read()).toBe("finished");
    expect((await loadAccess(embedded(), LATER)).sessionSecrets).toEqual(sessionSecrets);
  });

  it("is finished in a file of an older version, which wrote it after the tables", async () => {
    const { setUp: _, ...older } = await makeAccessFile(folder, true);
    writeFileSync(join(folder, "access.json"), JSON.stringify(older));
    expect(await setUpMarker(folder).read()).toBe("finished");
  });

  it("is finished where somebody removed the file to have new passwords made", async () => {
    await loadAccess(embedded(), LATER);
    expect(await setUpMarker(folder).read()).toBe("finished");
  });
});
