import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { startTestApp, type TestApp } from "../../testing/test-app";

// Every resource, every method, every role. An allowed request must get past the guard (whatever it then
// says of an empty body); any other must stop there.

const nobody = "00000000-0000-4000-8000-000000000000";
const lists = adminLists.flatMap(({ path }): [string, string, string][] => [
  ["GET", `/${path}`, "viewer"],
  ["POST", `/${path}`, "editor"],
  ["PUT", `/${path}/order`, "editor"],
  ["PUT", `/${path}/x`, "editor"],
  ["DELETE", `/${path}/x`, "editor"],
  ["POST", `/${path}/x/restore`, "editor"],
]);

const products = ["bed-products", "firearm-products"].flatMap(
  (path): [string, string, string][] => [
    ["GET", `/${path}`, "viewer"],
    ["GET", `/${path}/export.csv`, "viewer"],
    ["GET", `/${path}/choices`, "viewer"],
    ["GET", `/${path}/import?id=${nobody}`, "viewer"],
    ["GET", `/${path}/${nobody}`, "viewer"],
    ["POST", `/${path}`, "editor"],
    ["POST", `/${path}/import`, "editor"],
    ["PUT", `/${path}/${nobody}`, "editor"],
    ["DELETE", `/${path}/${nobody}`, "editor"],
    ["POST", `/${path}/${nobody}/restore`, "editor"],
  ],
);

const doors: [method: string, path: string, least: string][] = [
  ...lists,
  ...products,
  ["GET", "/catalogues", "viewer"],
  ["POST", "/catalogues", "editor"],
  ["POST", "/catalogues/count", "editor"],
  ["GET", "/import-sources", "viewer"],
  ["GET", `/import-sources/${nobody}/undo`, "viewer"],
  ["POST", `/import-sources/${nobody}/undo`, "editor"],
  ["DELETE", `/import-sources/${nobody}`, "editor"],
  ["GET", "/import-files", "viewer"],
  ["POST", "/import-files", "editor"],
  ["GET", `/import-files/${nobody}`, "viewer"],
  ["PUT", `/import-files/${nobody}`, "editor"],
  ["DELETE", `/import-files/${nobody}`, "editor"],
  ["PUT", `/import-files/${nobody}/parts/0`, "editor"],
  ["POST", `/import-files/${nobody}/look`, "editor"],
  ["POST", `/import-files/${nobody}/list-look`, "editor"],
  ["POST", `/import-files/${nobody}/list`, "editor"],
  ["POST", `/import-files/${nobody}/import`, "editor"],
  ["GET", `/import-files/${nobody}/import/${nobody}`, "viewer"],
  ["GET", "/catalogues/x", "viewer"],
  ["PUT", "/catalogues/x", "editor"],
  ["DELETE", "/catalogues/x", "editor"],
  ["GET", "/catalogues/x/questions", "viewer"],
  ["GET", "/catalogues/x/products", "viewer"],
  ["GET", "/catalogues/x/products/choices", "viewer"],
  ["GET", "/catalogues/x/products/export", "viewer"],
  ["GET", `/catalogues/x/products/${nobody}`, "viewer"],
  ["GET", `/catalogues/x/products/import?id=${nobody}`, "viewer"],
  ["POST", "/catalogues/x/products", "editor"],
  ["POST", "/catalogues/x/products/import", "editor"],
  ["PUT", `/catalogues/x/products/${nobody}`, "editor"],
  ["DELETE", `/catalogues/x/products/${nobody}`, "editor"],
  ["POST", `/catalogues/x/products/${nobody}/restore`, "editor"],
  ["GET", "/product-lists", "viewer"],
  ["POST", "/product-lists", "editor"],
  ["GET", "/product-lists/x", "viewer"],
  ["PUT", "/product-lists/x", "editor"],
  ["DELETE", "/product-lists/x", "editor"],
  ["GET", "/product-lists/x/rows", "viewer"],
  ["POST", "/product-lists/x/rows", "editor"],
  ["PUT", "/product-lists/x/rows/1", "editor"],
  ["DELETE", "/product-lists/x/rows/1", "editor"],
  ["GET", "/product-lists/x/fit", "viewer"],
  ["GET", "/product-lists/x/export", "viewer"],
  ["POST", "/product-lists/x/import", "editor"],
  ["GET", "/attributes", "viewer"],
  ["POST", "/attributes", "editor"],
  ["PUT", "/attributes/x", "editor"],
  ["GET", "/attributes/x/uses", "viewer"],
  ["POST", "/attributes/x/merge", "editor"],
  ["GET", "/finders", "viewer"],
  ["POST", "/finders", "editor"],
  ["GET", "/finder-templates", "viewer"],
  ["DELETE", "/finder-templates/x/products", "editor"],
  ["POST", "/finders/from-template", "editor"],
  ["GET", "/finders/x", "viewer"],
  ["PUT", "/finders/x", "editor"],
  ["DELETE", "/finders/x", "admin"],
  ["GET", "/finders/x/draft", "viewer"],
  ["PUT", "/finders/x/draft", "editor"],
  ["PATCH", "/finders/x/draft", "editor"],
  ["PUT", "/finders/x/editors", "editor"],
  ["GET", "/finders/x/draft/finder", "viewer"],
  ["POST", "/finders/x/draft/finder", "editor"],
  ["GET", "/finders/x/draft/cells/export", "viewer"],
  ["POST", "/finders/x/draft/cells/check", "editor"],
  ["GET", "/finders/x/check", "viewer"],
  ["GET", "/finders/x/export", "viewer"],
  ["POST", "/finders/x/import", "editor"],
  ["POST", "/finders/x/publish", "editor"],
  ["GET", "/finders/x/versions", "viewer"],
  ["GET", "/finders/x/versions/1", "viewer"],
  ["POST", "/finders/x/live", "editor"],
  ["GET", "/embed-settings", "viewer"],
  ["PUT", "/embed-settings", "editor"],
  ["PUT", "/embed-settings/agents", "editor"],
  ["POST", "/embed-settings/key", "editor"],
  ["GET", "/messages", "viewer"],
  ["PUT", `/messages/${nobody}`, "editor"],
  ["GET", "/outbox", "viewer"],
  ["POST", `/outbox/${nobody}/resend`, "editor"],
  ["POST", "/erasures", "admin"],
  ["POST", "/pictures", "editor"],
  ["GET", "/insight?slug=dialabed&from=2026-01-01&to=2026-01-31", "viewer"],
  ["GET", "/insight/week", "viewer"],
  ["GET", "/stats", "viewer"],
  ["GET", "/audit", "viewer"],
  ["GET", "/api-keys", "admin"],
  ["POST", "/api-keys", "admin"],
  ["DELETE", `/api-keys/${nobody}`, "admin"],
  ["GET", "/team", "admin"],
  ["POST", "/team", "admin"],
  ["PUT", `/team/${nobody}`, "admin"],
  ["POST", `/team/${nobody}/password`, "admin"],
];

