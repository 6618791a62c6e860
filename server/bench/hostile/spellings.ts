import fc from "fast-check";
import {
  actionIds,
  ammoCategoryIds,
  firearmTypeIds,
  purposeIds,
} from "@shared/specification/firearm-options";
import { bedOptionRows } from "../../specification/seed/built-in-finders";
import { converse } from "./converse";
import { percent } from "./requests";

interface Question {
  path: string;
  answers: [name: string, value: string][];
}

const ids = (options: readonly { id: string }[]) => fc.constantFrom(...options.map(({ id }) => id));
const inNewDatabase = bedOptionRows();
const price = fc.integer({ min: 0, max: 30_000 }).map(String);
const asked = (fields: Record<string, fc.Arbitrary<string>>) =>
  fc
    .record(fields, { requiredKeys: [] })
    .map((given) => Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]));

const beds = fc.record({
  path: fc.constantFrom("/api/recommendations", "/api/recommendations/suggestions"),
  answers: asked({
    sleepStyle: ids(inNewDatabase.sleepStyles),
    bedSize: ids(inNewDatabase.bedSizes),
    mattressType: ids(inNewDatabase.mattressTypes),
    firmness: ids(inNewDatabase.firmnessLevels),
    features: ids(inNewDatabase.features),
    maxPrice: price,
  }),
});
const firearmAnswers = {
  type: fc.constantFrom(...firearmTypeIds),
  purpose: fc.constantFrom(...purposeIds),
  action: fc.constantFrom(...actionIds),
  category: fc.constantFrom(...ammoCategoryIds),
};
const firearms = fc.oneof(
  fc.record({
    path: fc.constantFrom("/api/safari/counts", "/api/safari/brands"),
    answers: asked(firearmAnswers),
  }),
  fc.record({
    path: fc.constant("/api/safari/products"),
    answers: asked({ ...firearmAnswers, maxPrice: price }),
  }),
);
const questions: fc.Arbitrary<Question> = fc.oneof(beds, firearms);

const written = (answers: Question["answers"], value = (text: string) => text) =>
  answers.map(([name, text]) => `${name}=${value(text)}`).join("&");

/** Spellings of the same question; the last ones try to get the answer cached under another key. */
function spellingsOf({ path, answers }: Question): string[] {
  const plain = `${path}?${written(answers)}`;
  return [
    `${path}?${written(answers.toReversed())}`,
    `${path}?${written(answers, percent)}`,
    `${path.toUpperCase()}/?${written(answers)}&`,
    `http://evil.example${plain}`,
    `${path}?${written(answers.map(([name, text]) => [name, name === "maxPrice" ? `${text}.00` : text]))}`,
    `${path}?${written(answers.map(([name, text]) => [name, name === "features" ? `${text},,${text}` : text]))}`,
    `${plain}#?bedSize=king&type=rifle`,
    `${plain}#&bedSize=king`,
  ];
}

/**
 * Asks one server in every spelling and a fresh one plainly; returns the answers that differ, and the
 * number of answers compared.
 */
export async function compareSpellings(
  here: { port: number; cookie: string },
  fresh: { port: number; cookie: string },
  rounds: number,
  seed: number,
): Promise<{ compared: number; differing: string[] }> {
  const differing: string[] = [];
  let compared = 0;
  for (const question of fc.sample(questions, { numRuns: rounds, seed })) {
    const plain = `${question.path}?${written(question.answers)}`;
    const expected = await ask(fresh, plain);
    for (const target of [...spellingsOf(question), plain]) {
      compared += 1;
      if ((await ask(here, target)) !== expected) differing.push(target);
    }
  }
  return { compared, differing };
}

async function ask({ port, cookie }: { port: number; cookie: string }, target: string) {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`;
  const [reply] = await converse(port, bytes, ["GET"]);
  if (reply?.status !== 200) throw new Error(`${target}: ${reply?.status} ${reply?.body}`);
  const { headers, body } = reply;
  return [headers.get("x-relaxed"), headers.get("x-total-count"), body].join("\n");
}
