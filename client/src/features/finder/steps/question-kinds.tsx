import type { ShownQuestion } from "@shared/contracts/finders";
import { lazyScreen, type LazyScreen } from "@/wizard/lazy-screen";
import type { AvailableProps } from "../questions/available-options";
import type { QuestionProps } from "../model/question-props";
import type { FinderModel } from "../model/model";
import { ownScreens } from "./screens";

type Screen = LazyScreen<QuestionProps>;

/** One of several options, where choosing it moves on. */
const choosing: Screen = lazyScreen(() =>
  import("../questions/choosing-question").then((file) => file.ChoosingQuestion),
);

const one: Screen = lazyScreen(() =>
  import("../questions/one-question").then((file) => file.OneQuestion),
);

/** Any number of several options, as cards: most of them are without limits. */
const cards: Screen = lazyScreen(() =>
  import("../questions/many-cards").then((file) => file.ManyCards),
);

/** One of several options by its color or its picture. */
const looks: Screen = lazyScreen(() =>
  import("../questions/look-question").then((file) => file.LookQuestion),
);

/** Sizes, in one of several systems. */
const sizes: Screen = lazyScreen(() =>
  import("../questions/size-question").then((file) => file.SizeQuestion),
);

/** A question that offers only what is available, whatever its kind. */
export const AvailableOptions: LazyScreen<AvailableProps> = lazyScreen(() =>
  import("../questions/available-options").then((file) => file.AvailableOptions),
);

/** What stands instead of a question that may be skipped, and what names those that were. */
export const Skipped = lazyScreen(() =>
  import("../questions/skipped-step").then((file) => file.Skipped),
);

/** Of each kind. It loads when it is first asked, or before while the browser is idle. */
const kinds: Record<Exclude<ShownQuestion["ask"]["kind"], "text" | "contact">, Screen> = {
  one,
  many: lazyScreen(() => import("../questions/many-question").then((file) => file.ManyQuestion)),
  scale: lazyScreen(() => import("../questions/scale-question").then((file) => file.ScaleQuestion)),
  price: lazyScreen(() => import("../questions/price-question").then((file) => file.PriceQuestion)),
  range: lazyScreen(() => import("../questions/range-question").then((file) => file.RangeQuestion)),
  number: lazyScreen(() =>
    import("../questions/number-question").then((file) => file.NumberQuestion),
  ),
  date: lazyScreen(() => import("../questions/date-question").then((file) => file.DateQuestion)),
  find: lazyScreen(() => import("../questions/find-question").then((file) => file.FindQuestion)),
  info: lazyScreen(() => import("../questions/info-question").then((file) => file.InfoQuestion)),
};

/** The screen of a question: its own, or that of its kind; `choosesOn` if choosing moves on. */
export function screenOf(
  { shown, source }: FinderModel,
  { id, ask, systems }: ShownQuestion,
  choosesOn = false,
): Screen {
  const name = shown.screens[id] ?? "";
  const own = source.screens?.[name] ?? ownScreens[name];
  if (own) return own;
  if (systems && ask.kind !== "find") return sizes;
  if (ask.kind === "many" && ask.as === "cards" && ask.min === undefined && ask.max === undefined) {
    return cards;
  }
  if (ask.kind === "one") return ask.as !== "cards" ? looks : choosesOn ? choosing : one;
  // No published finder asks in the other ways.
  return kinds[ask.kind as keyof typeof kinds];
}

/** Loads cards to choose from, for a finder that is known to begin with them. */
export function preloadCards(): void {
  for (const each of [one, cards]) each.preload();
}

/** The same for one that is known to begin with a choice that moves on. */
export function preloadChoosing(): void {
  for (const each of [choosing, AvailableOptions]) each.preload();
}

/** Loads the screens of these questions before they are asked. */
export function preloadScreens(model: FinderModel): void {
  for (const question of model.questions) {
    if (question.offer === "available") AvailableOptions.preload();
    if (question.skipSame) Skipped.preload();
    screenOf(model, question, question.advance === "choose").preload();
  }
}
