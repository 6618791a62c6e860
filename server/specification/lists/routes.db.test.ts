// Longer than 200 lines: every test runs for each of the six lists, on one server and one set of samples.

import { eq, like } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminLists, type ListRow } from "@shared/specification/contracts/admin-lists";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import type { ErrorBody } from "@shared/contracts/error";
import { auditEntries } from "@shared/schema/accounts";
import { products } from "@shared/schema/catalog-products";
import { sleepStyles } from "@shared/specification/tables/list-tables";
import { bedProducts } from "@shared/specification/tables/views";
import { storedProduct } from "../../testing/stored-product";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const rows = async (path: string) =>
  (await editor.get(`/api/admin/${path}`).expect(200)).body as ListRow[];
let seconds = 0;
const options = async () => {
  // The server trusts its cache for less than half a second.
  server.clock.ahead = ++seconds * 1_000;
  return (await editor.get("/api/bed-options").expect(200)).body as BedOptions;
};

/** A valid new row for each list. */
const samples: Record<string, object> = {
  "sleep-styles": { name: "Sitting up", description: "In a chair", icon: "🪑" },
  "bed-sizes": { name: "Three Quarter", dimensions: "107 x 190 cm", price_modifier: 0.9 },
  "mattress-types": { name: "Water", description: "Waves", benefits: ["Warm", "Quiet"] },
  "firmness-levels": {
    name: "Very Firm",
    level: 7,
    description: "A plank",
    recommended_for: ["Back"],
  },
  "sleep-concerns": { name: "Snoring", description: "It wakes us", color: "#00aaff" },
  features: { name: "Zip-off Cover", description: "Washable", category: "health" },
};

