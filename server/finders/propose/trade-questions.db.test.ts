import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileLook } from "@shared/contracts/file-look";
import type { ProposedQuestions } from "@shared/contracts/finder-drafts";
import type { Question } from "@shared/finders/question";
import { alikeLabels } from "@shared/input/alike-labels";
import { perhapsAlike } from "@shared/input/perhaps-alike";
import { projectRoot } from "../../platform/process/project-root";
import { lookAtFile, sendImportFile } from "../../testing/import-file";
import { startTestApp, type TestApp } from "../../testing/test-app";

// What is proposed of files as shops have them, beside what an assistant of each trade would ask, and count as one answer:
// written down by somebody who knew the files, and nothing of this.

interface Trade {
  /** Headers of columns, what is asked first in front. */
  ask: string[];
  alsoFine: string[];
  never: string[];
  /** Of what is asked: products without it are of no use. */
  must: string[];
  /** Spellings of one answer, by the header. */
  sameValues: Record<string, string[][]>;
}

const FOLDER = join(projectRoot, "server/testing");
const trades = JSON.parse(readFileSync(join(FOLDER, "trade-questions.json"), "utf8")) as Record<
  string,
  Trade
>;
/** As many as are proposed besides the price. */
const MAX_ASKED = 5;

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

interface Proposed {
  trade: Trade;
  look: FileLook;
  asked: { header: string; question: Question }[];
}

/** Takes a file as it is proposed, and what is proposed to ask of it. */
async function proposedOf([file, trade]: [string, Trade], at: number): Promise<Proposed> {
  const bytes = readFileSync(join(FOLDER, "shop-files", file));
  const id = await sendImportFile(editor, bytes, { name: file });
  const look = await lookAtFile(editor, id);
  const catalog = `trade-${at}`;
  const plan = {
    id: catalog,
    name: file,
    currency: "EUR",
    isNew: true,
    source: { id: null, name: file },
    columns: look.columns.map((column) => column.plan),
    sheet: look.sheet,
    sameKey: "variants",
    knownKeys: "other",
  };
  await editor.post(`/api/admin/import-files/${id}/import`).send({ plan }).expect(200);
  const { body } = await editor.get(`/api/admin/catalogues/${catalog}/questions`).expect(200);
  const headers = new Map(look.columns.map((each) => [each.plan.attribute?.id, each.header]));
  const { questions } = body as ProposedQuestions;
  const asked = questions
    .filter(({ id }) => id !== "price")
    .map((question) => ({ header: headers.get(question.id) ?? question.id, question }));
  return { trade, look, asked };
}

const plain = (header: string) => header.replace(/\s+/g, " ").trim().toLowerCase();
const isAmong = (headers: readonly string[], header: string) =>
  headers.some((each) => plain(each) === plain(header));

function useOf({ options, rules }: Question): string {
  const own = rules[0]?.use ?? "score";
  if (!options) return own;
  if ("attribute" in options) return typeof options.means === "object" ? options.means.use : own;
  return Array.isArray(options) ? (options[0]?.rules[0]?.use ?? own) : own;
}
const isMust = (question: Question) => !["score", "avoid"].includes(useOf(question));

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** How many groups of spellings staff are offered as one, of those among a column's values. */
function offered({ trade, look }: Proposed): [offered: number, all: number] {
  let [found, all] = [0, 0];
  for (const { header, values, plan } of look.columns) {
    if (!["choice", "choices"].includes(plan.attribute?.kind ?? "")) continue;
    const labels = values.map(({ label }) => label);
    const alike = alikeLabels(labels);
    const grouped = new Set(alike.flat());
    const groups = [...alike, ...labels.flatMap((_, at) => (grouped.has(at) ? [] : [[at]]))];
    const names = groups.map(([first]) => labels[first!]!);
    const pairs = [
      ...alike,
      ...perhapsAlike(names).map(([one, other]) => [groups[one]![0]!, groups[other]![0]!]),
    ];
    const [, same = []] =
      Object.entries(trade.sameValues).find(([each]) => plain(each) === plain(header)) ?? [];
    for (const spellings of same) {
      const places = spellings
        .map((each) => labels.findIndex((label) => plain(label) === plain(each)))
        .filter((place, at, each) => place !== -1 && each.indexOf(place) === at);
      if (places.length < 2) continue;
      all += 1;
      const joined = new Set([places[0]!]);
      for (let more = true; more;) {
        const size = joined.size;
        for (const pair of pairs)
          if (pair.some((place) => joined.has(place))) for (const place of pair) joined.add(place);
        more = joined.size > size;
      }
      if (places.every((place) => joined.has(place))) found += 1;
    }
  }
  return [found, all];
}

it("asks what the trade asks, needs what it needs, and offers as one what it counts as one", async () => {
  const all: Proposed[] = [];
  for (const [at, each] of Object.entries(trades).entries()) all.push(await proposedOf(each, at));
  const count = (is: (header: string, trade: Trade, question: Question) => boolean) =>
    sum(
      all.map(
        ({ trade, asked }) =>
          asked.filter(({ header, question }) => is(header, trade, question)).length,
      ),
    );
  const wished = sum(all.map(({ trade }) => Math.min(MAX_ASKED, trade.ask.length)));
  const asked = count((header, { ask }) => isAmong(ask, header));
  const never = count((header, trade) => isAmong(trade.never, header));
  const needed = count((header, { must }) => isAmong(must, header));
  const musts = count((header, { must }, question) => isAmong(must, header) && isMust(question));
  const tooStrict = count(
    (header, { must }, question) => !isAmong(must, header) && isMust(question),
  );
  const [same, spelled] = all
    .map(offered)
    .reduce(([one, two], [found, of]) => [one + found, two + of], [0, 0]);
  const figures = { wished, asked, never, needed, musts, tooStrict, spelled, same };
  expect(wished).toBeGreaterThan(140);
  expect(asked / wished, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.72);
  expect(never, JSON.stringify(figures)).toBeLessThanOrEqual(1);
  expect(musts / needed, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.65);
  expect(tooStrict, JSON.stringify(figures)).toBeLessThanOrEqual(4);
  expect(spelled).toBeGreaterThan(140);
  expect(same / spelled, JSON.stringify(figures)).toBeGreaterThanOrEqual(0.72);
}, 400_000);
