import type { Site } from "./site";

/** What the database knows of its rows while files are taken, from nothing to all. */
export interface Statistics {
  name: string;
  /** Before the first file. */
  before?: (site: Site) => Promise<void>;
  /** After each file. */
  between?: (site: Site) => Promise<void>;
}

const TABLES = ["product_imports", "product_import_rows", "products"];
const LIST_TABLES = ["product_lists", "product_list_rows"];
const all = [...TABLES, ...LIST_TABLES];

const analyze = all.map((table) => `analyze ${table}`);
/** The database does not learn by itself, either. */
const keepStale = all.map((table) => `alter table ${table} set (autovacuum_enabled = off)`);

/** Another import, long ago, whose rows are all that the statistics know. */
const otherRows = [
  `insert into product_imports (id, catalogue) values ('00000000-0000-4000-8000-00000000aaaa', 'beds')`,
  `insert into product_import_rows (import_id, line, key, product, is_good)
   select '00000000-0000-4000-8000-00000000aaaa', line, line::text, '{}', true
   from generate_series(2, 400) as line`,
];

export const asTheyCome: Statistics = { name: "statistics as they come" };
const analyzedBetween: Statistics = {
  name: "analyzed after each file",
  between: (site) => site.run(...analyze),
};
const analyzedEmpty: Statistics = {
  name: "analyzed while empty, and never again",
  before: (site) => site.run(...keepStale, ...analyze),
};
const analyzedTiny: Statistics = {
  name: "analyzed with another import's few rows, and never again",
  before: (site) => site.run(...keepStale, ...otherRows, ...analyze),
};

export const everyStatistics = [asTheyCome, analyzedBetween, analyzedEmpty, analyzedTiny];
/** Those that differ most; each of the largest files takes long. */
export const statisticsOfLarge = [analyzedBetween, analyzedTiny];
