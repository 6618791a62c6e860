import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../platform/process/project-root";
import { describeApi } from "./description";
import { replySchemas } from "./generate/reply-schemas";
import { operations } from "./operations/all";

const made = replySchemas();
const description = describeApi("https://finders.example", { shopper: "sid", staff: "staff" });

describe("the description of the API", () => {
  it("is OpenAPI 3.1, says an independent validator", async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...structuredClone(description) });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has schemas that a validator can compile, and that refer to each other only", () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: "api:", components: description.components });
    for (const name of Object.keys(description.components.schemas)) {
      const compile = () => ajv.compile({ $ref: `api:#/components/schemas/${name}` });
      expect(compile, name).not.toThrow();
    }
  });

  it("says of each operation what it answers, and of nothing else", () => {
    const { replies } = JSON.parse(
      readFileSync(join(projectRoot, "server/site/api-description/reply-schemas.json"), "utf8"),
    ) as { replies: object };
    const answering = [...operations]
      .filter(([, { status, fileReply }]) => status !== 204 && !fileReply)
      .map(([key]) => key);
    expect(Object.keys(replies).sort()).toEqual([...answering, "error"].sort());
  });

  it("has one way to page: asked by page and pageSize, answered with items and total", () => {
    const { replies } = made;
    for (const key of operations.keys()) {
      const [method = "", path = ""] = key.split(" ");
      if (method !== "GET") continue;
      const asked = description.paths[path]!.get!.parameters?.map(({ name }) => name) ?? [];
      const answered = Object.keys(replies[key]?.properties ?? {});
      const ways = ["page", "pageSize"].map((name) => asked.includes(name));
      const pages = ["items", "total"].map((name) => answered.includes(name));
      expect([key, ...pages]).toEqual([key, ...ways]);
      expect(new Set(ways).size, key).toBe(1);
    }
  });

  it("gives each operation an id of its own", () => {
    const ids = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(operations.size);
  });
});

it("the schemas of replies are what the types say: npm run docs:api writes them anew", () => {
  const file = join(projectRoot, "server/site/api-description/reply-schemas.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(made);
});
