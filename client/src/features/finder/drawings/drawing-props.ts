// On its own: drawings load one by one.

/** What is drawn: an option, for example, and what is said of it. */
export interface DrawingProps {
  id: string;
  tip?: string;
  /** The drawing's whole name. */
  drawing?: string;
}
