import type { IncomingMessage } from "node:http";
import express from "express";
import request from "supertest";
import { expect, it } from "vitest";
import { isEncodingKnown, readyReply, sendReady } from "./ready-reply";

const reply = readyReply("x".repeat(5_000), { "Content-Type": "text/plain" });
const app = express().get("/", (req, res) => sendReady(req, res, reply));
const isKnown = (header: string) =>
  isEncodingKnown({ headers: { "accept-encoding": header } } as unknown as IncomingMessage);

it("a header that no browser sends is not remembered: its reply is sent as it is", async () => {
  const long = `gzip, br, ${"x".repeat(400)}`;
  const { headers, text } = await request(app).get("/").set("Accept-Encoding", long).expect(200);
  expect([headers["content-encoding"], text.length]).toEqual([undefined, 5_000]);
  expect(isKnown(long)).toBe(false);
  const { headers: usual } = await request(app).get("/").set("Accept-Encoding", "gzip, br");
  expect(usual["content-encoding"]).toBe("br");
  expect(isKnown("gzip, br")).toBe(true);
});

it("of short ones the latest hundred are remembered", async () => {
  for (let at = 0; at < 120; at++)
    await request(app).get("/").set("Accept-Encoding", `gzip, a${at}`);
  expect([isKnown("gzip, a0"), isKnown("gzip, a119")]).toEqual([false, true]);
});
