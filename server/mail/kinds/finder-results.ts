import { z } from "zod";
import type { ResultItem, ResultSection } from "@shared/contracts/finders";
import { finderResultsMailBody } from "@shared/contracts/mail";
import { writeAnswer } from "@shared/finders/answers";
import { finderWithId } from "@shared/templates/finders";
import { partInWords, withValuesSaid } from "@shared/finders/say-values";
import { finderPath, SITE_NAME } from "@shared/site";
import { withoutAddresses } from "@shared/web-address";
import { answerLabel } from "../../finders/compile/labels";
import { sayIn } from "../../finders/compile/say";
import { notOpen } from "../../finders/live/live-finders";
import { knownAnswers } from "../../finders/shopper/known-answers";
import { answersFrom, writtenPicks } from "../../finders/shopper/read-query";
import { resultsInSteps } from "../../finders/shopper/results";
import { saidFor } from "../../finders/shopper/said-values";
import { shownFinder } from "../../finders/shopper/shown-finder";
import { localeOf, type Stage } from "../../finders/shopper/stage";
import { AppError } from "../../platform/http/app-error";
import { invalid, validate } from "../../platform/http/validate";
import type { Stages } from "../../finders/shopper/stages";
import type { PostRules } from "../../platform/http/post-limits";
import { finderResultsMail } from "../templates/finder-results";
import { mailWords } from "../templates/mail-words";
import { answersLink, storeLink } from "../../finders/shopper/links";
import { mailPictureUrl } from "./links";
import { readPayload, UnsendableError, type RequestedMail } from "./mail-kind";

/** Limits on the mails that shoppers ask for, of all kinds together. */
export const REQUEST_LIMITS: PostRules = {
  name: "mail",
  sentences: {
    network: "You have sent many mails. Please try again in a quarter of an hour.",
    networkDay: "Many mails were sent from your network today. Please copy the link instead.",
    person: "This address has had several mails from us. Please try again in an hour.",
    repeat: "We have this mail already. You need not send it again.",
  },
};

/** The footer of a mail: who asked for it, where and when. The recipient may never have heard of us. */
export const requestedBy = (who: string, where: string, askedAt: string) =>
  `${withoutAddresses(who)} gave your address at ${where} and asked for this mail ${askedAt}. ` +
  `It was sent once; ${SITE_NAME} keeps no mailing list. If you did not expect it, you need not do anything.`;

const GONE: Record<string, string> = {
  unknown_finder: "Its finder was deleted.",
  unknown_version: "The version of its finder is no longer kept.",
};

/** The version of a finder that a mail was asked for with. Throws an `UnsendableError` unless it is open. */
async function mailedStage(stages: Stages, slug: string, version: number): Promise<Stage> {
  const stage = await stages.at(slug, version).catch((error: unknown) => {
    const reason = error instanceof AppError ? GONE[error.code] : undefined;
    throw reason === undefined ? error : new UnsendableError(reason);
  });
  if (stage.finder.liveVersion === null) {
    throw new UnsendableError("Its finder is closed. Open it, then send this again.");
  }
  return stage;
}

const payload = z.object({
  slug: z.string(),
  version: z.int(),
  locale: z.string(),
  /** By question, as addresses write them. */
  answers: z.record(z.string(), z.string()),
  /** By section: the products that were picked. */
  picks: z.record(z.string(), z.string()).default({}),
  /** The same in the words that the shopper saw. */
  asked: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
});

/** No section of a mail shows more. */
const MAX_PRODUCTS = 12;

/** The results of a finder that staff made: what fits the stored answers now, by the version they were given to. */
export const finderResults: RequestedMail<z.infer<typeof payload>> = {
  name: "finder-results",
  label: "Finder results",
  finder: null,
  path: "/finders/:slug/email",
  limits: REQUEST_LIMITS,
  payload,
  payloadVersion: 1,

  async accept(given, { stages, workOut, finder: slug, mark }) {
    const {
      email,
      version,
      locale: wished,
      answers: written,
      picks = {},
    } = validate(finderResultsMailBody, given);
    const stage = await stages.askedAt(slug, { version, mark });
    const { finder, document } = stage;
    // Staff see a finder that is closed; mails of it go to nobody.
    if (finder.liveVersion === null) throw notOpen();
    // Those that come with the product have mails of their own.
    if (finderWithId(finder.slug) || !document.results.actions.includes("mail")) {
      throw new AppError(404, "no_mail", "This finder sends no mails. Please copy the link.");
    }
    answersFrom(stage, written);
    const { answers, asked, lost } = knownAnswers(stage, written);
    const facts = lost.filter(({ fact }) => fact);
    if (facts.length > 0) {
      throw invalid(facts.map(({ id: path }) => ({ path, message: "There is no such option." })));
    }
    const locale = localeOf(document, wished);
    const { sections, ending } = await workOut(resultsInSteps(stage, answers, locale, picks), slug);
    if (sections.every(({ items }) => items.length === 0)) {
      const message = ending
        ? "These answers end without products, so there is nothing to mail."
        : "Nothing fits these answers. Change one of them.";
      throw invalid([{ path: "answers", message }]);
    }
    const say = sayIn(locale, document.locale);
    const language = { say, locale, currency: document.currency };
    const said = saidFor(stage, answers, locale);
    const inWords = (text: string) => (said ? withValuesSaid(text, said) : text);
    return {
      recipient: email,
      payload: {
        slug,
        version,
        locale,
        picks,
        answers: Object.fromEntries(
          asked.map(({ question, answer }) => [question.id, writeAnswer(answer)]),
        ),
        asked: asked.map(({ question, answer, options }) => ({
          id: question.id,
          question: inWords(say(question.title)),
          answer: inWords(answerLabel(question, answer, options, language)),
        })),
      },
    };
  },

  async compose(stored, { publicUrl, stages, workOut, askedAt }) {
    const { slug, version, locale, answers: written, asked, picks } = readPayload(payload, stored);
    const stage = await mailedStage(stages, slug, version);
    const { answers, lost } = knownAnswers(stage, written);
    if (lost.some(({ fact }) => fact)) {
      throw new UnsendableError("An answer that must always count is no longer offered.");
    }
    const { sections, isFirstSelection } = await workOut(
      resultsInSteps(stage, answers, locale, picks),
      slug,
    );
    if (sections.every(({ items }) => items.length === 0)) {
      throw new UnsendableError("No product fits its answers any more.");
    }
    const finder = shownFinder(stage, locale);
    const said = saidFor(stage, answers, locale);
    const shown = said ? partInWords(finder, said) : finder;
    const page = `${publicUrl}${finderPath(slug)}`;
    return finderResultsMail({
      shown,
      say: mailWords(shown.texts),
      isChanged: stage.finder.liveVersion !== version,
      isFirstSelection,
      asked: asked.map((each) => ({ ...each, isLost: lost.some(({ id }) => id === each.id) })),
      sections: sections.map((section) => ({
        ...section,
        items: mailed(section).map((item) => ({
          ...item,
          pictureUrl: mailPictureUrl(item.pictureUrl, publicUrl),
          url: item.url === null ? null : storeLink(item.url),
        })),
      })),
      url: answersLink(page, version, { ...written, ...writtenPicks(picks) }),
      why: requestedBy("Somebody", page, askedAt),
    });
  },
};

/** The products of a section; of a part of a set the one that is chosen. */
const mailed = ({ items, chosen }: ResultSection): ResultItem[] =>
  chosen === undefined ? items.slice(0, MAX_PRODUCTS) : items.filter(({ id }) => id === chosen);
