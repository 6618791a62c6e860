import { z } from "zod";
import type { FieldError } from "./error";
import { pictureAddress } from "../input/addresses";
import { sentBack } from "./sent-back";

// These values end up in style sheets and attributes on retailers' pages: every pattern is strict,
// and leaves no room for a second declaration, a script or another origin's path. No viewport units:
// a frame that is as high as its own window grows forever.
const LENGTH = /^(auto|\d{1,4}px|(100|\d{1,2})%)$/;
const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const length = z.string().regex(LENGTH, "Use a length such as 100%, 600px or auto.");
const color = z.string().regex(COLOR, "Use a color such as #c3142d.").optional();
const pixels = (least: number, most: number) => {
  const message = `Use a size from ${least}px to ${most}px.`;
  return z
    .string()
    .regex(/^\d{1,2}px$/, message)
    .refine((text) => least <= parseInt(text, 10) && parseInt(text, 10) <= most, message);
};
/** How an embedded finder looks: the whole object, every field checked. */
export const embedSettings = z.strictObject({
  logo: z.strictObject({
    /** Empty: the brand's wordmark. */
    url: z.union([z.literal(""), pictureAddress]),
    width: length,
    height: length,
    position: z.enum(["top-left", "top-center", "top-right"]),
  }),
  branding: z.strictObject({
    showPoweredBy: z.boolean(),
    customFooterText: z
      .string()
      .max(300, "Use at most 300 characters.")
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Use one line of plain text."),
  }),
  dimensions: z.strictObject({
    width: length,
    height: length,
    maxWidth: length,
    minHeight: length,
  }),
  /** Named colors; one that is missing is the brand's. */
  colors: z.strictObject({
    primary: color,
    background: color,
    surface: color,
    text: color,
    muted: color,
    border: color,
  }),
  typography: z.strictObject({
    fontFamily: z.enum(["Inter", "Roboto", "Open Sans", "Lato", "Poppins", "System UI"]),
    fontSize: pixels(10, 32),
    /** Missing: as the step sets it, larger on wide screens. */
    headingFontSize: pixels(12, 72).optional(),
    headingFontWeight: z.enum(["400", "500", "600", "700", "800", "900"]),
  }),
  styling: z.strictObject({
    borderRadius: pixels(0, 48),
    shadowLevel: z.enum(["none", "small", "medium", "large"]),
    showHeader: z.boolean(),
    showProgress: z.boolean(),
    showFooter: z.boolean(),
    theme: z.enum(["light", "dark", "auto"]),
  }),
});

export type EmbedSettings = z.infer<typeof embedSettings>;

// They go into `frame-ancestors`, where a star, a comma or a semicolon would say something else; `URL`
// alone lets those stand in a host.
const LABEL = "[a-z0-9]([a-z0-9-]*[a-z0-9])?";
const ORIGIN = new RegExp(`^https?://${LABEL}(\\.${LABEL})*(:\\d{1,5})?$`);

/** An origin exactly as browsers write it: `https://shop.example`, no path and no star. */
export const allowedOrigin = z
  .string()
  .max(300, "That origin is too long.")
  .refine(
    (text) => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text,
    "Use an origin such as https://shop.example. It has no path, no star and nothing before an @.",
  );

/** The origins that may frame a client's finder, each once. */
export const allowedOrigins = z
  .array(allowedOrigin)
  .max(20, "At most 20 origins.")
  .transform((origins) => [...new Set(origins)]);

/**
 * `PUT /api/admin/embed-settings?client=` takes the answer of `GET`: the whole object, the origins that
 * may frame it, and the version that the change is based on. The rest of it is read-only.
 */
export const staffEmbedSettingsBody = sentBack(
  embedSettings.extend({ allowedOrigins, updatedAt: z.iso.datetime({ offset: true }).nullish() }),
  ["client", "embedKey", "allowsAgents", "createdAt", "warnings"],
);

/** `PUT /api/admin/embed-settings/agents?client=`. */
export const agentsBody = z.strictObject({
  allowsAgents: z.boolean("Say true or false."),
});

/** `GET /api/admin/embed-settings?client=`. */
export interface StaffEmbedSettings extends EmbedSettings {
  client: string;
  allowedOrigins: string[];
  /** Not shown to viewers. */
  embedKey: string | null;
  /** Whether AI assistants may ask the finder. */
  allowsAgents: boolean;
  /** None before the first change. */
  updatedAt: string | null;
  /** Colors that are hard to read, each at the setting that decides it. They are saved all the same. */
  warnings: FieldError[];
}

/** The query of `GET /api/embed-settings`. */
export const publicEmbedSettingsQuery = z.strictObject({
  /** The finder. */
  client: z.string("Give it once.").max(64).default(""),
});

/** `GET /api/embed-settings?client=`: no secrets. */
export interface PublicEmbedSettings {
  client: string;
  settings: EmbedSettings;
  allowedOrigins: string[];
  publicUrl: string;
}
