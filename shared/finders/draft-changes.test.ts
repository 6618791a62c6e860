import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyChanges,
  changesBetween,
  partName,
  withoutChanges,
  type DraftChange,
} from "./draft-changes";
import type { FinderDocument } from "./document";

const question = (id: string, title: string) => ({ id, title: { en: title } });

/** A document as far as changes look at it. */
const documentOf = (questions: { id: string; title: { en: string } }[], title = "Shoes") =>
  ({
    schema: 1,
    locale: "en",
    title: { en: title },
    questions,
    groups: [],
    values: [],
    rules: [],
    sections: [],
    texts: {},
    screens: {},
  }) as unknown as FinderDocument;

const anyDocument = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), { minLength: 1 }),
    fc.array(fc.constantFrom("One", "Two", "Three"), { minLength: 7, maxLength: 7 }),
    fc.constantFrom("Shoes", "Boots"),
  )
  .map(([ids, titles, title]) =>
    documentOf(
      ids.map((id, at) => question(id, titles[at]!)),
      title,
    ),
  );

const idsOf = ({ questions }: FinderDocument) => questions.map(({ id }) => id);

test("changes lead from any document to any other, also as JSON and sent twice", () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const changes = JSON.parse(JSON.stringify(changesBetween(before, after))) as DraftChange[];
      const once = applyChanges(before, changes);
      expect(once).toEqual({ document: after, refused: [] });
      expect(applyChanges(once.document, changes)).toEqual({ document: after, refused: [] });
    }),
  );
});

test("no change is made where nothing changed, whatever the order of fields", () => {
  const before = documentOf([question("a", "One")]);
  const same = documentOf([{ title: { en: "One" }, id: "a" }]);
  expect(changesBetween(before, { ...same, text: undefined })).toEqual([]);
});

test("two people who change different questions both have what they wrote", () => {
  const before = documentOf([question("a", "One"), question("b", "Two"), question("c", "Three")]);
  const mine = documentOf([question("b", "Two"), question("c", "Three"), question("a", "Mine")]);
  const theirs = documentOf([question("a", "One"), question("b", "Theirs"), question("d", "New")]);
  const { document } = applyChanges(before, changesBetween(before, theirs));
  const merged = applyChanges(document, changesBetween(before, mine));
  expect(merged.refused).toEqual([]);
  expect(merged.document.questions).toEqual([
    question("b", "Theirs"),
    question("a", "Mine"),
    question("d", "New"),
  ]);
});

test("of two people who change one question, the second is told, and the rest of the change is made", () => {
  const before = documentOf([question("a", "One"), question("b", "Two")]);
  const theirs = documentOf([question("a", "Theirs"), question("b", "Two")]);
  const mine = documentOf([question("a", "Mine"), question("b", "Mine")]);
  const changes = changesBetween(before, mine);
  const { document, refused } = applyChanges(theirs, changes);
  expect(document).toEqual(documentOf([question("a", "Theirs"), question("b", "Mine")]));
  expect(refused).toEqual([
    { part: "questions", id: "a", was: question("a", "One"), is: question("a", "Mine") },
  ]);
});

test.each<[string, string[], string[]]>([
  ["changed and removed", ["a", "b"], ["b"]],
  ["removed and changed", ["b"], ["a", "b"]],
])("a question that is %s by two people is refused to the second", (_name, theirs, mine) => {
  const before = documentOf([question("a", "One"), question("b", "Two")]);
  const of = (ids: string[]) =>
    documentOf(ids.map((id) => question(id, id === "a" ? "Changed" : "Two")));
  const { document } = applyChanges(before, changesBetween(before, of(theirs)));
  const { refused } = applyChanges(document, changesBetween(before, of(mine)));
  expect(refused.map((each) => "id" in each && each.id)).toEqual(["a"]);
});

test("a question that is moved after one that is gone stands last", () => {
  const before = documentOf(["a", "b", "c"].map((id) => question(id, id)));
  const mine = documentOf(["b", "a", "c"].map((id) => question(id, id)));
  const theirs = documentOf(["a", "c"].map((id) => question(id, id)));
  const { document } = applyChanges(theirs, changesBetween(before, mine));
  expect(idsOf(document).toSorted()).toEqual(["a", "c"]);
});

test("what is left out of a document is as it was, and all else as it is", () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, fc.nat(), (before, after, chance) => {
      const changes = changesBetween(before, after);
      expect(withoutChanges(before, after, [])).toEqual(after);
      expect(withoutChanges(before, after, changes)).toEqual(before);
      const leftOut = changes.filter((_, at) => (chance >> at) % 2 === 1);
      const names = leftOut.map(partName);
      const made = withoutChanges(before, after, leftOut);
      for (const { id } of [...before.questions, ...after.questions]) {
        const of = (document: FinderDocument) => document.questions.find((each) => each.id === id);
        const expected = names.includes(`questions ${id}`) ? before : after;
        expect(of(made)).toEqual(of(expected));
      }
      expect(made.title).toEqual(names.includes("title") ? before.title : after.title);
    }),
  );
});

test("what stood behind something new that is left out stands behind the one before that", () => {
  const before = documentOf([question("a", "One"), question("b", "Two")]);
  const after = documentOf(["a", "new", "newer", "b"].map((id) => question(id, "One")));
  const made = withoutChanges(before, after, [{ part: "questions", id: "new" }]);
  expect(idsOf(made)).toEqual(["a", "newer", "b"]);
});
