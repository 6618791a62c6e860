import type { EmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";

/** The settings as form values: unset ones are an empty text. */
export type SettingsValues = Record<keyof EmbedSettings, Record<string, string | boolean>> & {
  /** One per line. */
  allowedOrigins: string;
  /** The stored version that the form is based on. */
  updatedAt: string | null;
};

/** Optional settings: without them the finder uses the brand's values, or its own. */
const MAY_BE_MISSING = {
  colors: ["primary", "background", "surface", "text", "muted", "border"],
  typography: ["headingFontSize"],
} as const satisfies { [Group in keyof EmbedSettings]?: readonly (keyof EmbedSettings[Group])[] };

/** The stored settings as form values. */
export function toForm(stored: StaffEmbedSettings): SettingsValues {
  const { logo, branding, dimensions, colors, typography, styling } = stored;
  const empty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));
  return {
    logo,
    branding,
    dimensions,
    colors: { ...empty(MAY_BE_MISSING.colors), ...colors },
    typography: { ...empty(MAY_BE_MISSING.typography), ...typography },
    styling,
    allowedOrigins: stored.allowedOrigins.join("\n"),
    updatedAt: stored.updatedAt,
  };
}

/** The settings alone; invalid values stay as typed, for the schema to reject. */
export function toSettings(values: SettingsValues): EmbedSettings {
  const { logo, branding, dimensions, colors, typography, styling } = values;
  const filled = (group: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(group).filter(([name, value]) => value !== "" || !names.includes(name)),
    );
  return {
    logo,
    branding,
    dimensions,
    colors: filled(colors, MAY_BE_MISSING.colors),
    typography: filled(typography, MAY_BE_MISSING.typography),
    styling,
  } as EmbedSettings;
}

/** The request body: the settings, the allowed origins, and the version they are based on. */
export function toWire(values: SettingsValues) {
  return {
    ...toSettings(values),
    allowedOrigins: readOrigins(values.allowedOrigins),
    updatedAt: values.updatedAt,
  };
}

/** Reads lines as origins: an address becomes its origin; anything else is kept for the server to reject. */
function readOrigins(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => (/^https?:\/\//.test(line) && URL.canParse(line) ? new URL(line).origin : line));
}
