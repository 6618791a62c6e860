// On its own: screens load when they are asked; this names them.
import { lazyScreen, type LazyScreen } from "@/wizard/lazy-screen";
import type { QuestionProps } from "../model/question-props";

/**
 * Screens of single questions, by the names that documents give them: where the generic one would be
 * worse, and only there. Each loads when it is first shown.
 */
export const ownScreens: Record<string, LazyScreen<QuestionProps> | undefined> = {
  firmness: lazyScreen(() =>
    import("../screens/firmness-screen").then((file) => file.FirmnessScreen),
  ),
};
