import fc from "fast-check";
import type { ApiDescription } from "../../site/api-description/description";
import { answerableIn, freshAnswers } from "../costly/answers";
import { costlyDocuments, MUSTS } from "../costly/documents";
import { COLLECTIONS } from "../costly/goods";
import { makeFinder, makeProducts, ORDINARY, staffCalls } from "../costly/site";
import { attributeId, valueId, WORST } from "../../finders/testing/costly/documents";
import { describedRoutes, type Names } from "./described-routes";
import type { People } from "./people";
import { CANARY } from "./requests";
import type { Route } from "./routes";

const FUZZED = "fuzzed";
const costly = costlyDocuments().filter(({ slug }) =>
  [MUSTS, "costly-tests", "costly-60-500"].includes(slug),
);

/** A site with a large catalog, finders that choose from it, and others that requests may change. */
export interface HostileSite {
  routes: Route[];
  /** Makes again what may be changed, where it is gone. */
  makeSpares: () => Promise<void>;
}

/** Makes it, as staff would, with so many products. */
export async function makeSite(
  url: string,
  { admin }: People,
  products: number,
): Promise<HostileSite> {
  const call = staffCalls(url, admin);
  await makeProducts(call, products, 1);
  for (const each of [ORDINARY, ...costly]) {
    const fault = await makeFinder(call, each);
    if (fault !== undefined) throw new Error(`${each.slug} is not published: ${fault}`);
  }
  const makeSpares = async () => {
    const selection = { collections: [COLLECTIONS.few] };
    const there = (path: string, body: object) => call("POST", path, body).catch(() => undefined);
    await there("catalogues", { id: FUZZED, name: FUZZED, selection });
    await there("attributes", { id: FUZZED, label: { en: FUZZED }, kind: "number" });
    await there("product-lists", {
      id: FUZZED,
      name: FUZZED,
      keys: [{ id: "make", label: "Make", kind: "text" }],
    });
    await makeFinder(call, { ...ORDINARY, slug: FUZZED }).catch(() => undefined);
  };
  await makeSpares();
  // A server that has just begun reads all products first.
  for (const { slug } of costly) await fetch(`${url}/api/finders/${slug}/recommendations`);
  const found = await call("GET", `catalogues/${WORST}/products?pageSize=5`);
  const { items } = found as { items: { id: string }[] };
  const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDescription;
  const names = namesOf(items.map(({ id }) => id));
  return { routes: describedRoutes(description, names, vocabulary), makeSpares };
}

const asked = "finder recommendations counts suggestions options matching cells stated".split(" ");
const answerable = new Map(
  [ORDINARY, ...costly].map(({ slug, document }) => [slug, answerableIn(document)]),
);

const namesOf = (productIds: readonly string[]): Names => ({
  spare: {
    slug: [FUZZED],
    catalogue: [FUZZED],
    id: [FUZZED, "queen", "side", "hybrid"],
    version: ["1", "2", "999"],
    place: ["1", "2"],
    asked,
  },
  kept: {
    slug: ["dialabed", ...answerable.keys()],
    catalogue: [COLLECTIONS.all, COLLECTIONS.few],
    id: [WORST, attributeId(0), ...productIds],
  },
  answersTo(slug) {
    const known = answerable.get(slug);
    return known ? freshAnswers(known) : "";
  },
});

const words = [
  ..."en ZAR key name price brand queen side dialabed safarioutdoor filter score other 1 true".split(
    " ",
  ),
  ...[FUZZED, WORST, COLLECTIONS.few, ORDINARY.slug, MUSTS, attributeId(0), attributeId(1)],
  ...[valueId(0), valueId(1), "q0", "q1", "o0", "o0,o1", "0..5000", `${CANARY}0a0b0c`],
];

const vocabulary = {
  words,
  // Where a schema says nothing stands a finder's document, most often.
  anything: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom<unknown>(
        ORDINARY.document,
        ...costly.map(({ document }) => document),
      ),
    },
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(...words),
  ),
};
