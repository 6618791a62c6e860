import Papa from "papaparse";
import type { FinderTemplate } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { readFinderFiles, templateFolder, type FinderFiles } from "../../templates/finder-files";
import { readDocument } from "../live/read-in-steps";

/** A finder with demonstration catalogs, read from its folder. */
export interface Template extends Omit<FinderTemplate, "isLoaded"> {
  document: FinderDocument;
  attributes: FinderFiles["attributes"];
  catalogues: TemplateCatalog[];
}

interface TemplateCatalog {
  /** Also the collection of its products. */
  id: string;
  name: string;
  /** The keys of its products, variants included. */
  keys: string[];
  file: string;
}

/** What staff can begin with: the templates of these folders, and the names of their catalogs. */
const OFFERED = [
  {
    id: "running-shoes",
    title: "Running shoes",
    text: "Ground, size and width, then feel and budget: shown is only what is in stock.",
    catalogues: { "running-shoes": "Running shoes" },
  },
  {
    id: "coffee",
    title: "Coffee corner",
    text: "A set within one budget: the machine, and the grinder, frother and coffee that suit it.",
    catalogues: {
      "coffee-machines": "Coffee machines",
      "coffee-grinders": "Coffee grinders",
      "coffee-frothers": "Milk frothers",
      "coffee-beans": "Coffee beans",
      "coffee-capsules": "Coffee capsules",
    },
  },
];

let read: Template[] | undefined;

/** The templates, read from their files when somebody first asks for them. */
export const templates = (): Template[] => (read ??= OFFERED.map(readTemplate));

function readTemplate({
  id,
  title,
  text,
  catalogues: catalogs,
}: (typeof OFFERED)[number]): Template {
  const { attributes, source, products } = readFinderFiles(templateFolder(id));
  const document = readDocument(JSON.parse(source));
  const kept = Object.entries(catalogs).map(([catalog, name]) => {
    const file = products[catalog]!;
    return { id: catalog, name: `${name} (demonstration)`, file, rows: rowsOf(file) };
  });
  return {
    id,
    title,
    text,
    document,
    attributes,
    catalogues: kept.map(({ rows, ...each }) => ({ ...each, keys: rows.map(({ key }) => key!) })),
    products: kept.flatMap(({ rows }) => rows.filter(({ group }) => !group)).length,
    questions: document.questions.length,
    pictures: picturesOf(kept.map(({ rows }) => rows)),
  };
}

const rowsOf = (file: string) =>
  Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true }).data;

/** Two pictures: of the first products of the first two catalogs, or of two products of the only one. */
function picturesOf([first = [], second]: Record<string, string>[][]): string[] {
  const pictured = first.filter(({ picture }) => picture);
  const other = second?.find(({ picture }) => picture) ?? pictured[Math.floor(pictured.length / 2)];
  return [pictured[0], other].flatMap((row) => row?.picture ?? []);
}
