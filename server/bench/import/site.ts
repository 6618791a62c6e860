import { request } from "node:http";
import { text } from "node:stream/consumers";
import pg from "pg";
import { embeddedSession } from "../../platform/database/maintenance-session";
import { hasPooler, startPooler } from "../../testing/pooler";
import type { Leftovers } from "../run-where-installed";
import {
  scratchDatabase,
  scratchFolder,
  STAFF_PASSWORD,
  startServer,
  type ServerProcess,
} from "../server-process";
import { readExport, type Goods, type Kind } from "./goods";

/** A server on a new database, whose statistics can be made anew, or be kept from it. */
export interface Site {
  server: () => ServerProcess;
  /** Kills the server, or ends it, and starts it again on the same database. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  /** Runs statements beside the server. */
  run: (...statements: string[]) => Promise<void>;
  /** Of a signed-in admin. */
  cookie: string;
  /** What staff send and get. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
}

let databases = 0;

/** A site on PostgreSQL, directly or through a pooler. */
export async function postgresSite(
  leftovers: Leftovers,
  url: string,
  through: "directly" | "through a pooler" = "directly",
): Promise<Site> {
  const database = await scratchDatabase(url, `bench_import_${databases++}`);
  const pooler = through === "through a pooler" && hasPooler() && (await startPooler(database));
  if (pooler) leftovers.push(() => pooler.stop());
  return siteOn(leftovers, { DATABASE_URL: pooler ? pooler.url : database }, async (statements) => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    for (const each of statements) await client.query(each);
    await client.end();
  });
}

/** A site on an embedded database; statements beside the server need it to be away meanwhile. */
export async function embeddedSite(leftovers: Leftovers): Promise<Site> {
  const folder = scratchFolder();
  leftovers.push(folder.remove);
  const site = await siteOn(leftovers, { DATA_DIR: folder.path }, async (statements) => {
    await site.server().end("SIGTERM");
    const session = await embeddedSession(folder.path);
    for (const each of statements) await session.query(each);
    await session.close();
    await site.restart("SIGTERM");
  });
  return site;
}

async function siteOn(
  leftovers: Leftovers,
  env: Record<string, string>,
  run: (statements: string[]) => Promise<void>,
): Promise<Site> {
  let server = await startServer(env);
  leftovers.push(() => server.end("SIGKILL"));
  const signedIn = await fetch(`${server.url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: STAFF_PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
  return {
    server: () => server,
    cookie,
    async restart(signal) {
      await server.end(signal);
      server = await startServer(env);
    },
    run: (...statements) => run(statements),
    call: (path, init = {}) =>
      fetch(`${server.url}/api/admin/${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), cookie },
      }),
  };
}

/** Makes what a kind of file is taken into. */
export async function prepare(site: Site, kind: Kind): Promise<void> {
  for (const { path, body } of kind.before) {
    const reply = await site.call(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  }
}

/** What staff get as the whole table. */
export async function exported(site: Site, kind: Kind): Promise<Goods> {
  const reply = await site.call(kind.exported);
  if (!reply.ok) throw new Error(`${kind.exported} answered ${reply.status}`);
  return readExport(await reply.text(), kind.columns);
}

/** What came back for a file. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Sends a file on a connection of its own: on one that is kept, the server may hang up while a busy machine makes the
 * file. Rejects when nothing comes back.
 */
export function send(site: Site, kind: Kind, file: Goods): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${site.server().url}/api/admin/${kind.path}/import`,
      {
        method: "POST",
        agent: false,
        headers: { "Content-Type": "text/csv", cookie: site.cookie },
      },
      (reply) => {
        text(reply).then((said) => resolve({ status: reply.statusCode!, text: said }), reject);
      },
    );
    sent.on("error", reject);
    sent.end(kind.fileOf(file));
  });
}
