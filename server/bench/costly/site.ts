import { FILE_PART_BYTES, type ImportFile } from "@shared/contracts/import-files";
import { finderDocument } from "@shared/finders/document";
import { attributes } from "../../finders/testing/costly/products";
import { attributeId, VALUES, valueId } from "../../finders/testing/costly/documents";
import { answerableIn, type Answerable } from "./answers";
import type { Costly } from "./documents";
import { COLLECTIONS, filesOf } from "./goods";

/** Sends what staff send; throws with what was answered when it is refused. */
export type Call = (method: string, path: string, body?: object | string) => Promise<unknown>;

export const staffCalls =
  (url: string, cookie: string): Call =>
  async (method, path, body) => {
    const isFile = typeof body === "string";
    const reply = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "Content-Type": isFile ? "text/csv" : "application/json" }),
        cookie,
      },
      body: isFile || body === undefined ? (body ?? null) : JSON.stringify(body),
    });
    const text = await reply.text();
    // A file with a bad row is answered, too, and nothing of it is taken.
    if (!reply.ok || text.includes('"isApplied":false')) {
      throw new Error(`${path}: ${reply.status} ${text}`);
    }
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  };

/** Sends a file of ASCII to be looked at and imported. Returns its id. */
export async function sendImportFile(call: Call, text: string): Promise<string> {
  const { id } = (await call("POST", "import-files", {
    name: "goods.csv",
    size: text.length,
  })) as ImportFile;
  for (let place = 0; place * FILE_PART_BYTES < text.length; place++) {
    const part = text.slice(place * FILE_PART_BYTES, (place + 1) * FILE_PART_BYTES);
    await call("PUT", `import-files/${id}/parts/${place}`, part);
  }
  return id;
}

/** Makes attributes and two catalogs without products, as staff would. */
export async function makeCatalogs(call: Call): Promise<void> {
  for (const each of attributes) await call("POST", "attributes", each);
  for (const id of Object.values(COLLECTIONS)) {
    await call("POST", "catalogues", { id, name: id, selection: { collections: [id] } });
  }
}

/** The same with products. Says how many seconds the files took. */
export async function makeProducts(
  call: Call,
  products: number,
  variants: number,
): Promise<number> {
  await makeCatalogs(call);
  const startedAt = performance.now();
  for (const file of filesOf(products, variants)) {
    await call("POST", `catalogues/${COLLECTIONS.all}/products/import`, file);
  }
  return (performance.now() - startedAt) / 1_000;
}

/** Stores a finder, and publishes it where the check lets it. Returns the first fault where it does not. */
export async function makeFinder(
  call: Call,
  { slug, what, document }: Pick<Costly, "slug" | "what" | "document">,
): Promise<string | undefined> {
  await call("POST", "finders", { slug, name: what.slice(0, 100), document });
  return call("POST", `finders/${slug}/publish`, { revision: 1 }).then(
    () => undefined,
    (error: Error) => error.message.slice(0, 200),
  );
}

/** A finder as shops have them: few questions, few products. */
export const ORDINARY = {
  slug: "ordinary",
  what: "Ordinary",
  document: finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Ordinary" },
    questions: Array.from({ length: 4 }, (_, question) => ({
      id: `q${question}`,
      title: { en: `Question ${question}` },
      ask: { kind: "many" },
      options: Array.from({ length: 8 }, (_option, option) => ({
        id: `o${option}`,
        label: { en: `Option ${option}` },
        rules: [
          {
            use: question === 0 ? "filter" : "score",
            condition: { attribute: attributeId(question), is: valueId(option % VALUES) },
          },
        ],
      })),
    })),
    sections: [{ id: "all", catalogue: COLLECTIONS.few, maxItems: 12 }],
  }),
};

export const ordinaryAnswerable: Answerable = answerableIn(ORDINARY.document);

/** A viewer who was just made, signed in; the cookie. */
export async function makeViewer(url: string, call: Call, username: string): Promise<string> {
  const password = "only-looks-at-costly-things";
  await call("POST", "team", { username, role: "viewer", password });
  const reply = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!reply.ok) throw new Error(`${username} cannot sign in: ${reply.status}`);
  return reply.headers.getSetCookie()[0]!.split(";")[0]!;
}
