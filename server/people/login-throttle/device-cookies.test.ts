import express from "express";
import request from "supertest";
import { expect, it } from "vitest";
import type { SigningSecrets } from "../../platform/process/signing-secrets";
import { createDeviceCookies } from "./device-cookies";

const session = (isHttps: boolean) => ({
  name: isHttps ? "__Host-staff" : "staff",
  options: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/" } as const,
});

/** An app on which `/at/:account` tells the device's id, and `/right/:account` remembers it. */
function appWith(secrets: SigningSecrets, isHttps = false) {
  const devices = createDeviceCookies(secrets, session(isHttps));
  return express()
    .set("trust proxy", 1)
    .get("/at/:account", (req, res) => {
      res.json({ device: devices.deviceOf(req, req.params.account) ?? null });
    })
    .get("/right/:account", (req, res) => {
      devices.remember(req, res, req.params.account);
      res.json({});
    });
}

const app = appWith(["a secret"]);
const cookieFor = async (account: string, of = app) =>
  String((await request(of).get(`/right/${account}`)).headers["set-cookie"]).split(";")[0]!;
const deviceAt = async (account: string, cookie: string, of = app) =>
  (
    (await request(of).get(`/at/${account}`).set("Cookie", cookie)).body as {
      device: string | null;
    }
  ).device;

it("know a device at the account where it was right, and keep its id", async () => {
  const agent = request.agent(app);
  await agent.get("/right/anele");
  await agent.get("/right/thandi");
  const ids = async () => [
    (await agent.get("/at/anele")).body as unknown,
    (await agent.get("/at/thandi")).body as unknown,
  ];
  const before = await ids();
  expect(before).toEqual([
    { device: expect.stringMatching(/^[\w-]{22}$/) as string },
    { device: expect.stringMatching(/^[\w-]{22}$/) as string },
  ]);
  expect(before[0]).not.toEqual(before[1]);
  await agent.get("/right/anele");
  expect(await ids()).toEqual(before);
  expect((await agent.get("/at/piet")).body).toEqual({ device: null });
});

it("are worth nothing when forged, for another account or of another installation", async () => {
  const cookie = await cookieFor("anele");
  expect(await deviceAt("anele", cookie)).not.toBeNull();
  const [name, value] = cookie.split("=") as [string, string];
  const other = (await cookieFor("thandi")).split("=") as [string, string];
  for (const forged of [
    `${name}=${value.replace(/^./, value.startsWith("A") ? "B" : "A")}`,
    `${name}=${value}x`,
    `${name}=${value}.x`,
    `${name}=${value.split(".")[0]}`,
    `${name}=`,
    `${name}=%00`,
    `${name}=${other[1]}`,
    `${other[0]}=${value}`,
  ]) {
    expect(await deviceAt("anele", forged), forged).toBeNull();
  }
  expect(await deviceAt("anele", await cookieFor("anele", appWith(["another secret"])))).toBeNull();
});

it("know a device by an older secret, too, and its cookie gets the newest", async () => {
  const before = await cookieFor("anele");
  const id = await deviceAt("anele", before);
  const rotated = appWith(["a newer secret", "a secret"]);
  expect(await deviceAt("anele", before, rotated)).toBe(id);
  const after = String(
    (await request(rotated).get("/right/anele").set("Cookie", before)).headers["set-cookie"],
  ).split(";")[0]!;
  expect(await deviceAt("anele", after, appWith(["a newer secret"]))).toBe(id);
});

it("live long, are read by no script, and are set only where a browser would take them", async () => {
  const plain = await request(app).get("/right/anele");
  expect(String(plain.headers["set-cookie"])).toMatch(
    /^staff-device-[\w-]{11}=[^;]+; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  const https = appWith(["a secret"], true);
  const secure = await request(https).get("/right/anele").set("X-Forwarded-Proto", "https");
  expect(String(secure.headers["set-cookie"])).toMatch(/^__Host-staff-device-.*; HttpOnly; Secure/);
  const insecure = await request(https).get("/right/anele");
  expect(insecure.headers["set-cookie"]).toBeUndefined();
});
