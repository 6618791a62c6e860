/** What a brand is called as an answer: it stands in addresses. Empty for one without a Latin letter or a digit. */
export function brandId(brand: string): string {
  return brand
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 64);
}
