import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonFault } from "./sent-file";

it("finds nothing in any JSON", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 2, "\t"), (json, space) => {
      const text = ` ${JSON.stringify(JSON.parse(json), null, space)}\r\n`;
      expect(jsonFault(text)).toBe(text.length);
    }),
  );
});

it("finds something in what is no JSON, and not before it breaks", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.nat(), fc.string(), (json, seed, put) => {
      const at = seed % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at);
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      // Where it breaks off, it is JSON so far.
      const found = jsonFault(text);
      if (isJson) expect(found).toBe(text.length);
      else expect(found).toBeLessThanOrEqual(text.length);
      if (!isJson && found === text.length) expect(() => JSON.parse(text) as unknown).toThrow();
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ["", 0],
  ["[1 2]", 3],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ["[1,]", 3],
  ["[1}", 2],
  ["{]", 1],
  ["]", 0],
  ['"ab', 0],
  ['["\\x"]', 1],
  ["01", 1],
  ["[tru]", 1],
  ["{} {}", 3],
  ['{"a": {"b": [', 13],
])("finds where %s breaks", (text, at) => expect(jsonFault(text)).toBe(at));
