import type { AttributeShape } from "@shared/contracts/attributes";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { freeWord } from "@shared/input/words-of-names";
import type { Actor } from "../../people/auth/act-as";
import { joinCatalog } from "../../catalog/staff/attribute-catalogs";
import { heldAttribute } from "../../catalog/staff/attribute-queries";
import { addAttribute } from "../../catalog/staff/attributes";
import { catalogById, counted } from "../../catalog/staff/catalog-queries";
import { addCatalog } from "../../catalog/staff/catalogs";
import { productImport } from "../../catalog/staff/product-file";
import { productsByKey } from "../../catalog/staff/product-queries";
import { staffCatalog } from "../../catalog/staff/staff-catalog";
import { takeAttributes } from "../../catalog/staff/product-checks";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { importCsv } from "../../catalog/imports/import";
import { inTurnAs } from "../../catalog/imports/import-turn";
import { beginFinder } from "../staff/drafts";
import { allFinders } from "../staff/rows";
import type { Template } from "./templates";

interface Loading {
  actor: Actor;
  /** The most products there can be. */
  most: number;
  now: number;
}

type Catalog = Template["catalogues"][number];

/**
 * Adds a finder with a template's draft, all at once with what it needs: attributes, catalogs and products. What is
 * there already from an earlier time is used again. Throws a 409 where something else has their ids.
 */
export function loadTemplate(
  db: Database,
  { title, id, document, attributes, catalogues: catalogs }: Template,
  loading: Loading,
): Promise<StaffFinder> {
  const { actor } = loading;
  // Its turn before the attributes: in the order in which imports take them.
  return inTurnAs(db, actor, async (tx) => {
    await takeAttributes(tx);
    const { currency } = document;
    const empty: Catalog[] = [];
    for (const catalog of catalogs) {
      if (await keepCatalog(tx, actor, catalog, currency)) empty.push(catalog);
    }
    for (const attribute of attributes) await keepAttribute(tx, actor, attribute);
    for (const catalog of empty) await addProducts(tx, catalog, loading);
    const taken = (await allFinders(tx)).map(({ slug }) => slug);
    return beginFinder(tx, actor, { slug: freeWord(id, taken), name: title }, document);
  });
}

/** Adds an attribute, unless one that can say the same is there. */
async function keepAttribute(tx: Database, actor: Actor, wanted: AttributeShape): Promise<void> {
  const present = await heldAttribute(tx, wanted.id);
  if (!present) return void (await addAttribute(tx, actor, wanted));
  const known = new Set(present.values.map(({ id }) => id));
  const isSame =
    present.kind === wanted.kind &&
    (present.unit ?? null) === (wanted.unit ?? null) &&
    wanted.values.every(({ id }) => known.has(id));
  if (!isSame) throw refused(`an attribute ${wanted.id}`);
  for (const each of wanted.catalogues ?? []) await joinCatalog(tx, each, [wanted.id]);
}

/** Adds a catalog, unless it is there; returns whether it has no products. */
async function keepCatalog(
  tx: Database,
  actor: Actor,
  { id, name, keys }: Catalog,
  currency: string,
): Promise<boolean> {
  const present = await catalogById(tx, id, { hold: true });
  if (present && present.selection.collections?.[0] !== id) throw refused(`a catalog ${id}`);
  if (present && (await counted(tx, present)).products > 0) return false;
  const others = [...(await productsByKey(tx, keys)).values()];
  const stranger = others.find(({ collections }) => !collections.includes(id));
  if (stranger) throw refused(`a product with the key ${stranger.key}`);
  if (!present) {
    await addCatalog(tx, actor, { id, name, currency, selection: { collections: [id] } });
  }
  return true;
}

async function addProducts(
  tx: Database,
  { id, file }: Catalog,
  { actor, most, now }: Loading,
): Promise<void> {
  const { problems, bad } = await importCsv(
    tx,
    actor,
    productImport({ at: await staffCatalog(tx, id), most }),
    Buffer.from(file),
    { dryRun: false, skipBad: false },
    now,
  );
  if (bad > 0) throw new Error(`A template's row is bad: ${problems[0]?.message}`);
}

const refused = (what: string) =>
  new AppError(
    409,
    "taken",
    `There is ${what} of your own, which this template needs for something else. Nothing was added: start from a catalog instead.`,
  );
