import fc from "fast-check";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";

/** A change of a document as JSON: what is done, where, and with which other part of it. */
interface Change {
  how: "rename" | "remove" | "double" | "exchange" | "number" | "borrow";
  where: number;
  other: number;
}

type Holder = Record<string, unknown> | unknown[];

/** A place in a document, with what stands there; the places in a list have no name. */
interface Place {
  holder: Holder;
  name: string;
  value: unknown;
}

/** Names of nothing; two of them are of every object. */
const NOTHING = ["gone", "constructor", "toString"];
const NUMBERS = [0, -1, 0.5, 1, 7, 1_000_000];

const anyChange: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("rename", "remove", "double", "exchange", "number", "borrow"),
  where: fc.nat(),
  other: fc.nat(),
});

/**
 * A document that was sound, after one to four changes that need not leave it so: parts are renamed, removed, doubled,
 * put in each other's place, or in another's. Only what the schema takes.
 */
export const anyMutant = (sound: fc.Arbitrary<FinderDocument>): fc.Arbitrary<FinderDocument> =>
  fc
    .tuple(sound, fc.array(anyChange, { minLength: 1, maxLength: 4 }))
    .map(([document, changes]) => {
      const mutant = JSON.parse(JSON.stringify(document)) as Holder;
      for (const change of changes) makeChange(mutant, change);
      return finderDocument.safeParse(mutant).data;
    })
    .filter((document) => document !== undefined);

function makeChange(document: Holder, { how, where, other }: Change): void {
  const places = placesIn(document);
  const place = oneOf(places.filter(SUITS[how]), where);
  if (!place) return;
  if (how === "rename") {
    const words = new Set([...NOTHING, ...places.flatMap(({ value }) => wordIn(value))]);
    put(place, oneOf([...words], other));
  } else if (how === "number") put(place, oneOf(NUMBERS, other));
  else if (how === "remove") remove(place);
  else if (how === "double") (place.holder as unknown[]).push(structuredClone(place.value));
  else {
    const alike = places.filter(
      ({ name, value }) => name === place.name && typeof value === typeof place.value,
    );
    const second = oneOf(alike, other)!;
    if (isWithin(place, second) || isWithin(second, place)) return;
    const [mine, its] = [place.value, second.value].map((each) => structuredClone(each));
    put(place, its);
    if (how === "exchange") put(second, mine);
  }
}

const SUITS: Record<Change["how"], (place: Place) => boolean> = {
  rename: ({ value }) => typeof value === "string",
  number: ({ value }) => typeof value === "number",
  double: ({ holder }) => Array.isArray(holder),
  remove: () => true,
  exchange: () => true,
  borrow: () => true,
};

const oneOf = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const wordIn = (value: unknown) => (typeof value === "string" ? [value] : []);
const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

const placesIn = (holder: Holder): Place[] =>
  Object.entries(holder).flatMap(([name, value]: [string, unknown]): Place[] => [
    { holder, name: Array.isArray(holder) ? "" : name, value },
    ...(isHolder(value) ? placesIn(value) : []),
  ]);

/** Whether a place is within what stands at the other, or is that place. */
const isWithin = (inner: Place, { holder, name, value }: Place): boolean =>
  (inner.holder === holder && inner.name === name && inner.value === value) ||
  (isHolder(value) &&
    (inner.holder === value || placesIn(value).some((each) => inner.holder === each.holder)));

function put({ holder, name, value }: Place, next: unknown): void {
  if (Array.isArray(holder)) holder[holder.indexOf(value)] = next;
  else holder[name] = next;
}

function remove({ holder, name, value }: Place): void {
  if (Array.isArray(holder)) holder.splice(holder.indexOf(value), 1);
  else delete holder[name];
}

/** An answer to each question whose own text tells one, as addresses write them. */
export const plainAnswers = ({ questions }: FinderDocument): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((each) => {
      const answer = plainAnswer(each);
      return answer === undefined ? [] : [[each.id, answer]];
    }),
  );

function plainAnswer({ ask, options }: Question): string | undefined {
  if (ask.kind === "number") return String(ask.min);
  if (ask.kind === "price") return `..${ask.max}`;
  if (ask.kind === "date") return ask.min ?? "2026-11-22";
  if (ask.kind === "find") return "a";
  return Array.isArray(options) ? options[0]?.id : undefined;
}
