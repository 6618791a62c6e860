import type { ProductsReply } from "./products-reply";
import type { AgentQuestion } from "./question-reply";

// The text beside a reply: short, for clients that show only that. It is no copy of the reply.

/** No more lines are written: the reply has all of it. */
const MAX_LINES = 5;
const MAX_OPTIONS = 12;

/** One line a question: its id, what it asks, and the ids that answer it. */
export function questionsInShort(questions: readonly AgentQuestion[]): string {
  return questions
    .map(({ id, question, isRequired, onlyIf, options = [], answer }) => {
      const ids = options.slice(0, MAX_OPTIONS).map((option) => option.id);
      const more = options.length > MAX_OPTIONS ? ` and ${options.length - MAX_OPTIONS} more` : "";
      const marks = [isRequired && "required", onlyIf && `only if ${onlyIf}`].filter(Boolean);
      const how = ids.length > 0 ? `[${ids.join(", ")}${more}]` : answer;
      return `${id}${marks.length > 0 ? ` (${marks.join("; ")})` : ""}: ${question} ${how}`;
    })
    .join("\n");
}

/** What it comes to, and the first products; of a set those that are chosen. */
export function productsInShort({ say, sections = [], set, currency, questions }: ProductsReply) {
  const all = sections.flatMap(({ products }) => products);
  const chosen = all.filter(({ isChosen }) => isChosen);
  const lines = (chosen.length > 0 ? chosen : all)
    .slice(0, MAX_LINES)
    .map(({ name, price, stock, score, url }) => {
      const facts = [
        price === null ? "price on request" : `${price} ${currency}`,
        stock,
        score !== undefined && `${score}%`,
      ];
      return `${[name, ...facts.filter(Boolean)].join(", ")}${url ? `: ${url}` : ""}`;
    });
  const total = set && `Together ${set.total} ${currency}.`;
  const asked = questions && questionsInShort(questions);
  return [say, ...lines, total, asked].filter(Boolean).join("\n");
}
