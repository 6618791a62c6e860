import { expect, it } from "vitest";
import { firearmProductShape } from "@shared/schema/product-shapes";
import { problemsOf } from "./problems-of";

it("says in sentences what is wrong in a form", () => {
  const problems = problemsOf(firearmProductShape, { barrelLength: 5, odd: 1 });
  expect(problems).toContainEqual({ path: "barrelLength", message: "Enter a text." });
  expect(problems).toContainEqual({ path: "", message: "This field is not known here." });
  for (const { message } of problems) expect(message).not.toMatch(/invalid|expected|too small/i);
});
