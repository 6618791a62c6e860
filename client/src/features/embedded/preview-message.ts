// On its own: it loads in previews alone.
import { z } from "zod";
import { embedSettings } from "@shared/contracts/embed-settings";

/** The message of the staff area's live preview. */
export const previewMessage = z.object({
  source: z.literal("product-finder"),
  v: z.literal(1),
  type: z.literal("preview"),
  data: z.object({ settings: embedSettings }),
});
