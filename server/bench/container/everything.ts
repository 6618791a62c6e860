import { z } from "zod";
import { fixedPages } from "@shared/known-pages";
import { finderPath } from "@shared/site";
import { listPages } from "../../site/pages/pages";
import { askAll, saidOf, type Tried } from "./ask";

const templates = z.array(z.object({ id: z.string(), pictures: z.array(z.string()) }));
const begun = z.object({ slug: z.string(), draftRevision: z.number() });
const catalogs = z.array(z.object({ id: z.string() }));
const results = z.object({ sections: z.array(z.object({ items: z.array(z.unknown()) })) });

const CALLS = ["/healthz", "/readyz", "/api/docs", "/api/openapi.json"];
const FOR_ENGINES = ["/robots.txt", "/sitemap.xml"];
/** Addresses of pictures, wherever they stand in a reply. */
const PICTURE = /\/pictures\/[\w/-]+\.(?:svg|png|webp)/g;
const API = "/api/admin";

/**
 * Asks a running image for all that it has: each page, each built file (`files`, from the folder of the built
 * client), each template, put in and published as staff do, and each picture that anything there names.
 */
export async function tryEverything(
  url: string,
  cookie: string,
  files: readonly string[],
): Promise<Tried[]> {
  const ask = (paths: readonly string[]) => askAll(url, paths, cookie);
  const send = async (path: string, body: unknown) => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const reply = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as unknown };
  };
  const tried: Tried[] = [];

  const [offered] = await ask([`${API}/finder-templates`]);
  tried.push([`its templates are listed: ${offered!.status}`, offered!.status === 200]);
  const known = offered!.status === 200 ? templates.parse(JSON.parse(offered!.text)) : [];
  const slugs: string[] = [];
  for (const { id } of known) {
    const made = await send(`${API}/finders/from-template`, { template: id });
    if (made.status !== 201) {
      tried.push([`the template ${id} is put in: ${made.status}`, false]);
      continue;
    }
    const { slug, draftRevision } = begun.parse(made.body);
    const live = await send(`${API}/finders/${slug}/publish`, { revision: draftRevision });
    const [found] = await ask([`/api/finders/${slug}/recommendations`]);
    const count =
      found!.status === 200
        ? results.parse(JSON.parse(found!.text)).sections.flatMap(({ items }) => items).length
        : 0;
    tried.push([
      `the template ${id} is put in, published (${live.status}) and finds ${count} products`,
      live.status === 201 && count > 0,
    ]);
    slugs.push(slug);
  }

  const pages = [...fixedPages, ...listPages, ...slugs.map(finderPath)];
  const ofFinders = slugs.map((slug) => `/admin/finders/${slug}`);
  tried.push(
    saidOf(
      "pages",
      await ask([...pages, ...ofFinders]),
      ({ status, type, text }) =>
        status === 200 && type.startsWith("text/html") && text.includes("</html>"),
    ),
    saidOf(
      "other addresses",
      await ask([...CALLS, ...FOR_ENGINES]),
      ({ status }) => status === 200,
    ),
    saidOf(
      "built files",
      await ask(files.map((file) => `/${file}`)),
      ({ status, type, text }) => status === 200 && !type.startsWith("text/html") && text !== "",
    ),
  );

  const [own] = await ask([`${API}/catalogues`]);
  const ids = own!.status === 200 ? catalogs.parse(JSON.parse(own!.text)).map(({ id }) => id) : [];
  const naming = await ask([
    `${API}/bed-products/export.csv`,
    `${API}/firearm-products/export.csv`,
    ...ids.map((id) => `${API}/catalogues/${id}/products/export`),
    "/api/bed-options",
  ]);
  tried.push(saidOf("catalogs and lists name pictures", naming, ({ status }) => status === 200));
  const named = [offered!, ...naming].flatMap(({ text }) => text.match(PICTURE) ?? []);
  tried.push(
    saidOf(
      "pictures",
      await ask([...new Set(named)]),
      ({ status, type }) => status === 200 && type.startsWith("image/"),
    ),
  );
  return tried;
}
