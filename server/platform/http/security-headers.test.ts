import type { Request, Response } from "express";
import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers";

it("are set at once where nobody may frame, so that no answer overtakes them", () => {
  const names: string[] = [];
  const res = { setHeader: (name: string) => names.push(name), removeHeader: () => undefined };
  let isNext = false;
  void securityHeaders(false, () => undefined)(
    { path: "/api/health" } as Request,
    res as unknown as Response,
    () => (isNext = true),
  );
  expect(isNext).toBe(true);
  expect(names).toContain("Content-Security-Policy");
});
