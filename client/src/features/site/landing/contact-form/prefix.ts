// On its own: the built page and the browser must count ids alike.

/** Keeps the ids of the prerendered and the hydrated form the same. */
export const CONTACT_PREFIX = "contact-";
