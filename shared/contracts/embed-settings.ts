import { z } from "zod";
import type { ClientId } from "../brands";

const LENGTH = /^(auto|\d{1,4}(px|%|rem|em|vh|vw)?)$/;
const PIXELS = /^\d{1,3}(\.\d)?px$/;

const length = z.string().regex(LENGTH, "Use a length such as 100%, 600px or auto.");
const pixels = z.string().regex(PIXELS, "Use a size such as 16px.");
const color = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, "Use a colour such as #c3142d.");
const address = z
  .string()
  .max(2_000)
  .refine(
    (text) => text === "" || /^\/(?!\/)/.test(text) || isWebAddress(text),
    "Use an https address.",
  );

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** How an embedded finder looks (specification, section 3). Everything has a default: the brand's own. */
export const embedSettings = z.object({
  logo: z
    .object({
      /** Empty: the brand's wordmark. */
      url: address.catch(""),
      width: length.catch("auto"),
      height: length.catch("32px"),
      position: z.enum(["top-left", "top-center", "top-right"]).catch("top-left"),
    })
    .prefault({} as never),
  branding: z
    .object({
      showPoweredBy: z.boolean().catch(true),
      customFooterText: z.string().max(300).catch(""),
    })
    .prefault({} as never),
  dimensions: z
    .object({
      width: length.catch("100%"),
      height: length.catch("auto"),
      maxWidth: length.catch("auto"),
      minHeight: length.catch("auto"),
    })
    .prefault({} as never),
  /** Named colours; one that is missing is the brand's. */
  colors: z
    .object({
      primary: color.optional().catch(undefined),
      background: color.optional().catch(undefined),
      surface: color.optional().catch(undefined),
      text: color.optional().catch(undefined),
      muted: color.optional().catch(undefined),
      border: color.optional().catch(undefined),
    })
    .prefault({}),
  typography: z
    .object({
      fontFamily: z
        .enum(["Inter", "Roboto", "Open Sans", "Lato", "Poppins", "System UI"])
        .catch("Inter"),
      fontSize: pixels.catch("16px"),
      headingFontSize: pixels.optional().catch(undefined),
      headingFontWeight: z.enum(["400", "500", "600", "700", "800"]).catch("700"),
    })
    .prefault({} as never),
  styling: z
    .object({
      borderRadius: pixels.catch("16px"),
      shadowLevel: z.enum(["none", "small", "medium", "large"]).catch("small"),
      showHeader: z.boolean().catch(true),
      showProgress: z.boolean().catch(true),
      showFooter: z.boolean().catch(true),
      theme: z.enum(["light", "dark", "auto"]).catch("auto"),
    })
    .prefault({} as never),
});

export type EmbedSettings = z.infer<typeof embedSettings>;

/** `GET /api/embed-settings?client=`: nothing secret. */
export interface PublicEmbedSettings {
  client: ClientId;
  settings: EmbedSettings;
  allowedOrigins: string[];
  publicUrl: string;
}
