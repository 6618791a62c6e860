import { lazy } from "react";
import { Route, Switch } from "wouter";
import { paths } from "@shared/site";
import { PageFrame } from "./page-frame";

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
  return (
    <PageFrame>
      <Switch>
        <Route path={paths.wizards} component={WizardsRoute} />
        <Route path={paths.bedFinder}>
          <BedFinderRoute />
        </Route>
        {[paths.firearmFinder, paths.firearmFinderLong].map((path) => (
          <Route key={path} path={path} component={FirearmFinderRoute} />
        ))}
        <Route path="/f/:slug">
          {({ slug }) => <FinderRoute key={slug} slug={slug.toLowerCase()} />}
        </Route>
        <Route path={`${paths.admin}/*?`} component={AdminRoute} />
        <Route component={NotFoundRoute} />
      </Switch>
    </PageFrame>
  );
}
