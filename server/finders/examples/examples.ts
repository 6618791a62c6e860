import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { attributeShape, type AttributeShape } from "@shared/contracts/attributes";
import { projectRoot } from "../../process/project-root";

/** A whole document, with the attributes that its products state. */
export interface Example {
  title: string;
  /** What it shows. */
  text: string;
  attributes: AttributeShape[];
  /** The document as JSON, laid out to be read. */
  source: string;
}

const source = (name: string) =>
  readFileSync(join(projectRoot, "server/finders/examples", `${name}.json`), "utf8");
const attributes = (name: string) => z.array(attributeShape).parse(JSON.parse(source(name)));

export const examples: Example[] = [
  {
    title: "Kettles",
    text: "Three questions: a scale, the values of an attribute, and a price.",
    attributes: attributes("kettle-attributes"),
    source: source("kettles"),
  },
  {
    title: "Running shoes",
    text: "Branching, a fact that excludes, a page of two questions, a scale with steps, several choices, and promotion.",
    attributes: attributes("running-shoe-attributes"),
    source: source("running-shoes"),
  },
];
