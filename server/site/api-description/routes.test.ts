import express from "express";
import request from "supertest";
import { expect, it } from "vitest";
import { operations, pathTemplates } from "./operations/all";
import { apiDescriptionRoutes } from "./routes";

const app = express().use(apiDescriptionRoutes("https://finders.example"));

it("is read as JSON, and not sent again to who has it", async () => {
  const { body, headers } = await request(app).get("/api/openapi.json").expect(200);
  expect(body).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "https://finders.example" }],
    components: { securitySchemes: { shopperSession: { name: "__Host-matchwell" } } },
  });
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  await request(app).get("/api/openapi.json").set("If-None-Match", headers.etag!).expect(304);
});

it("is read as a page, also without its script, which has every operation and schema once", async () => {
  const { text, headers } = await request(app).get("/api/docs").expect(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<details id=/g)).toHaveLength(operations.size);
  expect(text).toContain("https://finders.example");
  for (const path of pathTemplates) expect(text).toContain(`>${path}<`);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});
