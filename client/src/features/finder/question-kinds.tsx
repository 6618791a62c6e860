import type { ComponentType } from "react";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { lazyScreen, type LazyScreen } from "@/wizard/lazy-screen";
import { OneQuestion } from "./questions/one-question";
import type { QuestionProps } from "./questions/question-props";
import { ownScreens } from "./screens";

/** The kinds that load when they are first asked, or before while the browser is idle. */
const laterKinds: Partial<Record<ShownQuestion["ask"]["kind"], LazyScreen<QuestionProps>>> = {
  many: lazyScreen(() => import("./questions/many-question").then((file) => file.ManyQuestion)),
  scale: lazyScreen(() => import("./questions/scale-question").then((file) => file.ScaleQuestion)),
  price: lazyScreen(() => import("./questions/price-question").then((file) => file.PriceQuestion)),
  number: lazyScreen(() =>
    import("./questions/number-question").then((file) => file.NumberQuestion),
  ),
};

/** The screen of a question: its own, or that of its kind. */
export function screenOf(
  { screens }: ShownFinder,
  { id, ask }: ShownQuestion,
): ComponentType<QuestionProps> {
  return ownScreens[screens[id] ?? ""] ?? laterKinds[ask.kind] ?? OneQuestion;
}

/** Loads the screens of these questions before they are asked. */
export function preloadScreens(shown: ShownFinder, questions: readonly ShownQuestion[]): void {
  for (const question of questions) {
    const screen = screenOf(shown, question);
    // A failed download is tried again when the question is asked.
    if ("preload" in screen) (screen as LazyScreen<QuestionProps>).preload().catch(() => undefined);
  }
}
