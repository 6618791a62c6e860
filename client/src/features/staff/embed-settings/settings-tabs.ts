import type { EmbedSettings } from "@shared/contracts/embed-settings";

/** A setting on the page, by its group and name. */
export type SettingField = {
  group: keyof EmbedSettings;
  name: string;
  label: string;
  hint?: string;
} & (
  { kind: "text" | "image" | "color" | "flag" } | { kind: "choice"; options: readonly string[] }
);

const LENGTH = "A length such as 100%, 600px or auto.";

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
      { group: "logo", name: "width", label: "Logo width", kind: "text", hint: LENGTH },
      { group: "logo", name: "height", label: "Logo height", kind: "text", hint: LENGTH },
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
      { group: "dimensions", name: "width", label: "Width", kind: "text", hint: LENGTH },
      {
        group: "dimensions",
        name: "height",
        label: "Height",
        kind: "text",
        hint: "auto grows with its content.",
      },
      {
        group: "dimensions",
        name: "maxWidth",
        label: "Maximum width",
        kind: "text",
        hint: LENGTH,
      },
      {
        group: "dimensions",
        name: "minHeight",
        label: "Minimum height",
        kind: "text",
        hint: LENGTH,
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
        kind: "text",
        hint: "From 10px to 32px.",
      },
      {
        group: "typography",
        name: "headingFontSize",
        label: "Heading size",
        kind: "text",
        hint: "From 12px to 72px. Empty: as the page sets it.",
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
        kind: "text",
        hint: "From 0px to 48px.",
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
