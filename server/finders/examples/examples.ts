import { readFinderFiles, templateFolder, type FinderFiles } from "../../templates/finder-files";

/** A whole finder, to be read and tried. */
export interface Example extends FinderFiles {
  slug: string;
  title: string;
  /** What it shows. */
  text: string;
}

/** Those that staff can begin with are templates. */
const TEMPLATES = new Set(["coffee", "running-shoes"]);

const readExample = (slug: string, title: string, text: string): Example => {
  const folder = TEMPLATES.has(slug) ? templateFolder(slug) : `server/finders/examples/${slug}`;
  return { slug, title, text, ...readFinderFiles(folder) };
};

export const examples: Example[] = [
  readExample(
    "car-seats",
    "Car seats",
    "Facts that exclude, a law that rules, a car found by typing in a list of what fits, and an ending.",
  ),
  readExample(
    "coffee",
    "Coffee",
    "A set within one budget: what goes with the machine suits it, and what it has no use for is not needed.",
  ),
  readExample(
    "gifts",
    "Gifts",
    "A list spread over kinds, without scores; facts that exclude, a rule of the finder, and an ending with a person.",
  ),
  readExample(
    "kettles",
    "Kettles",
    "Three questions: a scale, the values of an attribute, and a price.",
  ),
  readExample(
    "paint",
    "Paint",
    "An area worked out and said, packs that meet an amount, a part that comes only for some, and a budget for all.",
  ),
  readExample(
    "running-shoes",
    "Running shoes",
    "Variants: what is shown is in stock in that size and that width. Branching, a fact, a page of two questions, and a scale.",
  ),
  readExample(
    "skincare",
    "Skincare",
    "A routine of several steps: parts that come only for some answers, optional ones, allergies, and products that stand in two steps.",
  ),
];
