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

const folder = (slug: string) => join(projectRoot, "server/finders/examples", slug);

/**
 * An example from its folder: `document.json`, `attributes.json`, a file of products for each catalogue
 * (`products/<catalogue>.csv`), and of each list its shape and its rows (`lists/<list>.json` and `.csv`).
 */
function example(slug: string, title: string, text: string): Example {
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

export const examples: Example[] = [
  example(
    "car-seats",
    "Car seats",
    "Facts that exclude, a law that rules, a car found by typing in a list of what fits, and an ending.",
  ),
  example(
    "coffee",
    "Coffee",
    "A set within one budget: what goes with the machine suits it, and what it has no use for is not needed.",
  ),
  example(
    "gifts",
    "Gifts",
    "A list spread over kinds, without scores; facts that exclude, a rule of the finder, and an ending with a person.",
  ),
  example(
    "kettles",
    "Kettles",
    "Three questions: a scale, the values of an attribute, and a price.",
  ),
  example(
    "paint",
    "Paint",
    "An area worked out and said, packs that meet an amount, a part that comes only for some, and a budget for all.",
  ),
  example(
    "running-shoes",
    "Running shoes",
    "Variants: what is shown is in stock in that size and that width. Branching, a fact, a page of two questions, and a scale.",
  ),
  example(
    "skincare",
    "Skincare",
    "A routine of several steps: parts that come only for some answers, optional ones, allergies, and products that stand in two steps.",
  ),
];
