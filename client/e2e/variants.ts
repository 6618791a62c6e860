/**
 * Marks the journeys of a table that differ from their neighbors in little: `npm run test:sweeps` runs them, and
 * `npm test` the others.
 */
export const variantUnless = (isMain: boolean) => ({ tag: isMain ? [] : ["@variant"] });
