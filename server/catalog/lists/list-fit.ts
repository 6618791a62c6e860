import { and } from "drizzle-orm";
import type { ListFit } from "@shared/contracts/product-lists";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { inTurns, type Steps } from "../../platform/work/steps";
import { cellOf } from "../staff/cells";
import { attributesById, productParts } from "../store/any-rows";
import { createListReads } from "../store/list-rows";
import { listReader } from "../store/listed-values";
import { group, inherited, isForSale, isOfStaff, ofItsGroup } from "../store/selected-products";
import { valueReader } from "../store/understood-values";

const MAX_DIFFERENCES = 200;
const MAX_NAMED = 10;
const FIT = { stated: 0, same: 0, differing: 0, unlisted: 0 };

/**
 * What a list that is looked up by what products state says of all of staff's products, and where a product's own cell
 * says something else. Nothing for a list that states none of their attributes.
 */
export async function listFit(db: Database, id: string): Promise<ListFit> {
  const fit: ListFit = { ...FIT, unlistedNames: [], differences: [] };
  const list = (await createListReads()(db)).get(id);
  const attributes = await attributesById(db);
  if (!list || list.attribute === null || !attributes.has(list.attribute)) return fit;
  const { attribute } = list;
  const read = listReader(list, attributes);
  const understood = valueReader(attributes);
  const count = function* (rows: Awaited<ReturnType<typeof rowsOf>>): Steps<void> {
    for (const { key, name, brand, values } of rows) {
      const stated = understood(values);
      const { value, isListed, isAsked } = read(stated, brand);
      const own = stated[attribute];
      if (!isListed) {
        if (isAsked && fit.unlisted++ < MAX_NAMED) fit.unlistedNames.push(name);
      } else if (value !== undefined && own === undefined) fit.stated += 1;
      else if (value !== undefined) {
        const [mine, listed] = [cellOf(own), cellOf(value)];
        if (mine === listed) fit.same += 1;
        else {
          fit.differing += 1;
          if (fit.differences.length < MAX_DIFFERENCES)
            fit.differences.push({ key, name, own: mine, listed });
        }
      }
      yield;
    }
  };
  for (const part of await productParts(db)) await inTurns(count(await rowsOf(db, part)));
  return fit;
}

const rowsOf = (db: Database, part: Awaited<ReturnType<typeof productParts>>[number]) =>
  db
    .select({
      key: products.key,
      name: inherited.name,
      brand: inherited.brand,
      values: inherited.values,
    })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(and(isOfStaff, isForSale, part));
