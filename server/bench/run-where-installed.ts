/** What a program started, and how each of it is removed. */
export type Leftovers = (() => unknown)[];

/**
 * Runs a measurement where all that it needs is installed, and removes its leftovers; elsewhere it says what is
 * missing: `missing` has a sentence or `false` for each need.
 */
export async function runWhereInstalled(
  missing: readonly (string | false)[],
  measure: (leftovers: Leftovers) => Promise<void>,
): Promise<void> {
  const sentences = missing.filter((each) => each !== false);
  if (sentences.length > 0) {
    console.log(`not run: ${sentences.join("; ")}`);
    return;
  }
  await removingLeftovers(measure);
}

/** Runs a measurement; afterwards, however it ended, its leftovers are removed, the newest first. */
export async function removingLeftovers(
  measure: (leftovers: Leftovers) => Promise<void>,
): Promise<void> {
  const leftovers: Leftovers = [];
  try {
    await measure(leftovers);
  } finally {
    for (const remove of leftovers.toReversed()) await remove();
  }
}
