import { describe, expect, it } from "vitest";
import { z } from "zod";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import type { AppError } from "./app-error";
import { validate } from "./validate";

const modules = import.meta.glob<Record<string, unknown>>(
  ["/shared/contracts/*.ts", "!/shared/contracts/*.test.ts"],
  { eager: true },
);

/** Every schema for input from outside, by its location. */
const found: (readonly [string, unknown])[] = [
  ...Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, value]) => [`${file} ${name}`, value] as const),
  ),
  ...adminLists.map(({ path, shape }) => [path, shape] as const),
  ...Object.entries(productShapes),
];
const shapes = found.filter((each): each is [string, z.ZodType] => each[1] instanceof z.ZodType);

const BAD = [
  ...[undefined, null, true, 0, -1, 0.5, 1e12, NaN, Infinity, "", " ", "x", "\0", "\ud800"],
  ...["x".repeat(9_000), "=1", "http://a:b@c/", "2026-13-40", [], ["", 1, null], {}, { x: 1 }],
  ...[Array(500).fill("x"), Array(500).fill(1), { "": { "": [] } }, 10n, new Date()],
];

/** Texts that people must never read: a validator's own words or its internals. */
const RAW =
  /invalid|expected|received|pattern|regex|unrecognized|undefined|NaN|ZodE|\/\^|too (big|small):/i;

/** A schema and all its parts. */
function partsOf(shape: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  // These two come after a shape that has looked at the value, and never alone.
  if (seen.has(shape) || shape instanceof z.ZodTransform || shape instanceof z.ZodCustom) {
    return seen;
  }
  seen.add(shape);
  const look = (value: unknown): void => {
    if (value instanceof z.ZodType) partsOf(value, seen);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null && !(value instanceof RegExp))
      Object.values(value).forEach(look);
  };
  Object.values(shape.def).forEach(look);
  return seen;
}

function refusalsOf(shape: z.ZodType): AppError[] {
  return [...partsOf(shape)].flatMap((part) =>
    BAD.flatMap((bad) => {
      try {
        validate(part, bad);
        return [];
      } catch (error) {
        return [error as AppError];
      }
    }),
  );
}

it("finds the shapes", () => expect(shapes.length).toBeGreaterThan(20));

describe.each(shapes)("%s", (_, shape) => {
  it("says in whole sentences what is wrong", () => {
    for (const { message, errors = [] } of refusalsOf(shape)) {
      for (const told of [message, ...errors.map((each) => each.message)]) {
        expect(told).not.toMatch(RAW);
        expect(told).not.toBe("");
      }
    }
  });
});

it.each([
  [z.strictObject({ a: z.string() }), {}, "a: This is missing."],
  [z.strictObject({ a: z.string() }), { a: 1 }, "a: Enter a text."],
  [z.strictObject({ a: z.number() }), { a: "1" }, "a: Enter a number."],
  [z.strictObject({ a: z.int() }), { a: 1.5 }, "a: Enter a whole number."],
  [z.strictObject({ a: z.enum(["x", "y"]) }), { a: "z" }, "a: Use one of x, y."],
  [z.strictObject({ a: z.boolean() }), { a: "yes" }, "a: Use true or false."],
  [z.strictObject({ a: z.string().max(3) }), { a: "four" }, "a: Use at most 3 characters."],
  [z.strictObject({ a: z.string().min(1) }), { a: "" }, "a: This is missing."],
  [
    z.strictObject({ a: z.array(z.string()).max(1) }),
    { a: ["x", "y"] },
    "a: Use at most 1 of them.",
  ],
  [z.strictObject({ a: z.number().min(0) }), { a: -1 }, "a: Use a number of at least 0."],
  [
    z.strictObject({ a: z.string().regex(/^a$/) }),
    { a: "b" },
    "a: This is not in the right format.",
  ],
  [
    z.strictObject({ a: z.union([z.literal(""), z.string().max(1)]) }),
    { a: 5 },
    "a: Enter a text.",
  ],
  [z.strictObject({}), { b: 1 }, "b: This field is not known here."],
  [z.strictObject({}), [], "Use an object with named fields."],
  [z.iso.datetime(), "today", "Use a date and time such as 2026-11-21T09:30:00Z."],
])("of %# says what to do", (shape, input, told) => {
  expect(() => validate(shape, input)).toThrow(told);
});
