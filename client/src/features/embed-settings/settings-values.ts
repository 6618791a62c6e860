import type { EmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";

/** The settings as their form holds them: what is not set is an empty text. */
export type SettingsValues = Record<keyof EmbedSettings, Record<string, string | boolean>> & {
  /** One a line. */
  allowedOrigins: string;
  /** What the form is based on. */
  updatedAt: string | null;
};

/** Settings that may be missing: the finder then takes the brand's, or its own. */
const MAY_BE_MISSING = {
  colors: ["primary", "background", "surface", "text", "muted", "border"],
  typography: ["headingFontSize"],
} as const satisfies { [Group in keyof EmbedSettings]?: readonly (keyof EmbedSettings[Group])[] };

/** What is stored, as the form shows it. */
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

/** The settings alone; what is wrong stays as it was typed, for their shape to refuse. */
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

/** What is sent: the settings, who may frame them, and what the change is based on. */
export function toWire(values: SettingsValues) {
  return {
    ...toSettings(values),
    allowedOrigins: readOrigins(values.allowedOrigins),
    updatedAt: values.updatedAt,
  };
}

/** Lines as origins: of a whole address, its origin; what is none stays as it is, for the server to refuse. */
function readOrigins(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => (/^https?:\/\//.test(line) && URL.canParse(line) ? new URL(line).origin : line));
}
