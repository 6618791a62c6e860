import type { Cover } from "./covers";
import type { Departure, StatedLine } from "./statements";

interface Known {
  lines: readonly StatedLine[];
  departures: Readonly<Record<string, Departure>>;
  covers: readonly Cover[];
}

/** What is wrong between statements, departures and tests: a sentence each. */
export function problems({ lines, departures, covers }: Known): string[] {
  const ids = lines.flatMap(({ says }) => Object.keys(says));
  const known = new Set(ids);
  const shown = new Set(covers.flatMap(({ shows }) => shows));
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice.`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `No test shows ${id}.`),
    ...covers.flatMap(({ file, shows }) =>
      shows.filter((id) => !known.has(id)).map((id) => `${file} shows ${id}, which nothing says.`),
    ),
    ...Object.entries(departures).flatMap(([id, { decision, design }]) => [
      ...(known.has(id) ? [] : [`A departure names ${id}, which nothing says.`]),
      ...((decision ?? design) ? [] : [`The departure from ${id} names no decision.`]),
    ]),
  ];
}

const CHAPTERS = [
  "What the product does and for whom",
  "Screens and routes",
  "Entities and their fields",
  "States and transitions",
  "Validation rules",
  "Roles and permissions",
  "The calls it makes",
  "The catalog of errors",
  "Business constants and limits",
];

/** `SPECIFICATION.md`: each statement, and where it is shown. */
export function specificationText({ lines, departures, covers }: Known): string {
  const statements = lines.flatMap(({ says }) => Object.entries(says));
  const departed = Object.keys(departures).length;
  const where = (id: string) =>
    covers
      .filter(({ shows }) => shows.includes(id))
      .map(({ file, name }) => `\`${file}\`: ${cell(name)}`)
      .join("<br>");
  const row = ([id, text]: [string, string]) => {
    const departure = departures[id];
    const instead = departure && ` **Departed from**${basis(departure)}: ${departure.instead}`;
    return `| ${id} | ${cell(text)}${cell(instead ?? "")} | ${where(id)} |`;
  };
  return [
    "# The specification, line by line",
    "",
    "`npm run docs:specification` writes this table from `server/development/specification-coverage/statements` and from the tests, each of which",
    "names above itself what it shows (`// Shows 2.gate.words.`). A test fails while a statement has no test that shows it,",
    "a test names one that is not there, or this file is not what they make.",
    "",
    `${statements.length} statements of ${lines.length} lines: ${statements.length - departed} are kept as they are written, ${departed} are departed from by a decision. 0 are without a test.`,
    "",
    ...CHAPTERS.flatMap((title, at) => [
      `## ${at + 1}. ${title}`,
      "",
      "| statement | what it says | shown by |",
      "| --- | --- | --- |",
      ...statements.filter(([id]) => id.startsWith(`${at + 1}.`)).map(row),
      "",
    ]),
  ].join("\n");
}

function basis({ decision, design }: Departure): string {
  if (decision !== undefined) return ` (decision ${decision})`;
  return ` (product design, “${cell(design!)}”)`;
}

const cell = (text: string) => text.replaceAll("|", "\\|");