const roles = ["viewer", "editor", "admin"] as const;

let server: TestApp;
let agents: Record<(typeof roles)[number], Agent>;
beforeAll(async () => {
  server = await startTestApp();
  agents = {
    viewer: await server.staff("viewer"),
    editor: await server.staff("editor"),
    admin: await server.staff("admin"),
  };
});
afterAll(() => server.close());

const knock = (agent: Agent, method: string, path: string) =>
  agent[method.toLowerCase() as "get"](`/api/admin${path}`);

describe("the doors of the staff area", () => {
  // Shows 6.staff.unknown, 6.staff.login, 6.staff.no-roles.
  it.each(doors)("%s %s is for %s and above", async (method, path, least) => {
    expect((await knock(server.visitor(), method, path)).status).toBe(401);
    const shopper = await server.shopper("dialabed");
    expect((await knock(shopper, method, path)).status).toBe(401);
    for (const role of roles) {
      const isAllowed = roles.indexOf(role) >= roles.indexOf(least as (typeof roles)[number]);
      const { status } = await knock(agents[role], method, path);
      if (isAllowed) expect([200, 400, 404, 409, 415]).toContain(status);
      else expect(status).toBe(403);
    }
  });

  // Express ignores case in addresses; a guard that looks at the address must do so too.
  it.each(doors.filter(([, , least]) => least !== "viewer"))(
    "%s %s stays shut however it is spelled",
    async (method, path, least) => {
      const below = agents[roles[roles.indexOf(least as (typeof roles)[number]) - 1]!];
      const resource = path.split("/")[1]!;
      const spellings = [
        path.toUpperCase(),
        path.replace(resource, resource[0]!.toUpperCase() + resource.slice(1)),
        `${path}/`,
        `/${path}`,
        path.replace(resource, `${resource}%2f`),
        path.replace(resource, `%${resource.charCodeAt(0).toString(16)}${resource.slice(1)}`),
        path.replace(resource, `./${resource}`),
        path.replace(resource, `x/../${resource}`),
        `${path};x`,
      ];
      for (const spelled of spellings) {
        const { status } = await knock(below, method, spelled);
        expect([spelled, status]).toEqual([spelled, expect.toBeOneOf([403, 404])]);
      }
      expect((await knock(below, method, path.toUpperCase())).status).toBe(403);
    },
  );

  it("take a CSV under any spelling that Express knows", async () => {
    for (const path of ["/Bed-Products/IMPORT", "/bed-products/import/"]) {
      const { status } = await agents.editor
        .post(`/api/admin${path}?dryRun=true`)
        .type("text/csv")
        .send("a,b");
      expect(status).toBe(400);
    }
  });
});
