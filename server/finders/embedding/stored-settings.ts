import type { ZodType } from "zod";
import { embedSettings, type EmbedSettings } from "@shared/contracts/embed-settings";
import { defaultEmbedSettings } from "@shared/embed-defaults";

/**
 * The stored settings, with the default for every field that is missing or invalid: an old row, or one
 * written in SQL, must not break a retailer's page. Never throws.
 */
export function readStoredSettings(stored: unknown, client: string): EmbedSettings {
  const defaults: Record<string, object> = defaultEmbedSettings(client);
  const groups = Object.entries(embedSettings.shape).map(([name, group]) => {
    const given = own(stored, name);
    const fitting = Object.entries<ZodType>(group.shape).flatMap(([field, shape]) => {
      const { success, data } = shape.safeParse(own(given, field));
      return success && data !== undefined ? [[field, data] as const] : [];
    });
    return [name, { ...defaults[name], ...Object.fromEntries(fitting) }] as const;
  });
  return Object.fromEntries(groups) as EmbedSettings;
}

function own(from: unknown, name: string): unknown {
  const isRecord = typeof from === "object" && from !== null && Object.hasOwn(from, name);
  return isRecord ? (from as Record<string, unknown>)[name] : undefined;
}
