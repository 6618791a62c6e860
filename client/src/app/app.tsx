import { lazy } from "react";
import { finderSlugAt, pageOf, paths } from "@shared/site";
import { PageFrame } from "./page-frame";
import { usePath } from "./use-path";

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
