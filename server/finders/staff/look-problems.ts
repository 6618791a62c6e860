import { brandColors } from "@shared/brand-colors";
import { contrast } from "@shared/contrast";
import { contrastProblems } from "@shared/embed-contrast";
import type { Database } from "../../platform/database/database";
import { storedEmbedSettings } from "../embedding/queries";
import { readStoredSettings } from "../embedding/stored-settings";
import type { Finding } from "../check/finding";
import type { LiveFinder } from "../live/live-finders";

/** What buttons and focus rings need to be seen by (WCAG AA). */
const LEAST = 3;

/** Where a finder's colors are hard to read or to see, on its own pages and in frames. */
export async function lookProblems(
  db: Database,
  { slug, brand }: Pick<LiveFinder, "slug" | "brand">,
): Promise<Finding[]> {
  const row = await storedEmbedSettings(db, slug);
  const framed = row ? contrastProblems(slug, readStoredSettings(row.settings, slug)) : [];
  return [
    ...brandProblems(brand.color),
    ...framed.map(({ path, message }) => ({
      path: `look.${path}`,
      message: `Embedded: ${message}`,
    })),
  ];
}

/** Texts in the shop's own color are made readable as they are drawn; buttons and focus rings have it as it is. */
export function brandProblems(color: string | null): Finding[] {
  if (color === null) return [];
  const themes = Object.entries(brandColors.matchwell);
  const ratios = themes.map(([theme, { paper, surface }]) => ({
    theme,
    ratio: Math.min(contrast(color, paper), contrast(color, surface)),
  }));
  const [weakest] = ratios.sort((a, b) => a.ratio - b.ratio);
  if (!weakest || weakest.ratio >= LEAST) return [];
  // Rounded down, so that it never reads as enough.
  const ratio = (Math.floor(weakest.ratio * 10) / 10).toFixed(1);
  const message = `Buttons and focus rings in ${color} have a contrast of ${ratio} in the ${weakest.theme} theme; people need at least ${LEAST}. Choose another color.`;
  return [{ path: "look", message }];
}
