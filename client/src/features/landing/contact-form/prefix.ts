/** Keeps the ids of the prerendered form and of the living one the same. */
export const CONTACT_PREFIX = "contact-";
