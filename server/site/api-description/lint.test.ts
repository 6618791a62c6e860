import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { describeApi } from "./description";

it("the description of the API follows the rules that others lint theirs by", async () => {
  const description = describeApi("https://finders.example", { shopper: "sid", staff: "staff" });
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
  );
  expect(told).toEqual([]);
});
