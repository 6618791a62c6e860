import Papa from "papaparse";
import { STAFF_PASSWORD } from "../server-process";
import type { RunSql } from "../load/products";

/** Signs in as the first admin; returns the cookie. */
export async function signInStaff(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`staff could not sign in: ${reply.status}`);
  return reply.headers.getSetCookie()[0]!.split(";")[0]!;
}

interface Product {
  id: string;
  externalId: string;
}

const basketOf = async (url: string, shopper: string, sku: string) => {
  const reply = await fetch(`${url}/api/safari/products?skus=${encodeURIComponent(sku)}`, {
    headers: { cookie: shopper },
  });
  return ((await reply.json()) as { price: string }[])[0]?.price;
};

async function firearms(url: string, staff: string): Promise<Product[]> {
  const reply = await fetch(`${url}/api/admin/firearm-products?pageSize=25`, {
    headers: { cookie: staff },
  });
  return ((await reply.json()) as { items: Product[] }).items;
}

async function setPrice(url: string, staff: string, { id }: Product, price: string): Promise<void> {
  const reply = await fetch(`${url}/api/admin/firearm-products/${id}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", cookie: staff },
    body: JSON.stringify({ price }),
  });
  if (!reply.ok) throw new Error(`a price was not changed: ${reply.status} ${await reply.text()}`);
}

/** Changes prices one after the other, and asks for each at once. Returns how many, and how many were old. */
export async function editUntil(
  url: string,
  staff: string,
  shopper: string,
  seconds: number,
): Promise<{ edits: number; unseen: number }> {
  const products = await firearms(url, staff);
  const end = performance.now() + seconds * 1_000;
  let edits = 0;
  let unseen = 0;
  for (; performance.now() < end; edits++) {
    const product = products[edits % products.length]!;
    const price = `${10_000 + (edits % 5_000)}.00`;
    await setPrice(url, staff, product, price);
    if ((await basketOf(url, shopper, product.externalId)) !== price) unseen += 1;
  }
  return { edits, unseen };
}

/** Milliseconds from each edit's acknowledgment here until another server shows it. */
export async function otherServerShows(
  url: string,
  elsewhere: string,
  staff: string,
  shopper: string,
  rounds: number,
): Promise<number[]> {
  const [product] = await firearms(url, staff);
  const waits: number[] = [];
  await basketOf(elsewhere, shopper, product!.externalId);
  for (let round = 0; round < rounds; round++) {
    const price = `${20_000 + round}.00`;
    await setPrice(url, staff, product!, price);
    const startedAt = performance.now();
    while ((await basketOf(elsewhere, shopper, product!.externalId)) !== price) {
      if (performance.now() - startedAt > 20_000) throw new Error("another server never showed it");
    }
    waits.push(performance.now() - startedAt);
  }
  return waits;
}

/** Raises the price of every firearm at once. */
export const changeEveryFirearm = (run: RunSql) =>
  run("update products set price = price + 1 where source = 'firearms'");

/** Raises the price of every firearm by an import of the file that an export gives. */
export async function importEveryFirearm(url: string, staff: string): Promise<void> {
  const at = `${url}/api/admin/firearm-products`;
  const file = await (await fetch(`${at}/export.csv`, { headers: { cookie: staff } })).text();
  const { data } = Papa.parse<Record<string, string>>(file.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  const raised = data.map((row) => ({ ...row, price: (Number(row.price) + 1).toFixed(2) }));
  const reply = await fetch(`${at}/import`, {
    method: "POST",
    headers: { "Content-Type": "text/csv", cookie: staff },
    body: Papa.unparse(raised),
  });
  const answer = await reply.text();
  if (!reply.ok || !answer.includes('"isApplied":true')) {
    throw new Error(`not imported: ${reply.status} ${answer}`);
  }
}
