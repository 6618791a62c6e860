import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "@playwright/test";

/** A finder server for one test: these tests change its allowed origins. */
export interface Site {
  url: string;
  /** Allows only these origins to embed a client's finder; returns its embed key. */
  allow: (client: string, origins: string[]) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a built server; `publicUrl` is its address behind a proxy. */
export async function startSite(port: number, publicUrl?: string): Promise<Site> {
  const password = process.env.E2E_PASSWORD!;
  const folder = mkdtempSync(join(tmpdir(), "matchwell-embedding-"));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["dist/server/index.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: publicUrl ?? url,
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      DATA_DIR: folder,
      SEED_DEMO: "true",
      GATE_PASSWORD_DIALABED: password,
      GATE_PASSWORD_SAFARIOUTDOOR: password,
      ADMIN_PASSWORD: password,
    },
  });
  await untilReady(`${url}/readyz`);

  return {
    url: publicUrl ?? url,
    async allow(client, origins) {
      const staff = await request.newContext({
        baseURL: url,
        // The header of a proxy in front, so that cookies are set as in production.
        extraHTTPHeaders: publicUrl ? { "X-Forwarded-Proto": "https" } : {},
      });
      const signedIn = await staff.post("/api/admin/session", {
        data: { username: "admin", password: password },
      });
      // Secure cookies are not sent over http automatically.
      const cookie = signedIn.headers()["set-cookie"]!.split(";")[0]!;
      const address = `/api/admin/embed-settings?client=${client}`;
      const headers = { Cookie: cookie };
      const before = (await (await staff.get(address, { headers })).json()) as object;
      await staff.put(address, { headers, data: { ...before, allowedOrigins: origins } });
      const key = await staff.post(`/api/admin/embed-settings/key?client=${client}`, { headers });
      const { embedKey } = (await key.json()) as { embedKey: string };
      await staff.dispose();
      return embedKey;
    },
    async close() {
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + 170_000;
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`${url} did not answer`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
