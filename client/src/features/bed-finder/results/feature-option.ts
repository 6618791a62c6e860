import type { FeatureOption } from "@shared/contracts/bed-options";
import { featureId } from "@shared/feature-id";

/** What the list of features says of a product's feature, however the product spells it. */
export function featureOption(name: string, options: FeatureOption[]): FeatureOption | undefined {
  const id = featureId(name);
  return options.find((option) => option.id === id);
}

/** As the list of features calls it; as the product does where the list has no such feature. */
export function featureLabel(name: string, options: FeatureOption[]): string {
  return featureOption(name, options)?.label ?? name;
}
