import { lazy, Suspense, type ComponentType } from "react";
import { Redirect, Route, Switch } from "wouter";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { AdminPage } from "@shared/known-pages";
import { paths } from "@shared/site";
import { Dashboard } from "@/features/staff/dashboard/dashboard";
import { ListPage } from "@/features/staff/lists/list-page";
import { StaffOnly } from "@/staff-kit/signed-in";
import { StaffLayout } from "@/staff-kit/staff-layout";
import { Loading } from "@/staff-kit/staff-page";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";
import { NotFound } from "./not-found";

const pages: Partial<Record<AdminPage, ComponentType>> = {
  "embed-settings": lazy(() =>
    import("@/features/staff/embed-settings/embed-settings-page").then((file) => ({
      default: file.EmbedSettingsPage,
    })),
  ),
  finders: lazy(() =>
    import("@/features/staff/builder/finders-page").then((file) => ({ default: file.FindersPage })),
  ),
  products: lazy(() =>
    import("@/features/staff/products/products-page").then((file) => ({
      default: file.ProductsPage,
    })),
  ),
  attributes: lazy(() =>
    import("@/features/staff/attributes/attributes-page").then((file) => ({
      default: file.AttributesPage,
    })),
  ),
  "product-lists": lazy(() =>
    import("@/features/staff/product-lists/product-lists-page").then((file) => ({
      default: file.ProductListsPage,
    })),
  ),
  catalogs: lazy(() =>
    import("@/features/staff/catalogs/catalogs-page").then((file) => ({
      default: file.CatalogsPage,
    })),
  ),
  "catalogs/new": lazy(() =>
    import("@/features/staff/import-file/import-page").then((file) => ({
      default: file.NewCatalogPage,
    })),
  ),
  imports: lazy(() =>
    import("@/features/staff/import-file/imports-page").then((file) => ({
      default: file.ImportsPage,
    })),
  ),
  messages: lazy(() =>
    import("@/features/staff/messages/messages-page").then((file) => ({
      default: file.MessagesPage,
    })),
  ),
  outbox: lazy(() =>
    import("@/features/staff/outbox/outbox-page").then((file) => ({ default: file.OutboxPage })),
  ),
  insight: lazy(() =>
    import("@/features/staff/insight/insight-page").then((file) => ({
      default: file.InsightPage,
    })),
  ),
  audit: lazy(() =>
    import("@/features/staff/audit/audit-page").then((file) => ({ default: file.AuditPage })),
  ),
  team: lazy(() =>
    import("@/features/staff/team/team-page").then((file) => ({ default: file.TeamPage })),
  ),
  account: lazy(() =>
    import("@/features/staff/team/account-page").then((file) => ({ default: file.AccountPage })),
  ),
};

const FinderArea = lazy(() =>
  import("@/features/staff/builder/finder-area").then((file) => ({ default: file.FinderArea })),
);
const ClientSettings = lazy(() =>
  import("@/features/staff/embed-settings/client-settings").then((file) => ({
    default: file.ClientSettings,
  })),
);
const FinderInsight = lazy(() =>
  import("@/features/staff/insight/finder-insight").then((file) => ({
    default: file.FinderInsight,
  })),
);
const CatalogProductsPage = lazy(() =>
  import("@/features/staff/products/catalog-products-page").then((file) => ({
    default: file.CatalogProductsPage,
  })),
);
const CatalogImportPage = lazy(() =>
  import("@/features/staff/import-file/import-page").then((file) => ({
    default: file.CatalogImportPage,
  })),
);
const DraftPreview = lazy(() =>
  import("./draft-preview").then((file) => ({ default: file.DraftPreview })),
);

/** `/admin` and everything under it: sign-in in place, then the pages. */
export function AdminRoute() {
  usePage("Staff", "matchwell");
  return (
    <FinderProviders>
      <Switch>
        <Route path={`${paths.admin}/login`}>
          <Redirect to={paths.admin} replace />
        </Route>
        <Route path={`${paths.admin}/finders/:slug/preview`}>
          {({ slug }) => (
            <Suspense>
              <DraftPreview slug={slug} />
            </Suspense>
          )}
        </Route>
        <Route>
          <StaffOnly>
            <StaffLayout>
              <Suspense fallback={<Loading />}>
                <Switch>
                  <Route path={paths.admin} component={Dashboard} />
                  {adminLists.map((list) => (
                    <Route key={list.path} path={`${paths.admin}/${list.path}`}>
                      {/* A new page for each list: nothing of the previous list stays open. */}
                      <ListPage key={list.path} list={list} />
                    </Route>
                  ))}
                  {Object.entries(pages).map(([path, Page]) => (
                    <Route key={path} path={`${paths.admin}/${path}`} component={Page} />
                  ))}
                  <Route path={`${paths.admin}/finders/:slug/:part?`}>
                    {({ slug }) => (
                      <FinderArea
                        key={slug}
                        slug={slug}
                        appearance={<ClientSettings client={slug} />}
                        insight={<FinderInsight slug={slug} />}
                      />
                    )}
                  </Route>
                  <Route path={`${paths.admin}/catalogs/:id/products`}>
                    {({ id }) => <CatalogProductsPage key={id} id={id} />}
                  </Route>
                  <Route path={`${paths.admin}/catalogs/:id/import`}>
                    {({ id }) => <CatalogImportPage key={id} id={id} />}
                  </Route>
                  <Route>
                    <NotFound isForStaff />
                  </Route>
                </Switch>
              </Suspense>
            </StaffLayout>
          </StaffOnly>
        </Route>
      </Switch>
    </FinderProviders>
  );
}