describe.each(adminLists.map(({ path }) => path))("the list of %s", (path) => {
  // Shows 3.admin.sleep-style, 7.admin.list, 7.admin.row.
  it("takes a row at its end, changes it, deletes it and brings it back to its place", async () => {
    const before = await rows(path);
    const added = (await editor.post(`/api/admin/${path}`).send(samples[path]).expect(201))
      .body as ListRow;
    expect(added).toMatchObject(samples[path]!);
    expect(added.id).toMatch(/^[a-z0-9_]+$/);
    expect((await rows(path)).at(-1)).toEqual(added);

    // A row may be sent back as received; its id is read-only.
    const changed = (
      await editor
        .put(`/api/admin/${path}/${added.id}`)
        .send({ ...added, id: "other", name: "Renamed", isTopSeller: true })
        .expect(200)
    ).body as ListRow;
    expect(changed).toMatchObject({ id: added.id, name: "Renamed", isTopSeller: true });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(added.updatedAt));

    await editor.delete(`/api/admin/${path}/${added.id}`).expect(204);
    expect(await rows(path)).toEqual(before);
    await editor.delete(`/api/admin/${path}/${added.id}`).expect(404);
    await editor.post(`/api/admin/${path}/${added.id}/restore`).expect(200);
    expect((await rows(path)).at(-1)).toMatchObject({ id: added.id, name: "Renamed" });
    await editor.post(`/api/admin/${path}/${added.id}/restore`).expect(409);
    await editor.delete(`/api/admin/${path}/${added.id}`).expect(204);
    server.clock.ahead += 11 * 60 * 1000;
    await editor.post(`/api/admin/${path}/${added.id}/restore`).expect(404);
    server.clock.ahead = 0;

    const trail = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, added.id));
    expect(trail.map(({ action }) => action).sort()).toEqual(
      ["create", "delete", "delete", "restore", "update"].sort(),
    );
    expect(trail.every(({ actorName }) => actorName === "editor")).toBe(true);
  });

  it("is put into another order, which is what shoppers see", async () => {
    const ids = (await rows(path)).map(({ id }) => id);
    const turned = ids.toReversed();
    const { body } = await editor.put(`/api/admin/${path}/order`).send({ ids: turned }).expect(200);
    expect((body as ListRow[]).map(({ id }) => id)).toEqual(turned);
    const lists = Object.values(await options()) as { id: string }[][];
    expect(lists.map((list) => list.map(({ id }) => id))).toContainEqual(turned);
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), "never"]]) {
      const answer = await editor.put(`/api/admin/${path}/order`).send({ ids: wrong }).expect(409);
      expect((answer.body as ErrorBody).current).toHaveLength(ids.length);
    }
    await editor.put(`/api/admin/${path}/order`).send({ ids }).expect(200);
  });

  it("takes a row back into its place, also when the others moved meanwhile", async () => {
    const original = (await rows(path)).map(({ id }) => id);
    const order = async () => {
      const present = await rows(path);
      const places = present.map(({ sortOrder }) => sortOrder);
      expect(new Set(places).size).toBe(places.length);
      return present.map(({ id }) => id);
    };
    const put = (ids: string[]) => editor.put(`/api/admin/${path}/order`).send({ ids }).expect(200);
    const added = (await editor.post(`/api/admin/${path}`).send(samples[path]).expect(201))
      .body as ListRow;
    const remove = () => editor.delete(`/api/admin/${path}/${added.id}`).expect(204);
    const undo = () => editor.post(`/api/admin/${path}/${added.id}/restore`).expect(200);
    const withRow = (ids: string[], place: number) => ids.toSpliced(place, 0, added.id);

    // It was third; the others are reversed while it is deleted.
    await put(withRow(original, 2));
    await remove();
    await put(original.toReversed());
    const { body } = await undo();
    expect((body as ListRow).sortOrder).toBe(2);
    expect(await order()).toEqual(withRow(original.toReversed(), 2));

    // Nothing moved: it is back in its old position.
    await remove();
    await undo();
    expect(await order()).toEqual(withRow(original.toReversed(), 2));

    // It was last, and another row was added meanwhile.
    await put([...original, added.id]);
    await remove();
    const other = (
      await editor
        .post(`/api/admin/${path}`)
        .send({ ...samples[path], name: "Meanwhile" })
        .expect(201)
    ).body as ListRow;
    await undo();
    expect(await order()).toEqual([...original, added.id, other.id]);
    for (const { id } of [added, other]) {
      await editor.delete(`/api/admin/${path}/${id}`).expect(204);
    }
    await put(original);
  });

  it("gives rows that are added at the same time places of their own", async () => {
    const added = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        editor
          .post(`/api/admin/${path}`)
          .send({ ...samples[path], name: `At once ${n}` })
          .expect(201),
      ),
    );
    const places = (await rows(path)).map(({ sortOrder }) => sortOrder);
    expect(new Set(places).size).toBe(places.length);
    for (const { body } of added) {
      await editor.delete(`/api/admin/${path}/${(body as ListRow).id}`).expect(204);
    }
  });

  it("keeps what a change does not send, in every row", async () => {
    for (const row of await rows(path)) {
      const put = async (changes: object) => {
        const { body } = await editor.put(`/api/admin/${path}/${row.id}`).send(changes).expect(200);
        return body as ListRow;
      };
      const { updatedAt: _, ...kept } = row;
      expect(await put({ isTopSeller: !row.isTopSeller })).toMatchObject({
        ...kept,
        isTopSeller: !row.isTopSeller,
      });
      expect(await put({ isTopSeller: row.isTopSeller, sortOrder: 99, id: "x" })).toMatchObject(
        kept,
      );
      expect(await put({})).toMatchObject(kept);
    }
    const [row] = await rows(path);
    for (const nothing of [undefined, [], null]) {
      await editor
        .put(`/api/admin/${path}/${row!.id}`)
        .send(nothing as object)
        .expect(400);
    }
    await editor.put(`/api/admin/${path}/${row!.id}`).send({ name: null }).expect(400);
    await editor.put(`/api/admin/${path}/never`).send({ isTopSeller: true }).expect(404);
  });

  it("refuses a change that is based on an older state, and shows the present one", async () => {
    const [row] = await rows(path);
    const put = (changes: object) =>
      editor.put(`/api/admin/${path}/${row!.id}`).send({ ...row, ...changes });
    await put({ isPopular: !row!.isPopular }).expect(200);
    const { body } = await put({ name: "Too late" }).expect(409);
    expect(body).toMatchObject({ code: "stale", current: { name: row!.name } });
    const { updatedAt: _, ...rest } = row!;
    await editor.put(`/api/admin/${path}/${row!.id}`).send(rest).expect(200);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a name of 300 characters", { name: "x".repeat(300) }, "name"],
    ["a name with a NUL", { name: "a\0b" }, "name"],
    ["a name with half a surrogate pair", { name: "a\ud800" }, "name"],
    ["a name of two lines", { name: "a\nb" }, "name"],
    ["a flag that is a text", { isPopular: "yes" }, "isPopular"],
    ["a field too many", { sort_order: 1 }, "sort_order"],
  ])("refuses %s", async (_, changes, field) => {
    const { body } = await editor
      .post(`/api/admin/${path}`)
      .send({ ...samples[path], ...changes })
      .expect(400);
    expect((body as ErrorBody).errors?.map((error) => error.path)).toContain(field);
  });
});

