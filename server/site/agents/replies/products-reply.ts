// Longer than 200 lines: every field of a recommendation is described where it is filled.

import { z } from "zod";
import type { FinderResults, ResultItem, ResultSection } from "@shared/contracts/finders";
import { stockState } from "@shared/stock";
import { sayIn } from "../../../finders/compile/say";
import { storeLink } from "../../../finders/shopper/links";
import { agentQuestion, type SpokenFinder } from "./question-reply";
import { compact } from "./compact";

const product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().optional(),
  price: z.string().nullable().describe("What is paid now; null on request."),
  fullPrice: z.string().optional().describe("What it was before it was reduced."),
  isFromPrice: z.literal(true).optional().describe("Other variants that fit as well cost more."),
  stock: z.enum([
    "in stock",
    "low stock",
    "made to order",
    "on backorder",
    "out of stock",
    "not stated",
  ]),
  url: z.string().optional().describe("Its page at the shop."),
  score: z.number().optional().describe("Percent of what its section's percentOf says."),
  reasons: z
    .array(z.string())
    .optional()
    .describe(
      "Why it stands there: points it earned of those it could, and why. The points add up to the score; of a product where only what costs points is said, the rest is met.",
    ),
  notMet: z.array(z.string()).optional().describe("What was asked for and it is not."),
  notStated: z.array(z.string()).optional().describe("What the shop does not say of it."),
  check: z.array(z.string()).optional().describe("What has to be looked at besides."),
  promoted: z.string().optional().describe("Why it stands higher than its score."),
  variant: z.string().optional(),
  otherVariants: z.string().optional(),
  facts: z
    .string()
    .optional()
    .describe("What the shop states of it, of the first products: for questions about them."),
  packs: z.string().optional().describe("The packs that its price is of."),
  isChosen: z.literal(true).optional().describe("It is the one of its section in the set."),
});

const section = z.object({
  id: z.string(),
  heading: z.string().optional(),
  total: z.number().describe("How many products fit in all; variants of one count once."),
  percentOf: z
    .enum(["answers", "preferences"])
    .optional()
    .describe("What scores are percent of; without it, no score says anything."),
  products: z.array(product).describe("Best first."),
  notListed: z.number().optional().describe("How many more fit than are listed here; see url."),
  givenUp: z
    .array(z.string())
    .optional()
    .describe("Questions whose answers nothing fits: they were given up to show anything."),
  notes: z.array(z.string()).optional().describe("What has to be said of it."),
});

const said = z.object({ question: z.string(), answer: z.string() });
const ending = z.object({
  text: z.string(),
  link: z.string().optional(),
  phone: z.string().optional(),
  label: z.string().optional(),
});

/** What `recommend` returns: products, or what has to be asked first, or what these answers end in. */
export const productsReply = z.object({
  finder: z.string(),
  status: z.enum(["products", "questions", "ending"]),
  say: z.string().describe("What it comes to, in a sentence."),
  currency: z.string().describe("Of every price."),
  url: z.string().describe("The finder's page with these answers, for the person to open."),
  answers: z.array(said).describe("What was understood."),
  notCounted: z.array(said).optional().describe("Answers that change nothing, and why."),
  questions: z
    .array(agentQuestion)
    .optional()
    .describe("Ask the person these, then call recommend with all answers."),
  sections: z.array(section).optional(),
  instead: z
    .array(
      z.object({
        change: z.string(),
        answers: z.record(z.string(), z.string().nullable()),
        count: z.number(),
        bestScore: z.number(),
      }),
    )
    .optional()
    .describe(
      "Changes of answers that are proven to find more: the answers that differ, null for one to leave out.",
    ),
  set: z
    .object({
      total: z.string().describe("What the chosen products cost together."),
      over: z.string().optional().describe("By how much that exceeds the budget."),
    })
    .optional(),
  ending: ending.optional(),
});
export type ProductsReply = z.infer<typeof productsReply>;
type Product = z.infer<typeof product>;

/** How much is said, so that a reply stays short. */
export interface Detail {
  /** Of so many products all reasons are said, of the others what costs them points. */
  inFull: number;
  /** The most products of a section. */
  most: number;
}

/** From all there is to say to the least; a reply takes the first that is short enough. */
export const DETAILS: readonly Detail[] = [
  { inFull: 12, most: 12 },
  { inFull: 3, most: 12 },
  { inFull: 1, most: 12 },
  { inFull: 1, most: 6 },
  { inFull: 1, most: 3 },
  { inFull: 1, most: 1 },
];

const STOCK = {
  in: "in stock",
  low: "low stock",
  "made to order": "made to order",
  backorder: "on backorder",
  out: "out of stock",
} as const;

