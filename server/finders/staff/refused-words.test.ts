import fc from "fast-check";
import { expect, it } from "vitest";
import { insideOf } from "@shared/sentence";
import { codeIn } from "../../development/sentences/code-words";
import type { AppError } from "../../platform/http/app-error";
import { finish } from "../../platform/work/steps";
import { anyDraft } from "../testing/documents";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { readSentDocument } from "./document-body";

type Holder = Record<string, unknown>;

/** Every member of a document, with what holds it. */
function membersOf(part: unknown): { holder: Holder; name: string }[] {
  if (typeof part !== "object" || part === null) return [];
  const holder = part as Holder;
  return Object.entries(holder).flatMap(([name, each]) => [{ holder, name }, ...membersOf(each)]);
}

const WRONG = [
  undefined,
  null,
  true,
  -1,
  1e12,
  "",
  "A B",
  "x".repeat(5_000),
  [],
  [1],
  {},
  { x: 1 },
];

/** Examples of what whoever writes a document as a file writes by hand; staff in the builder are told to undo. */
const EXAMPLE = /\{ "|"rules"|^Use (?:one of )?[\w-]+(?:, [\w-]+)*\.$/;

it("whatever is wrong with a document is said in sentences, and never in a validator's words", () => {
  let refused = 0;
  const draw = fc.record({
    document: anyDraft(sampleAttributes, sampleCatalog),
    at: fc.nat(),
    wrong: fc.constantFrom(...WRONG),
  });
  fc.assert(
    fc.property(draw, ({ document, at, wrong }) => {
      const sent = JSON.parse(JSON.stringify(document)) as Holder;
      const members = membersOf(sent);
      const { holder, name } = members[at % members.length]!;
      holder[name] = wrong;
      try {
        finish(readSentDocument(sent));
      } catch (error) {
        refused += 1;
        for (const { message } of (error as AppError).errors ?? []) {
          // Where it stands inside is not said to staff.
          const { said } = insideOf(message);
          expect(said).toMatch(/^[\p{Lu}“\d].*[.!?]$/su);
          if (!EXAMPLE.test(said)) expect([said, codeIn(said)]).toEqual([said, []]);
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(100);
}, 60_000);
