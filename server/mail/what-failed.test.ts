import { describe, expect, it } from "vitest";
import { RefusedError } from "./mailer";
import { whatFailed } from "./outbox-holder";

const quoting = "550 <thandi@example.com>: no such mailbox";

describe("what a log says of a mail that failed", () => {
  it("is the failure's name and codes, through the wrappers around it", () => {
    const reply = Object.assign(new Error(quoting), { code: "EENVELOPE", responseCode: 550 });
    expect(whatFailed(new RefusedError(quoting, { cause: reply }))).toEqual({
      error: "RefusedError",
      code: "EENVELOPE",
      responseCode: 550,
    });
  });

  it.each([
    new Error(quoting),
    Object.assign(new Error(quoting), { code: quoting, responseCode: quoting }),
    new Error("Failed query", { cause: new Error(quoting) }),
    quoting,
    { message: quoting },
  ])("is never its text: %#", (error) => {
    expect(JSON.stringify(whatFailed(error))).not.toContain("thandi");
  });
});
