import { describe, expect, it } from "vitest";
import { readEnvironment } from "./env";
import { StartError } from "../process/run-until-stopped";

describe("the environment", () => {
  it("may be empty", () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      seedDemo: true,
      trustProxy: 0,
      logLevel: "info",
    });
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: " ", SEED_DEMO: "" }).port).toBe(3000);
  });

  it("loads the demonstration products with a DATABASE_URL only when asked", () => {
    const DATABASE_URL = "postgres://localhost/matchwell";
    expect(readEnvironment({ DATABASE_URL }).seedDemo).toBe(false);
    expect(readEnvironment({ DATABASE_URL, SEED_DEMO: "true" }).seedDemo).toBe(true);
  });

  it("leaves no slash at the end of the public address", () => {
    expect(readEnvironment({ PUBLIC_URL: "http://shop.example/" }).publicUrl).toBe(
      "http://shop.example",
    );
  });

  it.each([
    ["METRICS_PORT", "3000"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "localhost"],
    ["PUBLIC_URL", "ftp://localhost"],
    ["PUBLIC_URL", "https://shop.example/finders"],
    ["PUBLIC_URL", "https://shop.example/?a=1"],
    ["PUBLIC_URL", "https://user:word@shop.example"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
    ["RETAIN_MAILS_DAYS", "36501"],
    ["RETAIN_AUDIT_DAYS", "-1"],
    ["SEED_DEMO", "1"],
    ["SESSION_SECRET", "short"],
    ["SESSION_SECRET", "long enough for a secret,short"],
    ["SESSION_SECRET", "long enough for a secret,"],
    ["ADMIN_EMAIL", "nobody"],
    ["ADMIN_PASSWORD", "short"],
    ["ADMIN_PASSWORD", "ü".repeat(37)],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "mail.example:25"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "A <a@example.com>, B <b@example.com>"],
    ["MAIL_FROM", "A <a@example.com>\nBcc: b@example.com"],
    ["CONTACT_EMAIL", "nobody"],
    ["CONTACT_PHONE", "<b>call</b>"],
  ])("refuses %s=%s in one sentence that names it", (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  it("sends mails as the site from its own host, unless told otherwise", () => {
    const from = (given: Record<string, string>) => readEnvironment(given).mail.from;
    expect(from({ PUBLIC_URL: "http://shop.example:8080" })).toBe(
      "Matchwell <no-reply@shop.example>",
    );
    expect(from({ MAIL_FROM: "hello@shop.example" })).toBe("hello@shop.example");
    expect(from({ MAIL_FROM: "The Shop <hello@shop.example>" })).toBe(
      "The Shop <hello@shop.example>",
    );
  });

  it("refuses https without a trusted proxy: no secure cookie could be set", () => {
    expect(() => readEnvironment({ PUBLIC_URL: "https://shop.example" })).toThrow(/TRUST_PROXY/);
    expect(() => readEnvironment({ PUBLIC_URL: "HTTPS://Shop.Example" })).toThrow(/TRUST_PROXY/);
    expect(
      readEnvironment({ PUBLIC_URL: "https://shop.example", TRUST_PROXY: "1" }).trustProxy,
    ).toBe(1);
  });
});
