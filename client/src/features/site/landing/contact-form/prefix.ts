/** Keeps the ids of the prerendered and the hydrated form the same. */
export const CONTACT_PREFIX = "contact-";
