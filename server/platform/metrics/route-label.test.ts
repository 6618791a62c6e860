import { expect, it } from "vitest";
import { routeLabels } from "./route-label";

const labelOf = routeLabels([
  "/api/finders",
  "/api/finders/{slug}",
  "/api/finders/{slug}/counts",
  "/api/admin/bed-sizes/order",
  "/api/admin/bed-sizes/{id}",
]);

it.each([
  ["/api/finders", "/api/finders"],
  ["/api/finders/", "/api/finders"],
  ["/API/Finders", "/api/finders"],
  ["/api/finders/shoes", "/api/finders/{slug}"],
  ["/api/finders/shoes/counts", "/api/finders/{slug}/counts"],
  ["/api/finders/shoes/nothing", "/api (unknown)"],
  ["/api/admin/bed-sizes/order", "/api/admin/bed-sizes/order"],
  ["/api/admin/bed-sizes/queen", "/api/admin/bed-sizes/{id}"],
  ["/api/nothing", "/api (unknown)"],
  ["/healthz", "/healthz"],
  ["/readyz", "/readyz"],
  ["/assets/index-1234.js", "/assets"],
  ["/pictures/beds/hybrid/queen/3/7.svg", "/pictures"],
  ["/", "pages"],
  ["/f/shoes", "pages"],
  ["/anything/at/all", "pages"],
])("%s is %s", (path, label) => {
  expect(labelOf(path)).toBe(label);
});
