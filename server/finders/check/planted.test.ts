import fc from "fast-check";
import { expect, it } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import { codeIn } from "../../development/sentences/code-words";
import { anyDocument } from "../testing/documents";
import { inAsking } from "../testing/plant/asking";
import { inConditions } from "../testing/plant/conditions";
import { inNames } from "../testing/plant/names";
import type { Planted, Planter } from "../testing/plant/plant";
import { inRules } from "../testing/plant/products";
import { inResults } from "../testing/plant/results";
import { sampleAttributes, sampleCatalog, sampleKnown } from "../testing/samples";
import { checkDocument } from "./check-document";

const planters = { ...inNames, ...inAsking, ...inConditions, ...inRules, ...inResults };

const DOCUMENTS = 1_000;
const TIMEOUT_MS = 180_000;

/** What stands in the way of each other: one is in the other, or is it. */
const touch = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Plants one fault more; the document as it was where there is no place for it. */
function planted(
  before: { document: FinderDocument; faults: Planted[]; held: readonly string[] },
  planter: Planter,
  chance: () => number,
  own: number,
) {
  const document = structuredClone(before.document);
  const held: string[] = [];
  const found = planter({
    document,
    own,
    pick: (list) => list[chance() % Math.max(1, list.length)],
    hold: (...names) => held.push(...names),
  });
  if (!found) return undefined;
  const faults = [found].flat();
  // Limits are of the whole document, and touch no place in it.
  const taken = [...held, ...faults.map(({ path }) => path).filter((path) => path.includes("."))];
  if (taken.some((name) => before.held.some((other) => touch(name, other)))) return undefined;
  return { document, faults: [...before.faults, ...faults], held: [...before.held, ...taken] };
}

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);

/** Numbers by chance, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** The ids of a document that stand in a sentence, but for what staff called so, and paths. */
function codesIn(sentence: string, document: FinderDocument): string[] {
  const ids = new Set<string>();
  JSON.stringify(document, (key, part: unknown) => {
    if (["id", "attribute", "list", "answer", "value", "question"].includes(key))
      if (typeof part === "string") ids.add(part);
    return part;
  });
  // What every product has is called so, and one id is a word that sentences need.
  for (const word of ["price", "brand", "name", "key", "text"]) ids.delete(word);
  const unquoted = sentence.replace(/“[^”]*”/g, "");
  const words = unquoted.split(/[^\w.-]+/).map((word) => word.replace(/[.,:]+$/, ""));
  return [...words.filter((word) => word.length > 1 && ids.has(word)), ...codeIn(sentence)];
}

it(
  `finds every fault that is planted in ${DOCUMENTS} random documents, and no other`,
  () => {
    const names = Object.keys(planters);
    const times = new Map<string, number>();
    const draw = fc.record({
      document: anyDocument(sampleAttributes, sampleCatalog),
      kinds: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(draw, ({ document, kinds, seed }) => {
        expect(checkDocument(document, sampleKnown).faults).toEqual([]);
        const chance = chances(seed);
        let now = { document, faults: [] as Planted[], held: [] as string[] };
        for (const kind of kinds) {
          const next = planted(now, planters[kind]!, chance, document.questions.length);
          if (!next) continue;
          now = next;
          times.set(kind, (times.get(kind) ?? 0) + 1);
        }
        const found = checkDocument(now.document, sampleKnown).faults;
        const expected = now.faults.map(({ path, said }) => ({
          path,
          message: expect.stringMatching(said) as string,
        }));
        expect(found.toSorted(byPath)).toEqual(expected.toSorted(byPath));
        for (const { message } of found)
          expect([message, codesIn(message, now.document)]).toEqual([message, []]);
      }),
      { numRuns: DOCUMENTS },
    );
    expect([...times.values()].reduce((sum, each) => sum + each)).toBeGreaterThan(1.5 * DOCUMENTS);
    // Each kind has had its turn.
    expect(names.filter((name) => !times.has(name))).toEqual([]);
  },
  TIMEOUT_MS,
);
