/** The id under which a product's feature name is looked up. */
export function featureId(name: string): string {
  return name.trim().toLowerCase().replaceAll(" ", "_");
}
