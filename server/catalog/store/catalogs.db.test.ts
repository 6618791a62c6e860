import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import { catalogs } from "@shared/templates/product-catalogs";
import { BEDS, FIREARMS } from "@shared/templates/product-catalogs";
import { products } from "@shared/schema/catalog-products";
import { bedSizes } from "@shared/specification/tables/list-tables";
import { AppError } from "../../platform/http/app-error";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createCatalogs } from "./catalogs";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

describe("what staff change here", () => {
  const sizes = async () =>
    ((await editor.get("/api/bed-options").expect(200)).body as BedOptions).bedSizes.map(
      ({ label }) => label,
    );
  const beds = async () =>
    (
      (await editor.get("/api/recommendations?bedSize=three_quarter").expect(200)).body as {
        name: string;
      }[]
    ).map(({ name }) => name);

  // The clock stands still: even a fresh cache is not trusted after a change.
  it("is what the next shopper sees at once: the options", async () => {
    const before = await sizes();
    const path = "/api/admin/bed-sizes";
    await editor.post(path).send({ name: "Three Quarter", dimensions: "107 x 190 cm" }).expect(201);
    expect(await sizes()).toEqual([...before, "Three Quarter"]);
    await editor.put(`${path}/three_quarter`).send({ name: "3/4" }).expect(200);
    expect(await sizes()).toEqual([...before, "3/4"]);
    const ids = ((await editor.get(path)).body as { id: string }[]).map(({ id }) => id);
    await editor.put(`${path}/order`).send({ ids: ids.toReversed() }).expect(200);
    expect(await sizes()).toEqual(["3/4", ...before.toReversed()]);
    await editor.delete(`${path}/three_quarter`).expect(204);
    expect(await sizes()).toEqual(before.toReversed());
    await editor.post(`${path}/three_quarter/restore`).expect(200);
    expect(await sizes()).toContain("3/4");
  });

  it("is what the next shopper sees at once: the beds", async () => {
    const path = "/api/admin/bed-products";
    const bed = {
      magentoId: "AT-ONCE",
      name: "At once",
      price: "5000",
      category: "Beds",
      bedSize: "three_quarter",
      mattressType: "hybrid",
      firmness: "medium",
      magentoUrl: "https://shop.example/at-once",
    };
    expect(await beds()).toEqual([]);
    const { body } = await editor.post(path).send(bed).expect(201);
    const { id } = body as { id: string };
    expect(await beds()).toEqual(["At once"]);
    await editor.put(`${path}/${id}`).send({ name: "Renamed" }).expect(200);
    expect(await beds()).toEqual(["Renamed"]);
    await editor.delete(`${path}/${id}`).expect(204);
    expect(await beds()).toEqual([]);
    await editor.post(`${path}/${id}/restore`).expect(200);
    expect(await beds()).toEqual(["Renamed"]);
    const names = catalogs["bed-products"].fields.map(({ name }) => name);
    const cells = names.map((name) => (bed as Record<string, string>)[name] ?? "");
    await editor
      .post(`${path}/import`)
      .type("text/csv")
      .send(`${names.join(",")}\n${cells.join(",")}`)
      .expect(200);
    expect(await beds()).toEqual(["At once"]);
  });

  it("is what the next shopper sees at once: the firearms", async () => {
    const path = "/api/admin/firearm-products";
    const prices = async () => {
      const { body } = await editor.get("/api/safari/products?caliber=at+once").expect(200);
      return (body as { caliber: string; price: string }[])
        .filter(({ caliber }) => caliber === "at_once")
        .map(({ price }) => price);
    };
    const firearm = {
      externalId: "AT-ONCE",
      name: "At once",
      price: "5000",
      category: "firearms",
      purpose: "hunting",
      firearmType: "rifle",
      caliber: "at_once",
      brand: "Sudden",
      externalUrl: "https://shop.example/at-once",
    };
    expect(await prices()).toEqual([]);
    const { body } = await editor.post(path).send(firearm).expect(201);
    const { id } = body as { id: string };
    expect(await prices()).toEqual(["5000.00"]);
    await editor.put(`${path}/${id}`).send({ price: "5100" }).expect(200);
    expect(await prices()).toEqual(["5100.00"]);
    await editor.delete(`${path}/${id}`).expect(204);
    expect(await prices()).toEqual([]);
  });
});

it("shows another server's change within a second, and is not read again without one", async () => {
  const { db } = server.database;
  let time = 0;
  const firearms = createCatalogs(db, () => time).any.of(FIREARMS);
  const before = (await firearms.current())!;
  time += 1_000;
  expect(await firearms.current()).toBe(before);
  const [first] = before.items;
  await db.update(products).set({ name: "Changed elsewhere" }).where(eq(products.id, first!.id));
  time += 299;
  expect(await firearms.current()).toBe(before);
  time += 601;
  const after = (await firearms.current())!;
  expect(after.items.find(({ key }) => key === first!.key)?.name).toBe("Changed elsewhere");
});

it("is asked for again after a change that failed, but for one that was refused", async () => {
  const { lists, afterChange } = createCatalogs(server.database.db, () => 0);
  const change = async (error: Error) => {
    const before = await lists.current();
    const name = `Queen ${error.message}`;
    await server.database.db.update(bedSizes).set({ name }).where(eq(bedSizes.id, "queen"));
    await expect(afterChange(Promise.reject(error))).rejects.toBe(error);
    return (await lists.current()) !== before;
  };
  expect(await change(new AppError(409, "taken", "taken"))).toBe(false);
  expect(await change(new AppError(503, "unavailable", "away"))).toBe(true);
  expect(await change(new Error("cut"))).toBe(true);
});

it("does not believe for long what was being read while something changed", async () => {
  const { db } = server.database;
  const { any, lists, afterChange } = createCatalogs(db, () => 0);
  const beds = any.of(BEDS);
  const labels = async () => {
    const listed = (await lists.current()).get("bed-sizes")!.find(({ id }) => id === "queen");
    const stated = (await beds.current())!.attributes
      .get("bedSize")!
      .values.find(({ id }) => id === "queen");
    return [listed?.name, stated?.label.en];
  };
  for (let round = 0; round < 10; round++) {
    const early = Promise.all([beds.current(), lists.current()]);
    const change = db
      .update(bedSizes)
      .set({ name: `Queen ${round}` })
      .where(eq(bedSizes.id, "queen"));
    await afterChange(change.execute());
    expect(await labels()).toEqual([`Queen ${round}`, `Queen ${round}`]);
    await early;
    expect(await labels()).toEqual([`Queen ${round}`, `Queen ${round}`]);
  }
});
