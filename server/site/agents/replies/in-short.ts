import type { ProductsReply } from "./products-reply";
import type { AgentQuestion } from "./question-reply";

// The text beside a reply: short, for clients that show only that. It is no copy of the reply.

/** So many products are linked; of the others the name says enough. */
const MAX_LINKS = 5;
const MAX_OPTIONS = 40;

/** One line a question: its id, what it asks, and what answers it. */
export function questionsInShort(questions: readonly AgentQuestion[]): string {
  return questions
    .map(({ id, question, isRequired, onlyIf, options = [], answer }) => {
      const labels = options
        .slice(0, MAX_OPTIONS)
        .map((each) =>
          each.id === each.label.toLowerCase() ? each.id : `${each.id} (${each.label})`,
        );
      const more = options.length > MAX_OPTIONS ? ` and ${options.length - MAX_OPTIONS} more` : "";
      const marks = [isRequired && "required", onlyIf && `only if ${onlyIf}`].filter(Boolean);
      const how = labels.length > 0 ? `[${labels.join(", ")}${more}]` : answer;
      return `${id}${marks.length > 0 ? ` (${marks.join("; ")})` : ""}: ${question} ${how}`;
    })
    .join("\n");
}

/** What it comes to, and the first products; of a set those that are chosen. */
export function productsInShort(reply: ProductsReply): string {
  const { say, sections = [], set, currency, questions, instead = [], url } = reply;
  const all = sections.flatMap(({ products }) => products);
  const chosen = all.filter(({ isChosen }) => isChosen);
  const lines = (chosen.length > 0 ? chosen : all).map(
    ({ name, price, stock, score, reasons = [], notMet = [], url: page }, at) => {
      // What earned nothing is what a person has to hear of.
      const missed = reasons.flatMap((each) => /^0\/\d+ (.*)$/.exec(each)?.[1] ?? []);
      const facts = [
        price === null ? "price on request" : `${price} ${currency}`,
        stock,
        score !== undefined && `${score}%`,
        ...missed,
        ...notMet,
      ];
      const link = page && at < MAX_LINKS ? `: ${page}` : "";
      return `${at + 1}. ${[name, ...facts.filter(Boolean)].join(", ")}${link}`;
    },
  );
  const total = set && `Together ${set.total} ${currency}.`;
  const notes = sections.flatMap((each) => each.notes ?? []);
  const changes = instead.map(
    ({ change, count, bestScore, answers: changed }) =>
      `Or: ${change} (${count}, best ${bestScore}%): ${JSON.stringify(changed)}`,
  );
  const asked = questions && questionsInShort(questions);
  const page = lines.length > 0 && `All of them: ${url}`;
  return [say, ...lines, total, ...notes, ...changes, asked, page].filter(Boolean).join("\n");
}
