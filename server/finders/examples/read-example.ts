import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { attributeShape, type AttributeShape } from "@shared/contracts/attributes";
import { productListShape, type ProductListShape } from "@shared/contracts/product-lists";
import { projectRoot } from "../../process/project-root";

/** A whole document, with all that it needs to be tried: what products state, and files of products and lists. */
export interface Example {
  slug: string;
  title: string;
  /** What it shows. */
  text: string;
  attributes: AttributeShape[];
  /** The document as JSON, laid out to be read. */
  source: string;
  /** The files of its catalogues, by their ids; none where it is only to be read. */
  products: Readonly<Record<string, string>>;
  lists: (ProductListShape & { file: string })[];
}

/** The folder of an example, from the folder of the project. */
export const exampleFolder = (slug: string) => `server/finders/examples/${slug}`;

const folder = (slug: string) => join(projectRoot, exampleFolder(slug));

/**
 * An example from its folder: `document.json`, `attributes.json`, a file of products for each catalogue
 * (`products/<catalogue>.csv`), and of each list its shape and its rows (`lists/<list>.json` and `.csv`).
 */
export function readExample(slug: string, title: string, text: string): Example {
  const read = (...path: string[]) => readFileSync(join(folder(slug), ...path), "utf8");
  const named = (place: string, ending: string) => {
    const path = join(folder(slug), place);
    const files = existsSync(path) ? readdirSync(path).sort() : [];
    return files.flatMap((file) => (file.endsWith(ending) ? file.slice(0, -ending.length) : []));
  };
  return {
    slug,
    title,
    text,
    attributes: z.array(attributeShape).parse(JSON.parse(read("attributes.json"))),
    source: read("document.json"),
    products: Object.fromEntries(
      named("products", ".csv").map((id) => [id, read("products", `${id}.csv`)]),
    ),
    lists: named("lists", ".json").map((id) => ({
      ...productListShape.parse(JSON.parse(read("lists", `${id}.json`))),
      file: read("lists", `${id}.csv`),
    })),
  };
}
