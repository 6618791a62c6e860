/** Where texts stand in a finder. */
interface TextPlace {
  title: string;
  /** What of it shoppers see there. */
  where: string;
  /** What the names of its texts begin with. */
  names: RegExp;
}

/** The places of texts, in the order in which shoppers come to them; the first that suits a text has it. */
export const TEXT_PLACES: readonly TextPlace[] = [
  {
    title: "Steps and buttons",
    where: "Around every question.",
    names:
      /^(step|back$|next$|skip|see-results|optional|help$|more-about|items|selections-badge|loading-question|results$)/,
  },
  {
    title: "Badges of answers",
    where: "On answers that staff recommend.",
    names: /^(recommended|top-seller|popular|only-choice)/,
  },
  {
    title: "Giving an answer",
    where: "Beside fields, and where an answer is missing or cannot be.",
    names:
      /^(please-|choose-(at|between|exactly)|not-(a-|asked|chosen)|number-|date|unit$|size-system|lowest-|highest-|drag-|preset-|counts-failed|nothing-so-far|presets-left-out)/,
  },
  { title: "Finding an answer", where: "Where answers are searched.", names: /^(search|find)/ },
  {
    title: "Head of the results",
    where: "Above the list.",
    names:
      /^(your-|first-selection|loading-results|found|closest-results|cheapest-|stock-counts|the-price|change$)/,
  },
  {
    title: "Nothing found, and other ways",
    where: "Where little or nothing is found, or something is left out.",
    names:
      /^(nothing-found|ask-shop|ending-|adjust-|relaxed|withheld|one-change|suggestion-|apply)/,
  },
  {
    title: "Order and length of the list",
    where: "Above and below the products.",
    names: /^(showing|sort-|show-more|less-close|out-of-stock-now|all-products|all-out)/,
  },
  { title: "Sets", where: "Where several products go together.", names: /^(set-|section-|ties)/ },
  { title: "Compare", where: "The bar and the table.", names: /^compare/ },
  {
    title: "Share and mail",
    where: "Below the results, and in what is sent.",
    names: /^(share-(?!d)|keep-|top-choice|quick-|copy-|copied|mail-)/,
  },
  {
    title: "Saved answers, and coming back",
    where: "The sets of answers that a shopper keeps.",
    names: /^(saved-|welcome-|show-them|shared-|start-over)/,
  },
  { title: "Basket", where: "Where products are collected.", names: /^basket/ },
  {
    title: "When something is not there",
    where: "No connection, a finder that is closed, answers that are gone.",
    names:
      /^(try-again|unknown-finder|closed-finder|choose-a-wizard|go-|questions-missing|choices-changed|lost-|results-failed|skip-to)/,
  },
  {
    title: "Cards: how well, why, price and stock",
    where: "On each product.",
    names: /^/,
  },
];

/** The place of a text. */
export const placeOfText = (name: string): TextPlace =>
  TEXT_PLACES.find(({ names }) => names.test(name))!;
