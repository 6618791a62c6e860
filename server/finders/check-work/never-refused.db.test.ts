import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { MAX_PRODUCTS } from "../../catalog/staff/product-checks";
import { bedFinderDocument, firearmFinderDocument } from "../built-in/check-contract";
import { examples } from "../examples/examples";
import { callAll } from "../testing/ask-tents";
import { exampleCalls } from "../testing/put-in-example";
import { estimate } from "./estimate";
import { MAX_OPERATIONS } from "./sizes";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const stocked = examples.filter(({ products }) => Object.keys(products).length > 0);

it.each(stocked)("the example of $title takes less than a fifth of the limit", async ({ slug }) => {
  await callAll(await server.staff("editor"), exampleCalls(slug));
  server.clock.ahead += 2_000;
  const stage = await server.stages.at(slug);
  expect(estimate(stage).operations).toBeLessThan(MAX_OPERATIONS / 5);
});

it.each([
  ["beds", bedFinderDocument],
  ["firearms", firearmFinderDocument],
])(
  "the finder of %s stays below it with as many products as there can be",
  async (_name, document) => {
    const stage = await server.stages.withProducts(document);
    expect(stage.catalogs.size).toBeGreaterThan(0);
    expect(estimate(stage).operations).toBeLessThan(MAX_OPERATIONS / 10);
    const full = estimate(stage, MAX_PRODUCTS[server.database.kind]);
    expect(full.operations).toBeLessThan(MAX_OPERATIONS);
  },
);
