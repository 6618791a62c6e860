import { Router } from "express";
import type { Catalogues } from "../store/catalogues";
import type { ChangeWatch } from "../store/catalogue-source";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import { attributeRoutes } from "./attribute-routes";
import { catalogueRoutes } from "./catalogue-routes";
import { anyImportRoutes } from "./import-routes";
import { fileLookRoutes } from "./look/routes";
import { anyProductRoutes } from "./product-routes";

interface Dependencies {
  db: Database;
  database: Pick<DatabaseHandle, "db" | "kind">;
  /** The shoppers' catalogues. */
  catalogues: Pick<Catalogues, "afterChange">;
  /** Sees what a change makes too costly. */
  watch: ChangeWatch;
  now: () => number;
}

/** Files, and attributes with all of their values. Mounted before the JSON parser. */
export const largeCatalogueBodies = (dependencies: Dependencies): Router =>
  Router()
    .use(anyImportRoutes(dependencies))
    .use(fileLookRoutes(dependencies))
    .use(attributeRoutes(dependencies));

/** The catalogues that staff defined, and their products. */
export const catalogueStaffRoutes = (dependencies: Dependencies): Router =>
  Router().use(catalogueRoutes(dependencies)).use(anyProductRoutes(dependencies));
