import { featureId } from "../feature-id";

/**
 * A key that all spellings of the same choice share: retailers write features by their names and calibers
 * with spaces, lists have ids.
 */
export function choiceKey(field: string, value: string): string {
  if (field === "features") return featureId(value);
  return field === "caliber" ? value.replaceAll("_", " ") : value;
}
