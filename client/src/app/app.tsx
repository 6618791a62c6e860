import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { finderSlugAt, pageOf, paths } from "@shared/site";
import { Button } from "@/ui/button";
import { Message } from "@/ui/message";

const BedFinderRoute = lazy(() =>
  import("./routes/bed-finder").then((file) => ({ default: file.BedFinderRoute })),
);
const FirearmFinderRoute = lazy(() =>
  import("./routes/firearm-finder").then((file) => ({ default: file.FirearmFinderRoute })),
);
const FinderRoute = lazy(() =>
  import("./routes/finder").then((file) => ({ default: file.FinderRoute })),
);
const AdminRoute = lazy(() =>
  import("./routes/admin").then((file) => ({ default: file.AdminRoute })),
);
const WizardsRoute = lazy(() =>
  import("./routes/wizards").then((file) => ({ default: file.WizardsRoute })),
);
const NotFoundRoute = lazy(() =>
  import("./routes/not-found").then((file) => ({ default: file.NotFoundRoute })),
);

/** Every page of the app, each loaded when it is first opened. The landing page is a separate document. */
export function App() {
  const path = usePath();
  return (
    <PageFrame path={path}>
      <Page path={path} />
    </PageFrame>
  );
}

function Page({ path }: { path: string }) {
  const page = pageOf(path);
  const slug = finderSlugAt(path);
  if (slug !== undefined) return <FinderRoute key={slug} slug={slug} />;
  if (page === paths.bedFinder) return <BedFinderRoute />;
  if (page === paths.firearmFinder || page === paths.firearmFinderLong) {
    return <FirearmFinderRoute />;
  }
  if (page === paths.wizards) return <WizardsRoute />;
  return `${page}/`.startsWith(`${paths.admin}/`) ? <AdminRoute /> : <NotFoundRoute />;
}

/** The frame of every page: space while its code loads, and a way out when it fails. */
function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    // A failure belongs to its address: navigating elsewhere clears it.
    <ErrorBoundary key={path.split("/")[1]}>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Links announce that they changed the address by events named like the methods; the browser by its own. */
const EVENTS = ["popstate", "pushState", "replaceState", "hashchange"];

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

const pathname = () => window.location.pathname;

/** The path of the address, which pages follow. Links and the staff area's routes have a library; a first question does without. */
export const usePath = (): string => useSyncExternalStore(subscribe, pathname);

interface Props {
  children: ReactNode;
}

/** Shows an error message where a page would be blank. The shopper's answers are in storage and survive the reload. */
class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center px-4">
        <Message
          urgent
          title="Something went wrong"
          actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        >
          Your answers are kept. Please reload the page.
        </Message>
      </main>
    );
  }
}
