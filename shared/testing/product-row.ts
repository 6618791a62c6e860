/** A product of either catalog that comes with the product, as the server sends it. */
export interface ProductRow extends Record<string, unknown> {
  id: string;
  name: string;
  updatedAt: string;
}
