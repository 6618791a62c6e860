/** The value of a text, number or flag column. */
export type Scalar = string | number | boolean | null | undefined;

/** A scalar as text; null and undefined become the empty text. */
export const scalarText = (value: Scalar): string => String(value ?? "");
