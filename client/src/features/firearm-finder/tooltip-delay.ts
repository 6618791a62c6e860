/** Shorter than elsewhere: these tooltips are read one after the other. */
export const TOOLTIP_DELAY_MS = 300;