describe("what may be empty", () => {
  it.each<[string, string, unknown[], unknown]>([
    ["sleep-styles", "imageUrl", ["", null], null],
    ["sleep-styles", "icon", ["", null], ""],
    ["bed-sizes", "description", ["", null], ""],
    ["mattress-types", "benefits", [[], null], []],
    ["firmness-levels", "recommended_for", [[], null], []],
    ["sleep-concerns", "icon", ["", null], ""],
    ["sleep-concerns", "features", [[], null], []],
  ])("in %s is cleared by sending %s as nothing", async (path, field, nothings, cleared) => {
    const full = { imageUrl: "/pictures/x.svg", icon: "🌙", description: "Some" };
    const [row] = await rows(path);
    const put = async (value: unknown) =>
      (
        await editor
          .put(`/api/admin/${path}/${row!.id}`)
          .send({ [field]: value })
          .expect(200)
      ).body as ListRow;
    for (const nothing of nothings) {
      const some = Array.isArray(cleared) ? ["some"] : full[field as "icon"];
      expect((await put(some))[field]).toEqual(some);
      expect((await put(nothing))[field]).toEqual(cleared);
    }
    await put(row![field]);
  });
});

describe("bad input", () => {
  // Shows 5.admin.required, 5.admin.unvalidated.
  it.each([
    ["firmness-levels", { level: 0 }, "level"],
    ["firmness-levels", { level: 11 }, "level"],
    ["firmness-levels", { level: 1.5 }, "level"],
    ["firmness-levels", { level: "abc" }, "level"],
    ["firmness-levels", { description: "" }, "description"],
    ["firmness-levels", { recommended_for: "a,b" }, "recommended_for"],
    ["bed-sizes", { price_modifier: 0 }, "price_modifier"],
    ["bed-sizes", { price_modifier: -1 }, "price_modifier"],
    ["bed-sizes", { price_modifier: null }, "price_modifier"],
    ["bed-sizes", { dimensions: "" }, "dimensions"],
    ["sleep-styles", { imageUrl: "javascript:alert(1)" }, "imageUrl"],
    ["sleep-styles", { imageUrl: "http://shop.example/a.jpg" }, "imageUrl"],
    ["sleep-styles", { imageUrl: "data:image/svg+xml,x" }, "imageUrl"],
    ["sleep-styles", { imageUrl: "//evil.example/x" }, "imageUrl"],
    ["sleep-styles", { description: "" }, "description"],
    ["sleep-concerns", { color: "red" }, "color"],
    ["sleep-concerns", { color: "#fff; }" }, "color"],
    ["sleep-concerns", { features: ["A B"] }, "features.0"],
    ["features", { category: "other" }, "category"],
    ["mattress-types", { benefits: Array(31).fill("x") }, "benefits"],
  ])("%s with %j is a 400 that names the field", async (path, changes, field) => {
    const { body } = await editor
      .post(`/api/admin/${path}`)
      .send({ ...samples[path], ...changes })
      .expect(400);
    expect((body as ErrorBody).errors?.map((error) => error.path)).toContain(field);
  });

  it("a modifier of 1e309 is no JSON number, and refused", async () => {
    await editor
      .post("/api/admin/bed-sizes")
      .type("json")
      .send('{"name":"x","dimensions":"1 x 1","price_modifier":1e309}')
      .expect(400);
  });

  it("a name of 1 MB is too much", async () => {
    await editor
      .post("/api/admin/features")
      .send({ ...samples.features, name: "x".repeat(1_000_000) })
      .expect(413);
  });

  it("markup is text like any other", async () => {
    const name = "<script>alert(1)</script>";
    const { body } = await editor
      .post("/api/admin/features")
      .send({ ...samples.features, name })
      .expect(201);
    expect((body as ListRow).name).toBe(name);
    await editor.delete(`/api/admin/features/${(body as ListRow).id}`).expect(204);
  });

  it.each(["nonsense", "sleep_styles", "__proto__"])("there is no list %s", async (path) => {
    await editor.get(`/api/admin/${path}`).expect(404);
  });
});

