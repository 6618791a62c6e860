/** No mail can be made of the stored data. */
export class UnsendableError extends Error {
  override name = "UnsendableError";
}
