import { lazy, Suspense, type ComponentType } from "react";
import { Redirect, Route, Switch } from "wouter";
import { adminLists } from "@shared/specification/contracts/admin-lists";
import type { AdminPage } from "@shared/known-pages";
import { paths } from "@shared/site";
import { Dashboard } from "@/features/admin-dashboard/dashboard";
import { ListPage } from "@/features/admin-lists/list-page";
import { StaffOnly } from "@/staff/signed-in";
import { StaffLayout } from "@/staff/staff-layout";
import { FinderProviders } from "../finder-providers";
import { usePage } from "../use-page";
import { NotFound } from "./not-found";

const pages: Partial<Record<AdminPage, ComponentType>> = {
  "embed-settings": lazy(() =>
    import("@/features/embed-settings/embed-settings-page").then((file) => ({
      default: file.EmbedSettingsPage,
    })),
  ),
  finders: lazy(() =>
    import("@/features/builder/finders-page").then((file) => ({ default: file.FindersPage })),
  ),
  products: lazy(() =>
    import("@/features/admin-products/products-page").then((file) => ({
      default: file.ProductsPage,
    })),
  ),
  attributes: lazy(() =>
    import("@/features/admin-attributes/attributes-page").then((file) => ({
      default: file.AttributesPage,
    })),
  ),
  "product-lists": lazy(() =>
    import("@/features/admin-product-lists/product-lists-page").then((file) => ({
      default: file.ProductListsPage,
    })),
  ),
  catalogs: lazy(() =>
    import("@/features/admin-catalogs/catalogs-page").then((file) => ({
      default: file.CatalogsPage,
    })),
  ),
  "catalogs/new": lazy(() =>
    import("@/features/admin-new-catalog/new-catalog-page").then((file) => ({
      default: file.NewCatalogPage,
    })),
  ),
  messages: lazy(() =>
    import("@/features/admin-messages/messages-page").then((file) => ({
      default: file.MessagesPage,
    })),
  ),
  outbox: lazy(() =>
    import("@/features/admin-outbox/outbox-page").then((file) => ({ default: file.OutboxPage })),
  ),
  insight: lazy(() =>
    import("@/features/admin-insight/insight-page").then((file) => ({
      default: file.InsightPage,
    })),
  ),
  audit: lazy(() =>
    import("@/features/admin-audit/audit-page").then((file) => ({ default: file.AuditPage })),
  ),
  team: lazy(() =>
    import("@/features/admin-team/team-page").then((file) => ({ default: file.TeamPage })),
  ),
  account: lazy(() =>
    import("@/features/admin-team/account-page").then((file) => ({ default: file.AccountPage })),
  ),
};

const FinderArea = lazy(() =>
  import("@/features/builder/finder-area").then((file) => ({ default: file.FinderArea })),
);
const CatalogProductsPage = lazy(() =>
  import("@/features/admin-products/catalog-products-page").then((file) => ({
    default: file.CatalogProductsPage,
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
              <Suspense fallback={<p className="py-10 text-center text-muted">Loading...</p>}>
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
                    {({ slug }) => <FinderArea key={slug} slug={slug} />}
                  </Route>
                  <Route path={`${paths.admin}/catalogs/:id/products`}>
                    {({ id }) => <CatalogProductsPage key={id} id={id} />}
                  </Route>
                  <Route component={NotFound} />
                </Switch>
              </Suspense>
            </StaffLayout>
          </StaffOnly>
        </Route>
      </Switch>
    </FinderProviders>
  );
}
