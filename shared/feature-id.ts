/** The id under which a product's feature name is looked up (specification, section 3). */
export function featureId(name: string): string {
  return name.trim().toLowerCase().replaceAll(" ", "_");
}
