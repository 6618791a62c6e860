// On its own: where pictures are kept, for those who take them and for the page that shows them.
import { join } from "node:path";

const root = join(import.meta.dirname, "../../../../.screens");

/** Where the pictures of this run and of the one before are, and the page that shows them beside each other. */
export const folders = {
  now: join(root, "now"),
  before: join(root, "before"),
  page: join(root, "index.html"),
};

export const widths = [1440, 768, 360] as const;
export const schemes = ["light", "dark"] as const;
