// What the parts of an answer take, in operations: one is a word of 32 rows that is combined with another, about a
// nanosecond of a processor. `npm run bench -- estimate` compares what is made of them with what answers take.

/** The most operations of one answer: about three seconds of a processor. */
export const MAX_OPERATIONS = 3_000_000_000;

export const OPERATIONS = {
  /** A word of one set of rows that is combined with another set, which is counted or asked whether all is in it. */
  word: 4,
  /** The same where nothing but the union is made. */
  unitedWord: 1,
  /** A row whose value is looked up to make a set of rows. */
  rowSet: 4,
  /** A row of a column that is asked for the first time. */
  rowOfColumn: 20,
  /** A value of such a column, whose words are put where they are found. */
  valueOfColumn: 1_000,
  /** A value that is tested by itself. */
  value: 50,
  /** A test, read and looked up. */
  test: 10_000,
  /** A test that says of one product what it is listed for, in a sentence. */
  reason: 2_500,
  /** A row of a list that is looked at. */
  listRow: 50,
  /** An answer that is read, with what it asks: once for each change of answers. */
  answer: 12_000,
  /** The same where one option after the other is tried in a question. */
  answerBeside: 3_000,
  /** A row that gets its place in a list; the same where one list is made after the other; one that may be the best. */
  rankedRow: 100,
  rankedAgain: 40,
  triedRow: 8,
  /** What a row earns by one wish, added up; the same in what many answers share; and worked out by several columns. */
  point: 8,
  sharedPoint: 2,
  pointOfSeveral: 120,
  /** A product whose packs are put together, one of its packs, and a unit that one pack is tried for. */
  packedProduct: 1_000,
  pack: 500,
  unit: 3,
} as const;
