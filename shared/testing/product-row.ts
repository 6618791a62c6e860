/** A product of either catalog of the specification, as the server sends it. */
export interface ProductRow extends Record<string, unknown> {
  id: string;
  name: string;
  updatedAt: string;
}
