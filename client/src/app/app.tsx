import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";
import { paths } from "@shared/site";
import { ErrorBoundary } from "./error-boundary";

const BedFinderRoute = lazy(() =>
  import("./routes/bed-finder").then((file) => ({ default: file.BedFinderRoute })),
);
const GunFinderRoute = lazy(() =>
  import("./routes/gun-finder").then((file) => ({ default: file.GunFinderRoute })),
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

/** Every page of the site, each loaded when it is first opened. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <Switch>
          <Route path="/">
            <Redirect to={paths.wizards} replace />
          </Route>
          <Route path={paths.wizards} component={WizardsRoute} />
          <Route path={paths.bedFinder}>
            <BedFinderRoute />
          </Route>
          {[paths.gunFinder, paths.gunFinderLong].map((path) => (
            <Route key={path} path={path} component={GunFinderRoute} />
          ))}
          <Route path={`${paths.admin}/*?`} component={AdminRoute} />
          <Route component={NotFoundRoute} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
