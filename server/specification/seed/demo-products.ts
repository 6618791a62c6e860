import Papa from "papaparse";
import { v5 } from "uuid";
import type { z } from "zod";
import type { FinderId } from "@shared/templates/finders";
import { catalogueOf, type CataloguePath } from "@shared/templates/product-catalogues";
import {
  bedProductShape,
  firearmProductShape,
} from "@shared/specification/contracts/product-shapes";
import { fromCell } from "../../catalog/csv/cells";
import { readFinderFiles, templateFolder } from "../../templates/finder-files";

/** Never change it: ids in shared links and saved sets follow from it. */
const NAMESPACE = "6f1b2f0c-8a55-4c1e-9d53-3b7a0c5e9142";

/** A name-based UUID, so that a demonstration product keeps its id in every database. */
const stableUuid = (name: string): string => v5(name, NAMESPACE);

/** The beds of the demonstration catalogue, with ids that are the same in every database. */
export const demoBeds = () =>
  productsIn("dialabed", "bed-products", bedProductShape).map((bed) => ({
    id: stableUuid(bed.magentoId),
    ...bed,
  }));

/** The firearms, ammunition and reloading gear of the demonstration catalogue, in the same way. */
export const demoFirearms = () =>
  productsIn("safarioutdoor", "firearm-products", firearmProductShape).map((firearm) => ({
    id: stableUuid(firearm.externalId),
    ...firearm,
  }));

/** The products in a template's file, which is written as staff export one. */
function productsIn<Shape extends z.ZodType>(
  slug: FinderId,
  path: CataloguePath,
  shape: Shape,
): z.output<Shape>[] {
  const file = readFinderFiles(templateFolder(slug)).products[path]!;
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true });
  const { fields } = catalogueOf(path);
  return data.map((cells) =>
    shape.parse(
      Object.fromEntries(fields.map((field) => [field.name, fromCell(field, cells[field.name]!)])),
    ),
  );
}
