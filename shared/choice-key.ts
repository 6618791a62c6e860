import { featureId } from "./feature-id";

/**
 * What two spellings of the same choice have in common: retailers write features by their names and
 * calibers with spaces, lists have ids.
 */
export function choiceKey(field: string, value: string): string {
  if (field === "features") return featureId(value);
  return field === "caliber" ? value.replaceAll("_", " ") : value;
}
