import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { attributeShape, type AttributeShape } from "@shared/contracts/attributes";
import { productListShape, type ProductListShape } from "@shared/contracts/product-lists";
import { projectRoot } from "../platform/process/project-root";

/** A finder as files: its document, and all that it needs to be tried. */
export interface FinderFiles {
  /** The document as JSON, laid out to be read. */
  source: string;
  /** What its products state; none where their catalogs have columns of their own. */
  attributes: AttributeShape[];
  /** The files of its catalogs, by their ids; none where it is only to be read. */
  products: Readonly<Record<string, string>>;
  lists: (ProductListShape & { file: string })[];
}

/** The folder of a template, from the folder of the project. */
export const templateFolder = (slug: string) => `server/templates/${slug}`;

/** A file of a folder, as text. */
export const readFileOf = (folder: string, ...path: string[]): string =>
  readFileSync(join(projectRoot, folder, ...path), "utf8");

/** The document of a finder from its folder, as JSON. */
export const readSource = (folder: string): string => readFileOf(folder, "document.json");

/**
 * A finder from its folder: `document.json`, `attributes.json`, a file of products for each catalog
 * (`products/<catalog>.csv`), and of each list its shape and its rows (`lists/<list>.json` and `.csv`).
 */
export function readFinderFiles(folder: string): FinderFiles {
  const place = (...path: string[]) => join(projectRoot, folder, ...path);
  const read = (...path: string[]) => readFileOf(folder, ...path);
  const named = (part: string, ending: string) => {
    const files = existsSync(place(part)) ? readdirSync(place(part)).sort() : [];
    return files.flatMap((file) => (file.endsWith(ending) ? file.slice(0, -ending.length) : []));
  };
  const attributes = existsSync(place("attributes.json")) ? read("attributes.json") : "[]";
  return {
    source: readSource(folder),
    attributes: z.array(attributeShape).parse(JSON.parse(attributes)),
    products: Object.fromEntries(
      named("products", ".csv").map((id) => [id, read("products", `${id}.csv`)]),
    ),
    lists: named("lists", ".json").map((id) => ({
      ...productListShape.parse(JSON.parse(read("lists", `${id}.json`))),
      file: read("lists", `${id}.csv`),
    })),
  };
}
