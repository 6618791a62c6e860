import type { FinderId } from "./templates/finders";

export type Theme = "light" | "dark";

/** The colors of a finder. */
export type Palette = Record<
  | "paper"
  | "surface"
  | "ink"
  | "muted"
  | "outline"
  | "accent"
  | "accentInk"
  | "accentSoft"
  | "accentText",
  string
>;

/**
 * The brands' own colors for computing contrasts; `theme.css` draws with the same, by test. `matchwell` is
 * the look of finders that staff made.
 */
export const brandColors: Record<FinderId | "matchwell", Record<Theme, Palette>> = {
  matchwell: {
    light: {
      paper: "#fbfaf7",
      surface: "#ffffff",
      ink: "#1a1f2b",
      muted: "#5a6172",
      outline: "#8a8d90",
      accent: "#0b6b58",
      accentInk: "#ffffff",
      accentSoft: "#e5f0ec",
      accentText: "#0b6b58",
    },
    dark: {
      paper: "#12151b",
      surface: "#1a1e27",
      ink: "#f1f2f4",
      muted: "#a8afbd",
      outline: "#697081",
      accent: "#57c7aa",
      accentInk: "#06231c",
      accentSoft: "#17302b",
      accentText: "#7ad8bf",
    },
  },
  dialabed: {
    light: {
      paper: "#fffaf6",
      surface: "#ffffff",
      ink: "#2a1f1d",
      muted: "#6b5a55",
      outline: "#97877f",
      accent: "#c3142d",
      accentInk: "#ffffff",
      accentSoft: "#fdebe8",
      accentText: "#b81029",
    },
    dark: {
      paper: "#181211",
      surface: "#221a18",
      ink: "#f7eeea",
      muted: "#bfada6",
      outline: "#806e67",
      accent: "#ff7b86",
      accentInk: "#33060c",
      accentSoft: "#3a1f20",
      accentText: "#ff9aa2",
    },
  },
  safarioutdoor: {
    light: {
      paper: "#f6f2e9",
      surface: "#fffdf8",
      ink: "#2b261e",
      muted: "#665d4e",
      outline: "#8d846f",
      accent: "#b9480a",
      accentInk: "#ffffff",
      accentSoft: "#f1eadb",
      accentText: "#a43f08",
    },
    dark: {
      paper: "#15130f",
      surface: "#1f1c16",
      ink: "#f3eee2",
      muted: "#b7ae9c",
      outline: "#786f5d",
      accent: "#f08a45",
      accentInk: "#2b1000",
      accentSoft: "#33291c",
      accentText: "#f7a76e",
    },
  },
};
