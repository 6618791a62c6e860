import type { ParsedUrlQuery } from "node:querystring";
import type {
  FinderMatching,
  LiveMatching,
  MatchingSection,
  OrderChange,
} from "@shared/contracts/finder-matching";
import { writeAnswer } from "@shared/finders/answers";
import type { Steps } from "../../platform/work/steps";
import { sayIn } from "../compile/say";
import { UnreadableVersion } from "../live/read-in-steps";
import { knownAnswers } from "../shopper/known-answers";
import type { Understood } from "../shopper/calls";
import type { Wishes } from "../shopper/read-query";
import { localeOf, type Stage } from "../shopper/stage";
import type { Stages } from "../shopper/stages";
import { matching, readWeighed, type Weighed } from "./matching";

/**
 * How answers choose products by a draft, and beside it where the same products stand in the version that is live.
 * Throws what is wrong with the query.
 */
export function matchingBesideLive(
  stage: Stage | undefined,
  draft: Stage,
  query: ParsedUrlQuery,
  wishes: Wishes,
  locale: string,
): Understood {
  const weighed = readWeighed(draft, query, wishes, locale);
  return { as: weighed, answer: () => bothMatchings(stage, draft, weighed, wishes) };
}

function* bothMatchings(
  stage: Stage | undefined,
  draft: Stage,
  weighed: Weighed,
  wishes: Wishes,
): Steps<FinderMatching> {
  const told = yield* matching(draft, weighed);
  if (!stage) return told;
  const live = yield* liveMatching(stage, {
    ...weighed,
    word: told.watched?.id ?? "",
    locale: localeOf(stage.document, wishes.locale),
  });
  const sections = told.sections.map((section) => {
    const then = live.sections.find(({ id }) => id === section.id);
    if (!section.isThere || !then?.isThere || live.ending) return section;
    return { ...section, since: changeOf(draft, section, stage, then) };
  });
  return { ...told, sections, live };
}

/** A version that another server published, and that this one cannot read yet, has nothing to say here. */
export async function liveStage(
  stages: Pick<Stages, "at">,
  { finder }: Stage,
): Promise<Stage | undefined> {
  if (finder.liveVersion === null) return undefined;
  try {
    return await stages.at(finder.slug, finder.liveVersion);
  } catch (error) {
    if (error instanceof UnreadableVersion) return undefined;
    throw error;
  }
}

/** The same of a version, with what it offers of the answers. */
function* liveMatching(stage: Stage, { answers, ...asked }: Weighed): Steps<LiveMatching> {
  const { version, document } = stage;
  const written = Object.entries(answers).map(([id, answer]) => [id, writeAnswer(answer)]);
  const known = knownAnswers(stage, Object.fromEntries(written) as Record<string, string>);
  const say = sayIn(asked.locale, document.locale);
  const isAsked = (id: string) => document.questions.some((each) => each.id === id);
  return {
    ...(yield* matching(stage, { ...asked, answers: known.answers, of: [] })),
    version,
    currency: document.currency,
    unknown: Object.keys(answers).filter(
      (id) => !isAsked(id) || known.lost.some((each) => each.id === id),
    ),
    names: {
      questions: document.questions.map(({ id, title }) => ({ id, name: say(title) })),
      sections: document.sections.flatMap(({ id, heading }) =>
        heading ? [{ id, name: say(heading) }] : [],
      ),
    },
  };
}

function changeOf(
  draft: Stage,
  now: MatchingSection,
  live: Stage,
  then: MatchingSection,
): OrderChange {
  return orderChange({
    now: listedIn(draft, now),
    then: listedIn(live, then),
    total: then.total,
  });
}

/** The products of a section with what their variants share. */
function listedIn({ document, catalogs }: Stage, { id, items }: MatchingSection): Listed[] {
  const { catalogue: from } = document.sections.find((each) => each.id === id)!;
  const catalog = catalogs.get(from)!;
  const wanted = new Set(items.map((each) => each.id));
  const groups = new Map<string, string>();
  for (let row = 0; row < catalog.items.length; row++) {
    const { key, groupKey } = catalog.productAt(row);
    if (wanted.has(key)) groups.set(key, groupKey);
  }
  return items.map(({ id, name }) => ({ id, name, group: groups.get(id) ?? id }));
}

/** A product of a list. */
export interface Listed {
  id: string;
  name: string;
  /** What its variants share: whichever of them is listed, it is the same product. */
  group: string;
}

/** Two orders of the same section: `total` is how many fitted then, with those that were not listed. */
interface Orders {
  now: readonly Listed[];
  then: readonly Listed[];
  total: number;
}

/** Where the products of a list stood before, and what is no longer among them. */
export function orderChange({ now, then, total }: Orders): OrderChange {
  const placeThen = new Map(then.map(({ group }, at) => [group, at + 1]));
  const listed = new Set(now.map(({ group }) => group));
  return {
    was: now.map(({ group }) => placeThen.get(group) ?? null),
    ...(total > then.length && { cutAt: then.length }),
    gone: then.flatMap(({ id, name, group }, at) =>
      listed.has(group) ? [] : [{ id, name, place: at + 1 }],
    ),
  };
}
