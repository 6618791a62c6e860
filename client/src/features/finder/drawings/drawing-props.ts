// On its own: drawings have it in common with the file that names them.

/** What is drawn: an option, for example, and what is said of it. */
export interface DrawingProps {
  id: string;
  tip?: string;
  /** The drawing's whole name. */
  drawing?: string;
}
