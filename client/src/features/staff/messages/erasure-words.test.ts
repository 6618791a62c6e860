import { expect, it } from "vitest";
import { whatOf } from "./messages-page";

it.each([
  [2, 3, 0, "2 messages and 3 mails of ana@example.com."],
  [1, 1, 1, "1 message, 1 mail and 1 audit mention of ana@example.com."],
  [0, 1_200, 0, "1,200 mails of ana@example.com."],
  [0, 0, 2, "2 audit mentions of ana@example.com."],
  [0, 0, 0, undefined],
])("%i messages, %i mails and %i entries are told as %j", (messages, mails, auditEntries, told) => {
  expect(whatOf({ messages, mails, auditEntries }, "ana@example.com")).toBe(told);
});
