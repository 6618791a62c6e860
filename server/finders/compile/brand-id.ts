// On its own: tests replace it.

/** What a brand is called as an answer: it stands in addresses, and minds no capitals. */
export function brandId(brand: string): string {
  const id = brand
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  // One without a Latin letter or a digit is called by its bytes.
  return (id || `x${Buffer.from(brand.trim()).toString("hex")}`).slice(0, 64);
}
