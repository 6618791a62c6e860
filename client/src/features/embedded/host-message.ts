import { z } from "zod";

/** The messages a host page may send; the finder itself checks prefilled answers. */
const hostMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("init"), data: z.unknown() }),
  z
    .object({ type: z.literal("prefill"), data: z.object({ preferences: z.unknown() }) })
    .transform(({ type, data }) => ({ type, preferences: data.preferences })),
  z.object({ type: z.literal("restart") }),
]);

/** The message, if it is a known one. */
export function readHostMessage(said: unknown) {
  return hostMessage.safeParse(said).data;
}
