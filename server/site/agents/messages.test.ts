import { describe, expect, it } from "vitest";
import { AppError } from "../../platform/http/app-error";
import { messagesIn, refusalOf, tooMany } from "./messages";

const call = (id: unknown) => ({ jsonrpc: "2.0", id, method: "ping" });
const calls = (count: number) => Array.from({ length: count }, (_, n) => call(n));

describe("the messages of a body", () => {
  it.each([
    [undefined, 1],
    ["text", 1],
    [call(1), 1],
    [[], 1],
    [calls(7), 7],
    [calls(100), 100],
  ])("%j are counted", (body, count) => {
    expect(messagesIn(body)).toBe(count);
  });

  it.each([
    [call(1), undefined],
    [calls(10), undefined],
    [calls(11), "These are 11 messages: send at most 10 at once."],
  ])("%j may be too many", (body, sentence) => {
    expect(tooMany(body)?.message).toBe(sentence);
  });

  it.each([
    [400, call("a"), { id: "a", code: -32_600 }],
    [429, call(7), { id: 7, code: -32_000 }],
    [429, calls(2), { id: null, code: -32_000 }],
    [429, call({ deep: 1 }), { id: null, code: -32_000 }],
    [503, null, { id: null, code: -32_000 }],
  ])("are refused (%i) as JSON-RPC does: %j", (status, body, { id, code }) => {
    const refusal = refusalOf(new AppError(status, "busy", "Wait."), body);
    expect(refusal).toEqual({ jsonrpc: "2.0", id, error: { code, message: "Wait." } });
  });
});
