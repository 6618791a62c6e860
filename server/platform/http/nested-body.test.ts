import type { Request, Response } from "express";
import { describe, expect, it, vi } from "vitest";
import type { AppError } from "./app-error";
import { nestedAtMost } from "./json-body";

function refusal(body: unknown): unknown {
  const next = vi.fn();
  void nestedAtMost(3)({ body } as Request, {} as Response, next);
  return next.mock.calls[0]![0];
}

const nested = (levels: number) =>
  JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`) as unknown;

describe("a body", () => {
  it.each([undefined, "text", {}, { a: [{ b: 1 }] }, [[[]], [1]], nested(3)])(
    "that is nested little passes: %j",
    (body) => {
      expect(refusal(body)).toBeUndefined();
    },
  );

  it.each([{ a: [{ b: {} }] }, [[[[]]]], nested(4), nested(200_000)])(
    "that is nested deeper is refused",
    (body) => {
      expect(refusal(body)).toEqual(
        expect.objectContaining({
          status: 400,
          message: "That is nested too deep: use at most 3 levels.",
        }) as AppError,
      );
    },
  );
});
