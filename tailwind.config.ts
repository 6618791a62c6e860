import type { Config } from "tailwindcss";

/** Names for the tokens in `client/src/styles/theme.css`; no component knows a color by value. */
export default {
  darkMode: "class",
  content: [],
  theme: {
    extend: {
      colors: {
        paper: "var(--paper)",
        surface: "var(--surface)",
        ink: "var(--ink)",
        muted: "var(--muted)",
        line: "var(--line)",
        outline: "var(--outline)",
        accent: "var(--accent)",
        "accent-strong": "var(--accent-strong)",
        "accent-ink": "var(--accent-ink)",
        "accent-soft": "var(--accent-soft)",
        "accent-text": "var(--accent-text)",
        danger: "var(--danger)",
        success: "var(--success)",
      },
      fontFamily: {
        sans: "var(--font-sans)",
        heading: "var(--font-heading)",
        display: "var(--font-display)",
      },
      borderRadius: { card: "var(--radius-card)", control: "var(--radius-control)" },
      boxShadow: { card: "var(--shadow-card)", lifted: "var(--shadow-lifted)" },
      transitionDuration: { quick: "var(--motion-quick)", step: "var(--motion-step)" },
    },
  },
} satisfies Config;
