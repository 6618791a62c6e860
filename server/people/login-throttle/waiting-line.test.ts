import { describe, expect, it } from "vitest";
import { createWaitingLine, type Turn } from "./waiting-line";

const turn = (lane: string, more: Partial<Turn> = {}): Turn => ({
  account: "anele",
  lane,
  isKnown: false,
  ...more,
});
const lineOf = (turns: Turn[], wrongs: Record<string, number> = {}) => {
  const line = createWaitingLine<Turn>((lane) => wrongs[lane] ?? 0);
  turns.forEach((each) => line.add(each));
  return line;
};
const order = (turns: Turn[], wrongs?: Record<string, number>) => {
  const line = lineOf(turns, wrongs);
  return turns.map(() => line.takeNext(() => true)?.lane);
};

describe("whose turn it is", () => {
  it.each<[string, Turn[], Record<string, number>, string[]]>([
    ["a known device before a stranger", [turn("a"), turn("b", { isKnown: true })], {}, ["b", "a"]],
    [
      "a known device that was wrong before a stranger who was not",
      [turn("a", { isKnown: true }), turn("b")],
      { a: 9 },
      ["a", "b"],
    ],
    ["the lane that was wrong least often", [turn("a"), turn("b")], { b: 1 }, ["a", "b"]],
    ["the newest among equals", [turn("a"), turn("b"), turn("c")], {}, ["c", "b", "a"]],
  ])("%s", (_, turns, wrongs, expected) => {
    expect(order(turns, wrongs)).toEqual(expected);
  });

  it("never somebody's whose account is busy", () => {
    const line = lineOf([turn("a", { account: "busy" }), turn("b", { account: "busy" })]);
    expect(line.takeNext((account) => account !== "busy")).toBeUndefined();
    expect(line.length).toBe(2);
    line.add(turn("c"));
    expect(line.takeNext((account) => account !== "busy")?.lane).toBe("c");
  });
});

describe("who goes out of a full line", () => {
  it.each<[string, Turn[], Record<string, number>, string]>([
    ["one of the fullest lane", [turn("a"), turn("a"), turn("b")], { b: 5 }, "a"],
    ["among lanes as full, who was wrong most often", [turn("a"), turn("b")], { a: 1 }, "a"],
    [
      "a stranger before a known device",
      [turn("a"), turn("b", { isKnown: true }), turn("b", { isKnown: true })],
      {},
      "a",
    ],
  ])("%s", (_, turns, wrongs, expected) => {
    expect(lineOf(turns, wrongs).takeLast()?.lane).toBe(expected);
  });

  it("the newest of them", () => {
    const [first, second] = [turn("a"), turn("a")];
    const line = lineOf([first, second, turn("b")]);
    expect(line.takeLast()).toBe(second);
    expect(line.remove(second)).toBe(false);
    expect(line.remove(first)).toBe(true);
    expect(line.hasFor("anele")).toBe(true);
  });
});
