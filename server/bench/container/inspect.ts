import { z } from "zod";
import type { Buildah } from "./buildah";

const inspected = z.object({
  Docker: z.object({
    config: z.object({
      Cmd: z.array(z.string()),
      User: z.string(),
      Healthcheck: z.object({ Test: z.tuple([z.literal("CMD")], z.string()) }),
    }),
  }),
});

/** What an image says about how it is run. */
export interface ImageConfiguration {
  command: string[];
  healthCommand: string[];
}

/** Reads an image's configuration. Throws where it has no command, user or health command. */
export function inspectImage(buildah: Buildah, image: string): ImageConfiguration {
  const text = buildah.run(["inspect", "--type", "image", image]);
  const { config } = inspected.parse(JSON.parse(text)).Docker;
  return { command: config.Cmd, healthCommand: config.Healthcheck.Test.slice(1) };
}
