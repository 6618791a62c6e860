/**
 * Of criteria in order of importance, those that can be met together: one after the other, each is kept
 * if something still matches. The others are the least that has to be relaxed; none of them could come
 * back. `fits` says whether anything meets all of the criteria given.
 */
export async function keepWhatFits<T>(
  criteria: readonly T[],
  fits: (criteria: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  const kept: T[] = [];
  for (const criterion of criteria) {
    if (await fits([...kept, criterion])) kept.push(criterion);
  }
  return kept;
}
