import type { CataloguePath } from "@shared/templates/product-catalogues";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import { storedRow } from "../specification/products/stored-catalogue";

/** A bed or a firearm as a row of `products`: what it does not say is as staff's form has it. */
export const storedProduct = (path: CataloguePath, fields: Record<string, unknown>) =>
  storedRow(path, productShapes[path].parse(fields));
