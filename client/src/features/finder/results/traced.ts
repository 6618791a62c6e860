/** The products that a trace records: at most 24, each once. */
export function traced(items: readonly { id: string; score: number }[]) {
  const byId = new Map(items.map(({ id, score }) => [id, { id, score }]));
  return [...byId.values()].slice(0, 24);
}
