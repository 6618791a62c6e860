import { z } from "zod";

/** What the page around a finder may say; prefilled answers are checked by the finder they are for. */
const hostMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("init"), data: z.unknown() }),
  z
    .object({ type: z.literal("prefill"), data: z.object({ preferences: z.unknown() }) })
    .transform(({ type, data }) => ({ type, preferences: data.preferences })),
  z.object({ type: z.literal("restart") }),
]);

/** The message, if it is one of those; nothing else passes. */
export function readHostMessage(said: unknown) {
  return hostMessage.safeParse(said).data;
}
