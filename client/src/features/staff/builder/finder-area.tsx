// Longer than 200 lines: the head of a finder, its tabs and what they open share the draft.

import { ArrowLeft, ExternalLink, Redo2, Undo2 } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { paths } from "@shared/site";
import { pageOfFinder } from "@shared/templates/finders";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Loading } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Badge } from "@/staff-kit/badge";
import { Button, buttonClass } from "@/staff-kit/button";
import { standOf } from "@/staff-kit/finder-rows";
import { Company } from "./company";
import { DraftStanding } from "./draft/conflicts";
import { FirstDraft } from "./draft/first-draft";
import { useOthersHere } from "./draft/others-here";
import { useDraft } from "./draft/use-draft";
import { useUnpublished } from "./draft/use-live-document";
import { PublishDialog } from "./publish/publish-dialog";

const QuestionsTab = lazy(() =>
  import("./questions/questions-tab").then((file) => ({ default: file.QuestionsTab })),
);
const MatchingViews = lazy(() =>
  import("./matching/matching-views").then((file) => ({ default: file.MatchingViews })),
);
const ResultsTab = lazy(() =>
  import("./results/results-tab").then((file) => ({ default: file.ResultsTab })),
);
const SettingsTab = lazy(() =>
  import("./settings/settings-tab").then((file) => ({ default: file.SettingsTab })),
);
const TextsTab = lazy(() =>
  import("./texts/texts-tab").then((file) => ({ default: file.TextsTab })),
);
const VersionsTab = lazy(() =>
  import("./publish/versions-tab").then((file) => ({ default: file.VersionsTab })),
);

const TABS = [
  { path: "", title: "Questions" },
  { path: "matching", title: "Matching" },
  { path: "results", title: "Results" },
  { path: "texts", title: "Texts" },
  { path: "appearance", title: "Appearance and embedding" },
  { path: "versions", title: "Versions" },
  { path: "insight", title: "Insight" },
  { path: "settings", title: "Settings" },
] as const;

interface Props {
  slug: string;
  /** How the finder looks in a shop's page, and what to put there. */
  appearance: ReactNode;
  /** What shoppers did in it. */
  insight: ReactNode;
}

/** The area in which one finder is worked on. */
export function FinderArea({ slug, appearance, insight }: Props) {
  const { mayWrite } = useStaff();
  const finder = useStaffQuery<StaffFinder>(`finders/${slug}`);
  const { draft, query } = useDraft(slug);
  const unpublished = useUnpublished(slug, finder.data, draft?.document);
  const [isPublishing, setPublishing] = useState(false);
  const home = `${paths.admin}/finders/${slug}`;
  const others = useOthersHere(slug, mayWrite && draft !== undefined);
  useUnsavedGuard(draft?.saving.is === "unreachable" || draft?.saving.is === "refused");
  const isMissing = query.data?.document === null;
  return (
    <>
      <Link
        href={`${paths.admin}/finders`}
        className="inline-flex items-center gap-1 text-xs font-semibold text-muted hover:text-accent-text hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        All finders
      </Link>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-xl font-bold wrap-anywhere">{finder.data?.name ?? slug}</h1>
        {finder.data && (
          <Badge isLive={finder.data.liveVersion !== null}>{standOf(finder.data)}</Badge>
        )}
        {draft && <DraftStanding draft={draft} unpublished={unpublished} />}
        <div className="ml-auto flex flex-wrap gap-2">
          {finder.data && finder.data.liveVersion !== null && (
            <a
              href={pageOfFinder(slug)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("secondary")}
            >
              <ExternalLink aria-hidden className="size-4" />
              <span className="max-md:sr-only">Open it as shoppers see it</span>
            </a>
          )}
          {draft && mayWrite && (
            <>
              <Button
                look="secondary"
                aria-label="Undo"
                disabled={draft.past.length === 0}
                onClick={draft.undo}
              >
                <Undo2 aria-hidden className="size-4" />
              </Button>
              <Button
                look="secondary"
                aria-label="Redo"
                disabled={draft.future.length === 0}
                onClick={draft.redo}
              >
                <Redo2 aria-hidden className="size-4" />
              </Button>
              <Button onClick={() => setPublishing(true)}>Check and publish</Button>
            </>
          )}
        </div>
      </header>
      <Tabs home={home} />
      {draft && <Company draft={draft} slug={slug} others={others} />}
      {/* What shoppers see, and what they did, is there without a draft. */}
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={`${home}/appearance`}>{appearance}</Route>
          <Route path={`${home}/insight`}>{insight}</Route>
          <Route>
            {isMissing && finder.data && (
              <FirstDraft finder={finder.data} onBegun={() => void query.refetch()} />
            )}
            <Loaded
              isPending={!draft && query.isPending}
              isError={query.isError && !draft}
              error={query.error}
              onRetry={() => void query.refetch()}
            >
              {draft && (
                <Switch>
                  <Route path={home}>
                    <QuestionsTab slug={slug} draft={draft} mayWrite={mayWrite} />
                  </Route>
                  <Route path={`${home}/matching`}>
                    <MatchingViews slug={slug} draft={draft} mayWrite={mayWrite} />
                  </Route>
                  <Route path={`${home}/results`}>
                    <ResultsTab slug={slug} draft={draft} mayWrite={mayWrite} />
                  </Route>
                  <Route path={`${home}/texts`}>
                    <TextsTab slug={slug} draft={draft} mayWrite={mayWrite} />
                  </Route>
                  <Route path={`${home}/settings`}>
                    {finder.data && <SettingsTab key={slug} finder={finder.data} />}
                  </Route>
                  <Route path={`${home}/versions`}>
                    <VersionsTab slug={slug} draft={draft} mayWrite={mayWrite} />
                  </Route>
                  <Route>
                    <Redirect to={home} replace />
                  </Route>
                </Switch>
              )}
            </Loaded>
          </Route>
        </Switch>
      </Suspense>
      {isPublishing && draft && (
        <PublishDialog
          slug={slug}
          draft={draft}
          finder={finder.data}
          others={others}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}

/** Brings a link into the middle of its row, now and whenever the row gets another width; the page stays where it is. */
function intoView(link: HTMLAnchorElement | null) {
  const row = link?.parentElement;
  if (!row) return undefined;
  const show = () => {
    const [{ left, width }, ofRow] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += left + width / 2 - (ofRow.left + ofRow.width / 2);
  };
  const observer = new ResizeObserver(show);
  observer.observe(row);
  return () => observer.disconnect();
}

function Tabs({ home }: { home: string }) {
  const [location] = useLocation();
  return (
    <nav
      aria-label="Parts of the finder"
      className="scroll-hint mt-1 mb-4 flex overflow-x-auto border-b border-line [--ground:var(--paper)] xl:gap-1"
    >
      {TABS.map(({ path, title }) => {
        const href = path === "" ? home : `${home}/${path}`;
        return (
          <Link
            key={path}
            href={href}
            aria-current={location === href ? "page" : undefined}
            // On a narrow screen the part that is open may stand beyond the edge.
            ref={location === href ? intoView : undefined}
            className="flex min-h-control items-center border-b-2 border-transparent px-2.5 whitespace-nowrap xl:px-3 hover:text-accent-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
          >
            {title}
          </Link>
        );
      })}
    </nav>
  );
}
