/** Nothing can be made of what is stored. */
export class UnsendableError extends Error {
  override name = "UnsendableError";
}
