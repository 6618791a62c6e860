/** Rows per read: few enough not to block the embedded database for long. */
const BATCH_SIZE = 2_000;

/** All rows of a table, read in batches; `read` gives those after a row, or the first ones. */
export async function allRows<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const batch = await read(all.at(-1), BATCH_SIZE);
    all.push(...batch);
    if (batch.length < BATCH_SIZE) return all;
  }
}
