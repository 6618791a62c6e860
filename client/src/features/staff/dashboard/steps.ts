import { finderWithId } from "@shared/templates/finders";

/** What is known of a new owner's way so far. */
export interface Standing {
  catalogues: readonly { id: string; products: number }[];
  finders: readonly { slug: string; liveVersion: number | null; lastVersion: number | null }[];
  /** The origins that may show the finder that is furthest on its way. */
  origins: readonly string[];
}

export interface Step {
  text: string;
  help: string;
  /** A page of the staff area. */
  page: string;
  isDone: boolean;
}

/** The finder of the staff's own that is furthest on its way; none before the first one. */
export function ownFinder({ finders }: Pick<Standing, "finders">): string | undefined {
  const own = finders.filter(({ slug }) => !finderWithId(slug));
  return (own.find(({ liveVersion }) => liveVersion !== null) ?? own[0])?.slug;
}

/** The way from sign-in to a finder in a shop's page, each step with whether it is done. */
export function firstSteps(standing: Standing): Step[] {
  const { catalogues, finders, origins } = standing;
  const slug = ownFinder(standing);
  const isPublished = finders.some(
    ({ slug, lastVersion }) => !finderWithId(slug) && lastVersion !== null,
  );
  return [
    {
      text: "Bring your products",
      help: "A CSV file from your shop is enough: we look at it and propose what its columns mean.",
      page: "catalogs/new",
      isDone: slug !== undefined || catalogues.some(({ products }) => products > 0),
    },
    {
      text: "Make a finder",
      help: "Questions are proposed from your products; or begin with a template.",
      page: "finders",
      isDone: slug !== undefined,
    },
    {
      text: "Check and publish it",
      help: "What is wrong is named first. Every version can be brought back.",
      page: slug === undefined ? "finders" : `finders/${slug}`,
      isDone: isPublished,
    },
    {
      text: "Put it into your shop's page",
      help: "Name the page's address, then copy a few lines into it.",
      page: slug === undefined ? "embed-settings" : `embed-settings?client=${slug}`,
      isDone: isPublished && origins.length > 0,
    },
  ];
}
