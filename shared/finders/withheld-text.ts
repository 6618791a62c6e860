// On its own: page and mail say it alike.

type SayWithheld = (
  key: "withheld" | "withheld-one",
  values: Record<string, string | number>,
) => string;

/** "12 products are not shown. The shop does not state the size." */
export const withheldText = (
  say: SayWithheld,
  { count, text }: { count: number; text: string },
): string =>
  say(count === 1 ? "withheld-one" : "withheld", {
    count,
    reason: /[.!?]$/.test(text) ? text : `${text}.`,
  });
