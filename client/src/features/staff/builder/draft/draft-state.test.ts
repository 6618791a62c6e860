import { describe, expect, test } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import { changesBetween } from "@shared/finders/draft-changes";
import { keepSteps, keptSteps } from "./kept-steps";
import {
  edited,
  openedDraft,
  othersIn,
  redone,
  refreshed,
  resolved,
  saved,
  undone,
  unsavedIn,
  withSteps,
} from "./draft-state";

const documentOf = (...titles: string[]) =>
  ({
    schema: 1,
    locale: "en",
    title: { en: "Shoes" },
    questions: titles.map((title, at) => ({ id: `q${at}`, title: { en: title } })),
    groups: [],
    values: [],
    rules: [],
    sections: [],
    texts: {},
    screens: {},
  }) as unknown as FinderDocument;

const draftOf = (document: FinderDocument, revision = 1, savedBy = "Thandi") => ({
  document,
  revision,
  savedBy,
  savedAt: "2026-11-23T08:00:00.000Z",
});

const titlesOf = ({ document }: { document: FinderDocument }) =>
  document.questions.map(({ title }) => title.en);

const opened = openedDraft(draftOf(documentOf("One", "Two")));

describe("edits", () => {
  test("of one field are one step while they follow one another", () => {
    let state = edited(opened, documentOf("O", "Two"), "title q0", 0);
    state = edited(state, documentOf("Once", "Two"), "title q0", 1_000);
    expect(titlesOf(undone(state))).toEqual(["One", "Two"]);
  });

  test.each([
    ["of another field", "title q1", 1_000],
    ["after a pause", "title q0", 60_000],
  ])("%s are a step of their own", (_name, label, at) => {
    let state = edited(opened, documentOf("O", "Two"), "title q0", 0);
    state = edited(state, documentOf("Once", "Two"), label, at);
    expect(titlesOf(undone(state))).toEqual(["O", "Two"]);
  });

  test("that are undone come back, until something else is edited", () => {
    const state = undone(edited(opened, documentOf("Mine", "Two"), "a", 0));
    expect(titlesOf(state)).toEqual(["One", "Two"]);
    expect(titlesOf(redone(state))).toEqual(["Mine", "Two"]);
    const other = edited(state, documentOf("One", "Other"), "b", 0);
    expect(redone(other)).toBe(other);
  });

  test("that change nothing are no step", () => {
    expect(edited(opened, documentOf("One", "Two"), "a", 0)).toBe(opened);
  });
});

describe("saving", () => {
  test("keeps what was written while the server answered", () => {
    const sent = documentOf("Mine", "Two");
    const state = edited(edited(opened, sent, "a", 0), documentOf("Mine", "More"), "b", 0);
    const after = saved(state, sent, { draft: draftOf(sent, 2), refused: [] });
    expect(titlesOf(after)).toEqual(["Mine", "More"]);
    expect(unsavedIn(after)).toEqual(changesBetween(sent, documentOf("Mine", "More")));
  });

  test("shows a part that somebody else has changed as theirs, and mine beside it", () => {
    const mine = documentOf("Mine", "Two");
    const theirs = draftOf(documentOf("Theirs", "Two"), 2);
    const refused = changesBetween(documentOf("One", "Two"), mine);
    const after = saved(edited(opened, mine, "a", 0), mine, { draft: theirs, refused });
    expect(titlesOf(after)).toEqual(["Theirs", "Two"]);
    expect(unsavedIn(after)).toEqual([]);
    const [conflict] = after.conflicts;
    expect(conflict).toMatchObject({ is: { title: { en: "Mine" } } });
    expect(othersIn(after, conflict!)).toMatchObject({ title: { en: "Theirs" } });
    const taken = resolved(after, conflict!, "mine", 0);
    expect(titlesOf(taken)).toEqual(["Mine", "Two"]);
    expect(taken.conflicts).toEqual([]);
    expect(titlesOf(undone(taken))).toEqual(["Theirs", "Two"]);
    const left = resolved(after, conflict!, "theirs", 0);
    expect(titlesOf(left)).toEqual(["Theirs", "Two"]);
    expect(left.conflicts).toEqual([]);
  });
});

describe("what others save meanwhile", () => {
  test("comes into the page beside one's own changes", () => {
    const state = edited(opened, documentOf("Mine", "Two"), "a", 0);
    const after = refreshed(state, draftOf(documentOf("One", "Theirs"), 2));
    expect(titlesOf(after)).toEqual(["Mine", "Theirs"]);
    expect(after.conflicts).toEqual([]);
    // Undone is what was one's own.
    expect(titlesOf(undone(after))).toEqual(["One", "Theirs"]);
  });

  test("is no news where it is older than what this page has", () => {
    expect(refreshed(opened, draftOf(documentOf("Old"), 1))).toBe(opened);
  });

  test("that is the same as one's own change is no conflict", () => {
    const state = edited(opened, documentOf("Same", "Two"), "a", 0);
    const after = refreshed(state, draftOf(documentOf("Same", "Two"), 2));
    expect(after.conflicts).toEqual([]);
    expect(unsavedIn(after)).toEqual([]);
  });
});

test("changes that an earlier visit could not save are there again, and refused ones are shown", () => {
  const before = documentOf("One", "Two");
  const kept = changesBetween(before, documentOf("Mine", "Mine too"));
  const state = openedDraft(draftOf(documentOf("Theirs", "Two"), 5), kept);
  expect(titlesOf(state)).toEqual(["Theirs", "Mine too"]);
  expect(state.conflicts).toHaveLength(1);
});

describe("the steps of a tab", () => {
  const twice = edited(
    edited(opened, documentOf("Mine", "Two"), "a", 0),
    documentOf("Mine", "Too"),
    "b",
    1,
  );

  test("are undone after a reload, and made again", () => {
    keepSteps("shoes", undone(twice));
    const again = withSteps(openedDraft(draftOf(documentOf("Mine", "Two"))), keptSteps("shoes"));
    expect(titlesOf(undone(again))).toEqual(["One", "Two"]);
    expect(titlesOf(redone(again))).toEqual(["Mine", "Too"]);
    expect(titlesOf(undone(redone(again)))).toEqual(["Mine", "Two"]);
  });

  test("are of no draft that somebody has changed since, nor of one that was edited already", () => {
    keepSteps("shoes", twice);
    const other = openedDraft(draftOf(documentOf("Mine", "Too"), 2));
    expect(withSteps(other, keptSteps("shoes"))).toBe(other);
    const edit = edited(opened, documentOf("New", "Two"), "a", 0);
    expect(withSteps(edit, keptSteps("shoes"))).toBe(edit);
    expect(keptSteps("tents")).toBeUndefined();
  });

  test("are kept from the latest on, in few bytes", () => {
    let state = opened;
    const long = (at: number) => `${at} ${"x".repeat(10_000)}`;
    for (let at = 0; at < 60; at++) state = edited(state, documentOf(long(at), "Two"), `${at}`, at);
    keepSteps("shoes", state);
    const { past } = keptSteps("shoes")!;
    expect(past.at(-1)).toEqual(state.past.at(-1));
    expect(past.length).toBeGreaterThan(2);
    expect(past.length).toBeLessThan(60);
    expect(JSON.stringify(past).length).toBeLessThan(200_000);
  });
});