function productReply(
  item: ResultItem,
  of: ResultSection,
  isInFull: boolean,
  labelOf: (fact: string) => string,
): Product {
  const state = stockState(item);
  const lines = item.reasons.filter(({ points, max }) => isInFull || points < max);
  const reasons = of.percentOf
    ? lines.map(({ points, max, text }) => `${points}/${max} ${text}`)
    : [];
  const plain = of.percentOf ? [] : item.reasons.map(({ text }) => text);
  return compact({
    id: item.id,
    name: item.name,
    brand: item.brand ?? undefined,
    price: item.price,
    fullPrice: item.fullPrice ?? undefined,
    isFromPrice: item.isFromPrice || undefined,
    stock: state ? STOCK[state] : "not stated",
    url: item.url === null ? undefined : (storeLink(item.url) ?? undefined),
    score: of.percentOf ? item.score : undefined,
    reasons: [
      ...reasons,
      ...plain,
      ...(isInFull ? (item.met ?? []) : []),
      ...(item.fits ? [item.fits] : []),
    ],
    notMet: item.notMet,
    notStated: item.unknowns,
    check: item.remarks,
    promoted: item.promoted ?? undefined,
    variant: item.variant,
    otherVariants: item.variants,
    facts: isInFull
      ? Object.entries(item.facts)
          .map(([id, text]) => `${labelOf(id)}: ${text}`)
          .join("; ") || undefined
      : undefined,
    packs: item.packs,
    isChosen: of.chosen === item.id || undefined,
  });
}

/** The sections of some results, no longer than `detail` allows. */
export function sectionsReply(
  { sections, isFirstSelection }: FinderResults,
  { document, locale, attributes }: SpokenFinder,
  detail: Detail,
): NonNullable<ProductsReply["sections"]> {
  const say = sayIn(locale, document.locale);
  const labelOf = (id: string) => {
    const label = attributes.get(id)?.label;
    return label ? say(label) : id;
  };
  const titleOf = (id: string) => {
    const question = document.questions.find((each) => each.id === id);
    return question ? say(question.title) : id;
  };
  const headingOf = (id: string) => {
    const own = document.sections.find((each) => each.id === id)?.heading;
    return own ? say(own) : id;
  };
  return sections.map((each) => {
    const listed = listedOf(each, detail.most);
    const heading = document.sections.find(({ id }) => id === each.id)?.heading;
    return compact({
      id: each.id,
      heading: heading && say(heading),
      total: each.total,
      percentOf: each.percentOf,
      products: listed.map((item, at) => productReply(item, each, at < detail.inFull, labelOf)),
      notListed: each.total - listed.length || undefined,
      givenUp: each.relaxed.map(titleOf),
      notes: notesOf(each, isFirstSelection, headingOf),
    });
  });
}

/** The first, and the one that is chosen, wherever it stands. */
function listedOf({ items, chosen }: ResultSection, most: number): ResultItem[] {
  const first = items.slice(0, most);
  const own = items.find(({ id }) => id === chosen);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}

/** What the page says around a list, a sentence each. */
function notesOf(
  section: ResultSection,
  isFirstSelection: boolean,
  headingOf: (id: string) => string,
): string[] {
  const { withheld = [], belowFloor, unlisted, orderedBy } = section;
  const isAnyOut = section.items.some(({ inStock }) => inStock === false);
  const notes = [
    isFirstSelection && "Few of the answers are preferences: call it a first selection.",
    orderedBy && `In the order of ${orderedBy}, the lowest first.`,
    ...withheld.map(
      ({ count, text }) => `${count} more ${count === 1 ? "is" : "are"} not shown: ${text}.`,
    ),
    isAnyOut && "What is out of stock stands last, however well it fits.",
    unlisted?.text,
    section.isReplaced && "The one that was picked is no longer there: another is chosen.",
    section.isForBudget && "Another than the best is chosen, to stay within the budget.",
    section.isForSet && "Another than the best is chosen, as the set is better with it.",
    section.isForPrice && "Another than the first is chosen: it fits as well and costs less.",
    belowFloor &&
      (belowFloor.nearest === null
        ? "Nothing does what was asked."
        : `Nothing within the budget does what was asked; the nearest that does costs ${belowFloor.nearest}.`),
    section.isUseless && "What is chosen above has no use for any.",
    section.lacks !== undefined &&
      `It would have to go with a product of ${headingOf(section.lacks)}, of which there is none.`,
    section.doneBy !== undefined &&
      `What is chosen as ${headingOf(section.doneBy)} does for this, too.`,
  ];
  return notes.filter((each) => typeof each === "string");
}

/** What the chosen products of a set cost together; undefined where there is no set. */
export function setReply({ sections, overBudget }: FinderResults): ProductsReply["set"] {
  if (!sections.some(({ chosen }) => chosen !== undefined)) return undefined;
  const total = sections.reduce((sum, { items, chosen }) => {
    const price = items.find(({ id }) => id === chosen)?.price;
    return sum + (price ? Number(price) : 0);
  }, 0);
  return compact({ total: total.toFixed(2), over: overBudget?.over.toFixed(2) });
}
