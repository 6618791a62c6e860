// Promise: importing 20,000 products holds nobody up. Measured from outside: while the file is taken,
// `/healthz` is asked again and again; the slowest answer is the longest stall.
//
//   npm run bench -- import [rows]      (20000)
import { catalogues } from "@shared/product-catalogues";
import type { ImportReport } from "@shared/contracts/imports";
import { longestStall } from "./longest-stall";
import { startPostgres } from "../testing/postgres-server";
import { scratchDatabase, scratchFolder, startServer } from "./server-process";

const rows = Number(process.argv[2] ?? 20_000);
const PASSWORD = "a-password-for-the-bench";
const text = file(rows);

const postgres = await startPostgres();
const folder = scratchFolder();
await measure("embedded", { DATA_DIR: folder.path });
folder.remove();
await measure("PostgreSQL", { DATABASE_URL: await scratchDatabase(postgres.url, "bench_import") });
postgres.stop();

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer({ ...env, ADMIN_PASSWORD: PASSWORD });
  const signedIn = await fetch(`${server.url}/api/admin/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;

  let seconds = 0;
  let report: ImportReport | undefined;
  const stall = await longestStall(server.url, async () => {
    const began = performance.now();
    const reply = await fetch(`${server.url}/api/admin/bed-products/import`, {
      method: "POST",
      headers: { "Content-Type": "text/csv", cookie },
      body: text,
    });
    seconds = (performance.now() - began) / 1000;
    report = (await reply.json()) as ImportReport;
  });
  if (report?.added !== rows) console.log(JSON.stringify(report).slice(0, 500));
  console.log(
    `${name}: ${report?.added} of ${rows} products added in ${seconds.toFixed(1)} s, longest stall ${Math.round(stall)} ms`,
  );
  await server.end("SIGTERM");
}

function file(count: number): string {
  const header = catalogues["bed-products"].fields.map(({ name }) => name);
  const lines = Array.from({ length: count }, (_, n) => {
    const cells: Record<string, string> = {
      magentoId: `BENCH-${n}`,
      name: `Bench bed ${n}`,
      description: "A bed that only programs sleep in with a text of some length about it.",
      price: String(2_000 + (n % 28_000)),
      category: "Beds",
      bedSize: "queen",
      mattressType: "hybrid",
      firmness: "medium",
      sleepStyle: "side|back",
      features: "Cooling Gel|Edge Support",
      inStock: "true",
      magentoUrl: `https://shop.example/${n}`,
    };
    return header.map((name) => cells[name] ?? "").join(",");
  });
  return [header.join(","), ...lines].join("\r\n");
}
