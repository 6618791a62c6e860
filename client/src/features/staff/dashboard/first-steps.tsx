import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { finderWithId } from "@shared/templates/finders";
import { deviceStorage } from "@/lib/storage";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";

const HIDDEN = "first-steps:hidden";

/** What leads a new owner to a finder in a shop's page: a short list that knows what is done, and goes once all is. */
export function FirstSteps() {
  const [isHidden, setHidden] = useState(() => deviceStorage.get(HIDDEN) !== null);
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data;
  const finders = useStaffQuery<StaffFinder[]>("finders").data;
  const slug = finders && ownFinder({ finders });
  const { data: settings } = useQuery<StaffEmbedSettings>({
    queryKey: [`/api/admin/embed-settings?client=${slug}`],
    enabled: slug !== undefined,
  });
  if (isHidden || !catalogs || !finders || (slug !== undefined && !settings)) return null;
  const origins = settings?.allowedOrigins ?? [];
  const steps = firstSteps({ catalogs, finders, origins });
  const next = steps.findIndex(({ isDone }) => !isDone);
  if (next === -1) return null;
  const hide = () => {
    deviceStorage.set(HIDDEN, "yes");
    setHidden(true);
  };
  return (
    <section
      aria-labelledby="first-steps"
      className="mt-5 rounded-card border border-accent bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="first-steps" className="grow font-bold">
          Your first finder
        </h2>
        <p className="text-sm text-muted">
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </p>
        <Button look="quiet" onClick={hide}>
          Hide this list
        </Button>
      </div>
      <ol className="mt-2 grid gap-1">
        {steps.map(({ text, help, page, isDone }, at) => (
          <li key={text} className={`flex items-start gap-3 py-1 ${isDone ? "max-sm:hidden" : ""}`}>
            <span
              className={`mt-1 grid size-6 shrink-0 place-items-center rounded-full border text-sm font-semibold ${isDone ? "border-accent bg-accent text-accent-ink" : "border-outline"}`}
            >
              {isDone ? <Check aria-hidden className="size-4" /> : at + 1}
            </span>
            <span className="min-w-0">
              <Link
                href={`${paths.admin}/${page}`}
                className={`inline-flex min-h-8 items-center hover:underline ${at === next ? "font-bold text-accent-text" : "font-semibold"}`}
              >
                {text}
                {isDone && <span className="sr-only">, done</span>}
              </Link>
              {!isDone && <span className="block text-sm text-muted">{help}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is known of a new owner's way so far. */
export interface Standing {
  catalogs: readonly { id: string; products: number }[];
  finders: readonly { slug: string; liveVersion: number | null; lastVersion: number | null }[];
  /** The origins that may show the finder that is furthest on its way. */
  origins: readonly string[];
}

interface Step {
  text: string;
  help: string;
  /** A page of the staff area. */
  page: string;
  isDone: boolean;
}

/** The finder of the staff's own that is furthest on its way; none before the first one. */
function ownFinder({ finders }: Pick<Standing, "finders">): string | undefined {
  const own = finders.filter(({ slug }) => !finderWithId(slug));
  return (own.find(({ liveVersion }) => liveVersion !== null) ?? own[0])?.slug;
}

/** The way from sign-in to a finder in a shop's page, each step with whether it is done. */
export function firstSteps(standing: Standing): Step[] {
  const { catalogs, finders, origins } = standing;
  const slug = ownFinder(standing);
  const isPublished = finders.some(
    ({ slug, lastVersion }) => !finderWithId(slug) && lastVersion !== null,
  );
  return [
    {
      text: "Bring your products",
      help: "A CSV file from your shop is enough: we look at it and propose what its columns mean.",
      page: "catalogs/new",
      isDone: slug !== undefined || catalogs.some(({ products }) => products > 0),
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
      page: slug === undefined ? "embed-settings" : `finders/${slug}/appearance`,
      isDone: isPublished && origins.length > 0,
    },
  ];
}
