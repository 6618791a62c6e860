import { setUpMarker, finishSetUp } from "../../platform/boot/access-file";
import { openEmbedded } from "../../platform/database/embedded";
import type { KillReport } from "./kills";

// Opens the data directory given, then writes, vacuums and truncates until it is killed.
const dataDir = process.argv[2]!;
const tell = (report: KillReport) => void process.send!(report);
const below = (limit: number) => Math.floor(Math.random() * limit);

try {
  const { sql, close } = await openEmbedded(dataDir, setUpMarker(dataDir));
  await finishSetUp(dataDir);
  process.on("disconnect", () => void close().then(() => process.exit(0)));
  const run = (statement: string) => sql.query(statement);
  await run("create table if not exists kill_counts (id int primary key, written int not null)");
  await run("insert into kill_counts values (1, 0) on conflict do nothing");
  await run("create table if not exists kill_rows (n int primary key, short text, long text)");
  const { rows } = await run("select written from kill_counts");
  let written = Number(rows[0]!.written);
  // A query of every row by its index and by its table, which a damaged one would not bear.
  await run("select count(*), sum(length(long)) from kill_rows");
  tell({ kind: "open", written });

  const insert = () => {
    const first = 1 + below(1_000_000_000);
    return run(
      `insert into kill_rows select n, repeat(md5(n::text), 8), (select string_agg(md5(n || '-' || i), '') from generate_series(1, 120) i)
         from generate_series(${first}, ${first + 20 + below(200)}) n on conflict do nothing`,
    );
  };
  const work: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 6 }, () => insert),
    () => run("update kill_rows set short = short || 'x' where n % 3 = 0"),
    () => run("delete from kill_rows where n % 2 = 0"),
    () => run("delete from kill_rows"),
    () => run("vacuum kill_rows"),
    () => run("vacuum"),
    () => run("vacuum full kill_rows"),
    () => run("truncate kill_rows"),
    () => run("reindex table kill_rows"),
    () => run("checkpoint"),
    () => run("create table if not exists kill_other as select * from kill_rows"),
    () => run("drop table if exists kill_other"),
  ];
  for (;;) {
    const counted = await run("update kill_counts set written = written + 1 returning written");
    written = Number(counted.rows[0]!.written);
    tell({ kind: "wrote", written });
    await work[below(work.length)]!();
    // Timers come in between, as in a server.
    await new Promise((done) => setImmediate(done));
  }
} catch (error) {
  tell({ kind: "refused", sentence: (error as Error).message });
}
