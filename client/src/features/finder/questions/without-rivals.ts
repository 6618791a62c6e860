import type { ShownOption } from "@shared/contracts/finders";

/** An exclusive option stands alone: the one just chosen drives out the others. Undefined if none is left. */
export function withoutRivals(
  options: readonly ShownOption[],
  before: readonly string[],
  now: readonly string[],
): string[] | undefined {
  const isExclusive = (id: string) =>
    options.find((each) => each.id === id)?.exclusive !== undefined;
  const added = now.find((id) => !before.includes(id));
  const left = now.filter(
    (id) => added === undefined || id === added || !(isExclusive(added) || isExclusive(id)),
  );
  return left.length > 0 ? left : undefined;
}
