// What the numbers of documents mean, where that differs: a stored version keeps what it was published with.
// On its own: pages have it without the schema.

/** The number of new documents. Older ones keep theirs where it is the meaning that changed, else they are migrated when they are read. */
export const DOCUMENT_SCHEMA = 2;

/**
 * Whether the musts of a document's facts hide what is not stated, which they do from 2 on. Those of an older document
 * keep it behind the others, marked.
 */
export const factsHide = ({ schema }: { schema: number }): boolean => schema >= 2;
