import { Router, type RequestHandler } from "express";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { operations } from "./operations/all";

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: object & { stack?: Layer[] };
}

/** Where each router is mounted: a router does not tell it of those within it. */
const mounts = new Map<object, string[]>();
let server: TestApp;
beforeAll(async () => {
  const prototype = Router.prototype as Record<"use", (this: object, ...all: unknown[]) => unknown>;
  const { use } = prototype;
  vi.spyOn(prototype, "use").mockImplementation(function (this: object, ...all: unknown[]) {
    const [first] = all;
    const isPath = typeof first === "string" || Array.isArray(first);
    const paths = isPath ? ([first].flat() as string[]) : [""];
    for (const handler of (isPath ? all.slice(1) : all).flat()) {
      mounts.set(
        handler as RequestHandler,
        paths.map((path) => (path === "/" ? "" : path)),
      );
    }
    return use.apply(this, all);
  });
  server = await startTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** The routes of a router, as `GET /api/gate`. */
function routesIn(layers: Layer[], above: string): string[] {
  return layers.flatMap((layer) => {
    if (layer.route) {
      const { path, methods } = layer.route;
      return Object.keys(methods).flatMap((method) =>
        [path].flat().map((each) => `${method.toUpperCase()} ${above}${each === "/" ? "" : each}`),
      );
    }
    const { stack } = layer.handle;
    if (!stack) return [];
    return (mounts.get(layer.handle) ?? [""]).flatMap((path) => routesIn(stack, above + path));
  });
}

it("every route of the API is described, and nothing else", () => {
  const { router } = server.express as unknown as { router: { stack: Layer[] } };
  const routes = routesIn(router.stack, "")
    .map((route) => route.replaceAll(/:(\w+)/g, "{$1}"))
    // Pictures are files that never change.
    .filter((route) => !route.startsWith("GET /pictures/"));
  expect(routes.toSorted()).toEqual([...operations.keys()].toSorted());
});
