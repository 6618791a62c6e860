import { describe, expect, it } from "vitest";
import { AppError } from "../../platform/http/app-error";
import { migrateDocument, type Migration } from "./migrate-document";

const steps: Record<number, Migration> = {
  1: ({ heading, ...rest }) => ({ ...rest, title: heading }),
  2: ({ title, ...rest }) => ({ ...rest, title: { en: title } }),
};

describe("an older document", () => {
  it.each([
    [{ schema: 1, heading: "Shoes", a: 1 }],
    [{ schema: 2, title: "Shoes", a: 1 }],
    [{ schema: 3, title: { en: "Shoes" }, a: 1 }],
  ])("%j takes every step from its own schema on", (stored) => {
    const before = structuredClone(stored);
    expect(migrateDocument(stored, steps, 3)).toEqual({ schema: 3, title: { en: "Shoes" }, a: 1 });
    expect(stored).toEqual(before);
  });

  it.each([[null], ["text"], [[]], [{}], [{ schema: "1" }], [{ schema: 0.5 }], [{ schema: -1 }]])(
    "%j is left to the schema, which refuses it",
    (stored) => {
      expect(migrateDocument(stored, steps, 3)).toEqual(stored);
    },
  );

  it("is refused in a sentence where it is a newer one", () => {
    const read = () => migrateDocument({ schema: 4 }, steps, 3);
    expect(read).toThrow(AppError);
    expect(read).toThrow("schema: This file was made by a newer version of Matchwell.");
  });

  it("of schema 1 keeps its number, and with it what it meant: its shape is the present one", () => {
    expect(migrateDocument({ schema: 1, a: 2 })).toEqual({ schema: 1, a: 2 });
    expect(migrateDocument({ schema: 2, a: 2 })).toEqual({ schema: 2, a: 2 });
    expect(() => migrateDocument({ schema: 3 })).toThrow("a newer version");
  });
});
