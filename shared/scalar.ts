/** The value of a text, number or flag column. */
export type Scalar = string | number | boolean | null | undefined;

/** A scalar as a text; nothing is an empty one. */
export const scalarText = (value: Scalar): string => String(value ?? "");
