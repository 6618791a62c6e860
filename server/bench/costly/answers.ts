import type { FinderDocument } from "@shared/finders/document";

/** What is asked with answers: the end of a path, of shoppers and of drafts alike. */
export type Asked = "counts" | "suggestions" | "recommendations";

/** What answers can be given to: plain data, which another process is sent. */
export interface Answerable {
  /** Questions of options: their ids, those of their options, and whether several may be chosen. */
  choices: { id: string; options: string[]; isMany: boolean }[];
  /** Questions for a range of money. */
  prices: { id: string; max: number }[];
}

export const answerableIn = ({ questions }: FinderDocument): Answerable => ({
  choices: questions.flatMap(({ id, ask, options }) =>
    Array.isArray(options)
      ? [{ id, options: options.map((each) => each.id), isMany: ask.kind === "many" }]
      : [],
  ),
  prices: questions.flatMap(({ id, ask }) => (ask.kind === "price" ? [{ id, max: ask.max }] : [])),
});

/**
 * Answers to every question, as an address has them: of several choices more or fewer of them, chosen at random among
 * so many that nobody gave them before.
 */
export function freshAnswers({ choices, prices }: Answerable): string {
  const part = 0.3 + Math.random() * 0.6;
  const chosen = choices.map(({ id, options, isMany }) => {
    const [first = ""] = options;
    if (!isMany) return `${id}=${first}`;
    // The first is common among the products: something is left.
    return `${id}=${options.filter((_, at) => at === 0 || Math.random() < part).join(",")}`;
  });
  const cents = (max: number) => (max / 2 + (Math.random() * max) / 2).toFixed(2);
  return [...chosen, ...prices.map(({ id, max }) => `${id}=0..${cents(max)}`)].join("&");
}

/** The query of a question: counts are asked of every question. */
export function freshQuery(asked: Asked, answerable: Answerable): string {
  const answers = freshAnswers(answerable);
  if (asked !== "counts") return answers;
  const of = [...answerable.choices, ...answerable.prices].map(({ id }) => id).join(",");
  return `of=${of}&${answers}`;
}
