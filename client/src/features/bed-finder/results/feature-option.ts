import type { FeatureOption } from "@shared/contracts/bed-options";
import { featureId } from "@shared/feature-id";

/** The list's entry for a product's feature, regardless of spelling. */
export function featureOption(name: string, options: FeatureOption[]): FeatureOption | undefined {
  const id = featureId(name);
  return options.find((option) => option.id === id);
}

/** The list's label for a feature; the product's own spelling if the list lacks it. */
export function featureLabel(name: string, options: FeatureOption[]): string {
  return featureOption(name, options)?.label ?? name;
}
