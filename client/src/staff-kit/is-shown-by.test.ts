import { expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { isShownBy } from "./use-staff-form";

const names = ["name", "features"];

it.each<[string[], boolean]>([
  [["name"], true],
  [["name", "features.3"], true],
  [["name", "updatedAt"], false],
  [[""], false],
  [[], false],
])("a form of two fields shows problems with %j: %s", (paths, isShown) => {
  const errors = paths.map((path) => ({ path, message: "Wrong." }));
  const error = new ApiError(400, "Bad Request", JSON.stringify({ message: "Wrong.", errors }));
  expect(isShownBy(names, error)).toBe(isShown);
});
