/** Specification, section 9. */
export const TOOLTIP_DELAY_MS = 300;