it("a full list takes no row back either", async () => {
  const path = "sleep-styles";
  const { body } = await editor.post(`/api/admin/${path}`).send(samples[path]).expect(201);
  const { id } = body as ListRow;
  await editor.delete(`/api/admin/${path}/${id}`).expect(204);
  const present = (await rows(path)).length;
  const filler = Array.from({ length: 200 - present }, (_, n) => ({
    id: `filler_${n}`,
    name: `Filler ${n}`,
    description: "Fills the list",
    sortOrder: 1_000 + n,
  }));
  await server.database.db.insert(sleepStyles).values(filler);
  for (const attempt of [
    editor.post(`/api/admin/${path}/${id}/restore`),
    editor.post(`/api/admin/${path}`).send(samples[path]),
  ]) {
    expect((await attempt.expect(409)).body).toMatchObject({ code: "full" });
  }
  expect(await rows(path)).toHaveLength(200);
  await server.database.db.delete(sleepStyles).where(like(sleepStyles.id, "filler_%"));
  await editor.post(`/api/admin/${path}/${id}/restore`).expect(200);
});

describe("what products use", () => {
  it.each([
    ["bed-sizes", "queen"],
    ["mattress-types", "hybrid"],
    ["firmness-levels", "medium"],
    ["sleep-styles", "side"],
    ["features", "cooling_gel"],
  ])("cannot be deleted from %s, and how many use it is said", async (path, id) => {
    const { body } = await editor.delete(`/api/admin/${path}/${id}`).expect(409);
    expect(body).toMatchObject({ code: "in_use" });
    expect((body as ErrorBody).message).toMatch(/^\d+ products use this/);
    expect((await rows(path)).map((row) => row.id)).toContain(id);
  });

  it("cannot be deleted between two looks either", async () => {
    const { db } = server.database;
    const [bed] = await db.select().from(bedProducts).limit(1);
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = bed!;
    for (let round = 0; round < 5; round++) {
      const { body } = await editor
        .post("/api/admin/bed-sizes")
        .send({ name: `Race ${round}`, dimensions: "1 x 1" });
      const { id } = body as ListRow;
      const use = db
        .insert(products)
        .values(
          storedProduct("bed-products", { ...fields, magentoId: `race-${round}`, bedSize: id }),
        )
        .then(
          () => true,
          () => false,
        );
      const [removal, isUsed] = await Promise.all([
        editor.delete(`/api/admin/bed-sizes/${id}`),
        use,
      ]);
      expect([removal.status, isUsed]).toEqual(isUsed ? [409, true] : [204, false]);
    }
  });
});
