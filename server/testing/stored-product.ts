import type { CataloguePath } from "@shared/product-catalogues";
import { productShapes } from "@shared/schema/product-shapes";
import { asProduct } from "../specification/products/as-product";

/** A bed or a firearm as a row of `products`: what it does not say is as staff's form has it. */
export const storedProduct = (path: CataloguePath, fields: Record<string, unknown>) =>
  asProduct(path, productShapes[path].parse(fields));
