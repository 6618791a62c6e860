/**
 * Writes objects as JSON, each once, and with it what differs from reply to reply: a product is in many
 * replies, and writing it takes longer than finding it.
 */
export function writtenOnce<Item extends object>(
  shown: (item: Item) => object,
): (item: Item, more: string) => string {
  /** Without the closing brace. */
  const texts = new WeakMap<Item, string>();
  return (item, more) => {
    let text = texts.get(item);
    if (text === undefined) texts.set(item, (text = JSON.stringify(shown(item)).slice(0, -1)));
    return `${text},${more}}`;
  };
}
