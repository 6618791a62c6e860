import type { EmbedSettings } from "@shared/contracts/embed-settings";

/** A setting on the page, by its group and name. */
export type SettingField = {
  group: keyof EmbedSettings;
  name: string;
  label: string;
  hint?: string;
} & (
  | { kind: "text" | "image" | "color" | "flag" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "length"; units: readonly LengthUnit[] }
);

/** What a length is in: of `auto` it is as long as what is in it. */
export type LengthUnit = "px" | "%" | "auto";

const LENGTH = { kind: "length", units: ["px", "%", "auto"] } as const;
const PIXELS = { kind: "length", units: ["px"] } as const;

export interface SettingsTab {
  title: string;
  fields: readonly SettingField[];
}

/** The five tabs of the page, as data. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    title: "Branding",
    fields: [
      {
        group: "logo",
        name: "url",
        label: "Logo address",
        kind: "image",
        hint: "Empty: the brand’s wordmark.",
      },
      { group: "logo", name: "width", label: "Logo width", ...LENGTH },
      { group: "logo", name: "height", label: "Logo height", ...LENGTH },
      {
        group: "logo",
        name: "position",
        label: "Logo position",
        kind: "choice",
        options: ["top-left", "top-center", "top-right"],
      },
      { group: "branding", name: "customFooterText", label: "Footer text", kind: "text" },
      { group: "branding", name: "showPoweredBy", label: "Show “Powered by”", kind: "flag" },
    ],
  },
  {
    title: "Size",
    fields: [
      { group: "dimensions", name: "width", label: "Width", ...LENGTH },
      {
        group: "dimensions",
        name: "height",
        label: "Height",
        ...LENGTH,
        hint: "auto: it grows with its content.",
      },
      {
        group: "dimensions",
        name: "maxWidth",
        label: "Maximum width",
        ...LENGTH,
      },
      {
        group: "dimensions",
        name: "minHeight",
        label: "Minimum height",
        ...LENGTH,
      },
    ],
  },
  {
    title: "Colors",
    fields: [
      { group: "colors", name: "primary", label: "Primary", kind: "color" },
      { group: "colors", name: "background", label: "Background", kind: "color" },
      { group: "colors", name: "surface", label: "Cards", kind: "color" },
      { group: "colors", name: "text", label: "Text", kind: "color" },
      { group: "colors", name: "muted", label: "Quiet text", kind: "color" },
      { group: "colors", name: "border", label: "Lines", kind: "color" },
    ],
  },
  {
    title: "Typography",
    fields: [
      {
        group: "typography",
        name: "fontFamily",
        label: "Font",
        kind: "choice",
        options: ["Inter", "Roboto", "Open Sans", "Lato", "Poppins", "System UI"],
      },
      {
        group: "typography",
        name: "fontSize",
        label: "Font size",
        ...PIXELS,
        hint: "From 10 to 32.",
      },
      {
        group: "typography",
        name: "headingFontSize",
        label: "Heading size",
        ...PIXELS,
        hint: "From 12 to 72. Empty: as the page sets it.",
      },
      {
        group: "typography",
        name: "headingFontWeight",
        label: "Heading weight",
        kind: "choice",
        options: ["400", "500", "600", "700", "800", "900"],
      },
    ],
  },
  {
    title: "Styling",
    fields: [
      {
        group: "styling",
        name: "borderRadius",
        label: "Corner radius",
        ...PIXELS,
        hint: "From 0 to 48.",
      },
      {
        group: "styling",
        name: "shadowLevel",
        label: "Shadows",
        kind: "choice",
        options: ["none", "small", "medium", "large"],
      },
      {
        group: "styling",
        name: "theme",
        label: "Theme",
        kind: "choice",
        options: ["light", "dark", "auto"],
      },
      { group: "styling", name: "showHeader", label: "Show header", kind: "flag" },
      { group: "styling", name: "showProgress", label: "Show progress", kind: "flag" },
      { group: "styling", name: "showFooter", label: "Show footer", kind: "flag" },
    ],
  },
];
