import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import { Finder } from "@/features/finder/page/finder";
import { FinderHeader, ShopName } from "@/features/finder/page/finder-header";
import { preloadChoosing } from "@/features/finder/steps/question-kinds";
import { useDocument, useFinderRun, type FinderRun } from "@/features/finder/page/use-document";
import { useDocumentLook } from "@/features/finder/page/use-document-look";
import { Gate } from "@/features/gate/gate";
import { idleScreen } from "@/wizard/lazy-screen";
import { StepSkeleton } from "@/wizard/step-heading";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";

// Most begin with a choice that moves on: its screen comes with the document, not after it.
preloadChoosing();

/** Below what is read first, it comes when the browser is idle. */
const FinderFooter = idleScreen(() =>
  import("@/features/finder/page/finder-footer").then((file) => file.FinderFooter),
);
const FinderMissing = lazy(() =>
  import("@/features/finder/page/finder-missing").then((file) => ({ default: file.FinderMissing })),
);
const EmbeddedFrame = lazy(() =>
  import("@/features/embedded/embedded-frame").then((file) => ({ default: file.EmbeddedFrame })),
);

/** `/f/{slug}`: any finder, by its document; with `?embed=true` as it appears in a frame. */
export function FinderRoute({ slug }: { slug: string }) {
  const isEmbedded = new URLSearchParams(window.location.search).get("embed") === "true";
  const [name, setName] = useState("");
  if (!isEmbedded) {
    return (
      <FinderProviders>
        <GatedFinder slug={slug} onName={setName} />
      </FinderProviders>
    );
  }
  return (
    <FinderProviders>
      <Suspense>
        <EmbeddedFrame client={slug} name={name} mark={<ShopName name={name} />}>
          {(hasProgress) => (
            <GatedFinder slug={slug} onName={setName} isEmbedded hasProgress={hasProgress} />
          )}
        </EmbeddedFrame>
      </Suspense>
    </FinderProviders>
  );
}

interface Props {
  slug: string;
  /** Called with the shop's name, once it is known. */
  onName: (name: string) => void;
  isEmbedded?: boolean;
  hasProgress?: boolean;
}

/** The gate, and behind it the document. */
function GatedFinder({ slug, isEmbedded = false, ...rest }: Props) {
  const run = useFinderRun(slug);
  usePage("Product Finder", "matchwell");
  return (
    <Gate app={slug} probe={run.probe} isEmbedded={isEmbedded}>
      <LoadedFinder run={run} isEmbedded={isEmbedded} {...rest} />
    </Gate>
  );
}

type LoadedProps = Omit<Props, "slug"> & { run: FinderRun; isEmbedded: boolean };

function LoadedFinder({ run, isEmbedded, hasProgress, onName }: LoadedProps) {
  const { shown, missing, isTrying, retry } = useDocument(run);
  if (missing) {
    return (
      <Suspense>
        <FinderMissing {...{ missing, isTrying, retry, isEmbedded }} />
      </Suspense>
    );
  }
  if (!shown) {
    return (
      <div className="mx-auto max-w-[68rem] px-4 pt-16">
        <StepSkeleton />
      </div>
    );
  }
  return (
    <ShopPage shown={shown} isEmbedded={isEmbedded} onName={onName}>
      <Finder
        key={shown.version}
        shown={shown}
        runKey={run.runKey}
        isEmbedded={isEmbedded}
        hasProgress={hasProgress}
        onOutdated={(what) => what === "version" && run.moveOn()}
        onRestart={() => void run.renew(shown.version)}
      />
    </ShopPage>
  );
}

interface ShopPageProps extends Pick<LoadedProps, "isEmbedded" | "onName"> {
  shown: ShownFinder;
  children: ReactNode;
}

/** The shop's header and footer around its finder; a frame has its own. */
function ShopPage({ shown, isEmbedded, onName, children }: ShopPageProps) {
  usePage(shown.name, "matchwell");
  useDocumentLook(shown);
  useLayoutEffect(() => onName(shown.brand.name), [onName, shown]);
  if (isEmbedded) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <FinderHeader shown={shown} />
      <main id="content" className="mx-auto w-full max-w-[68rem] grow px-4 pt-2 sm:pt-4 sm:pb-16">
        {children}
      </main>
      <Suspense>
        <FinderFooter shown={shown} />
      </Suspense>
    </div>
  );
}
