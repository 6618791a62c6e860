import { freshAnswers, type Answerable } from "./answers";
import { asker } from "./beside";
import { median, said } from "./times";

/** Rounds that are not counted: the server has been at work for a while. */
const WARM = 30;

/**
 * How long counts of every option, and a list with the same answers, take over a connection that is kept, one after
 * the other and never asked before. Returns what is to be said, and the median of the counts in milliseconds.
 */
export async function askQuietly(
  url: string,
  slug: string,
  answerable: Answerable,
  rounds: number,
): Promise<{ text: string; countsMs: number }> {
  const { ask, close } = asker(url);
  const of = answerable.choices.map(({ id }) => id).join(",");
  const counts: number[] = [];
  const lists: number[] = [];
  let found = 0;
  for (let round = -WARM; round < rounds; round++) {
    const answers = freshAnswers(answerable);
    const counted = await ask(`/api/finders/${slug}/counts?of=${of}&${answers}`);
    const listed = await ask(`/api/finders/${slug}/recommendations?${answers}`);
    for (const { status, text } of [counted, listed]) {
      if (status !== 200) throw new Error(`${slug}: ${status} ${text.slice(0, 200)}`);
    }
    const numbers = optionsCounted(counted.text);
    if (numbers.length === 0) throw new Error(`${slug}: counts were left out`);
    if (round < 0) continue;
    found += numbers.filter((number) => number > 0).length / numbers.length;
    counts.push(counted.ms);
    lists.push(listed.ms);
  }
  close();
  const countsMs = median(counts);
  const range = (times: number[]) => `${said(Math.min(...times))} to ${said(Math.max(...times))}`;
  return {
    countsMs,
    text: [
      `counts ${said(countsMs)} ms (${range(counts)})`,
      `a list with the same answers ${said(median(lists))} ms (${range(lists)})`,
      `ratio ${(countsMs / median(lists)).toFixed(2)}`,
      `${rounds} rounds; ${Math.round((found / rounds) * 100)} % of the options leave any product`,
    ].join("; "),
  };
}

const optionsCounted = (text: string): number[] => {
  const { questions } = JSON.parse(text) as { questions: Record<string, Record<string, number>> };
  return Object.values(questions).flatMap((each) => Object.values(each));
};
