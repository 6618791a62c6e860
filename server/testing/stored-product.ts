import type { CatalogPath } from "@shared/templates/product-catalogs";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import { storedRow } from "../specification/products/stored-catalog";

/** A bed or a firearm as a row of `products`: what it does not say is as staff's form has it. */
export const storedProduct = (path: CatalogPath, fields: Record<string, unknown>) =>
  storedRow(path, productShapes[path].parse(fields));
