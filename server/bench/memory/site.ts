import { FIREARM_PASSWORD, PASSWORD, STAFF_PASSWORD } from "../server-process";
import {
  attributes,
  LARGE,
  largeDocument,
  LIST,
  MAKES,
  MODELS,
  PRODUCTS,
  SMALL,
  smallDocument,
  valueId,
  VALUES,
} from "./documents";

const LIST_ROWS = 5_000;

/** Puts in products, a list and two finders, all as staff do: over HTTP. Throws with what was refused. */
export async function fillSite(url: string, products: number): Promise<void> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
  const send = async (path: string, body: string | object, method = "POST"): Promise<unknown> => {
    const isFile = typeof body === "string";
    const reply = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { "Content-Type": isFile ? "text/csv" : "application/json", cookie },
      body: isFile ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    // A file with a bad row is answered, too, and nothing of it is taken.
    if (!reply.ok || text.includes('"isApplied":false')) {
      throw new Error(`${path} answered ${reply.status}: ${text}`);
    }
    return JSON.parse(text);
  };
  for (const each of attributes) await send("attributes", each);
  const selection = { collections: [PRODUCTS] };
  await send("catalogues", { id: PRODUCTS, name: "Bench", selection });
  await send(`catalogues/${PRODUCTS}/products/import`, productsFile(products));
  const keys = [
    { id: "make", label: "Make", kind: "text" },
    { id: "model", label: "Model", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ];
  await send("product-lists", { id: LIST, name: "Cars", keys });
  await send(`product-lists/${LIST}/import`, listFile(products));
  // The large one has a former version, which everybody may go on with for a day.
  for (const [slug, document, versions] of [
    [LARGE, largeDocument, 2],
    [SMALL, smallDocument, 1],
  ] as const) {
    await send("finders", { slug, name: slug, document });
    for (let version = 1; version <= versions; version++) {
      const { revision } = (await read(`finders/${slug}/draft`)) as { revision: number };
      await send(`finders/${slug}/publish`, { revision });
      if (version === versions) break;
      const changed = { ...document, text: { en: `Version ${version + 1}` } };
      await send(`finders/${slug}/draft`, { revision, document: changed }, "PUT");
    }
  }

  async function read(path: string): Promise<unknown> {
    const reply = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  }
}

/** The cookie of a session that has unlocked beds and firearms. */
export async function openedSession(url: string): Promise<string> {
  let cookie = "";
  for (const [app, password] of [
    ["dialabed", PASSWORD],
    ["safarioutdoor", FIREARM_PASSWORD],
  ]) {
    const reply = await fetch(`${url}/api/verify-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify({ app, password }),
    });
    if (!reply.ok) throw new Error(`${app} was not unlocked: ${reply.status}`);
    cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  }
  return cookie;
}

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((cells) => cells.join(",")).join("\r\n");

function productsFile(count: number): string {
  const header = ["key", "name", "brand", "price", "in-stock", ...attributes.map(({ id }) => id)];
  const rows = Array.from({ length: count }, (_, at) => [
    `P-${at}`,
    `Product ${at}`,
    `Brand ${at % 40}`,
    `${500 + ((at * 7_919) % 49_000)}.00`,
    at % 9 === 0 ? "no" : "yes",
    ...attributes.map((_each, trait) =>
      [...new Set([at * 31 + trait * 17, at * 7 + trait])]
        .map((value) => valueId(value % VALUES))
        .join("|"),
    ),
  ]);
  return csv([header, ...rows]);
}

const listFile = (products: number): string =>
  csv([
    ["make", "model", "years", "product", "note"],
    ...Array.from({ length: LIST_ROWS }, (_, at) => [
      `make-${at % MAKES}`,
      `model-${Math.floor(at / MAKES) % MODELS}`,
      `${1995 + (at % 20)} – ${2005 + (at % 20)}`,
      `P-${(at * 7_919) % products}`,
      at % 5 === 0 ? "with the long leg" : "",
    ]),
  ]);
