// On its own: every reply leaves out what it has nothing to say of.

/** The same without fields that are undefined and lists that are empty. Products and options of a list stay. */
export function compact<Reply extends object>(reply: Reply): Reply {
  const isSaid = ([name, value]: [string, unknown]) =>
    value !== undefined && (KEPT.has(name) || !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(Object.entries(reply).filter(isSaid)) as Reply;
}

/** Lists that say something by being empty. */
const KEPT = new Set(["products", "answers", "questions", "finders"]);
