import { sql, type SQL } from "drizzle-orm";
import { products } from "@shared/schema/catalog-products";
import {
  INSIGHT_ZONE,
  WEEK_DAYS,
  type FinderWeek,
  type Insight,
  type InsightQuery,
} from "@shared/contracts/insight";
import { finderRuns } from "@shared/schema/finders";
import { sessionTables } from "@shared/specification/tables/session-tables";
import type { Database } from "../../platform/database/database";
import { tablesOf } from "../../finders/finder-tables";

const MAX_ANSWERS = 60;
const MAX_PRODUCTS = 20;
const MAX_STEPS = 40;

const isFinished = sql`jsonb_array_length(run.data -> 'results') > 0`;

/** Shoppers' behavior, counted in the database: the answer stays small however many runs there are. */
export async function readInsight(
  db: Database,
  { slug, from, to }: InsightQuery,
): Promise<Insight> {
  const { runs: table, isOwnRun = sql`true`, isProduct } = tablesOf(slug);
  // The runs of the range, with the local day of each.
  const runs = sql`(
    select id, session_data as data, (created_at at time zone ${INSIGHT_ZONE})::date as day
    from ${table}
    where ${isOwnRun} and created_at >= (${from}::date::timestamp at time zone ${INSIGHT_ZONE})
      and created_at < ((${to}::date + 1)::timestamp at time zone ${INSIGHT_ZONE})
  )`;
  const rows = <Row extends Record<string, unknown>>(query: SQL) => db.execute<Row>(query);
  const days = await rows<{ day: string; runs: number }>(sql`
    select to_char(each_day, 'YYYY-MM-DD') as day, count(run.id)::int as runs
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each_day
    left join ${runs} as run on run.day = each_day::date
    group by each_day order by each_day`);
  const totals = await rows<{ runs: number; finished: number }>(sql`
    select count(*)::int as runs, (count(*) filter (where ${isFinished}))::int as finished
    from ${runs} as run`);
  // A step that a run saw twice counts once; the last step is where it ended.
  const steps = await rows<{ step: string; views: number; exits: number }>(sql`
    with seen as (
      select run.id, step.value ->> 'id' as step, min(step.place) as place,
        ${isFinished} as finished, run.data -> 'steps' -> -1 ->> 'id' as last
      from ${runs} as run, jsonb_array_elements(run.data -> 'steps') with ordinality as step(value, place)
      group by run.id, step.value ->> 'id', run.data
    )
    select step, count(*)::int as views,
      (count(*) filter (where not finished and last = step))::int as exits
    from seen group by step order by avg(place), step limit ${MAX_STEPS}`);
  const answers = await rows<{ question: string; answer: string; runs: number }>(sql`
    with chosen as (
      select answer.key as question, each_answer.value as answer
      from ${runs} as run, jsonb_each(run.data -> 'answers') as answer(key, value),
        jsonb_array_elements_text(
          case jsonb_typeof(answer.value) when 'array' then answer.value
          else jsonb_build_array(answer.value) end
        ) as each_answer(value)
      where jsonb_typeof(answer.value) <> 'number'
    ), ranked as (
      select question, answer, count(*)::int as runs,
        row_number() over (partition by question order by count(*) desc, answer) as place
      from chosen group by question, answer
    )
    select question, answer, runs from ranked where place <= 5
    order by question, place limit ${MAX_ANSWERS}`);
  const shown = await rows<Insight["products"][number]>(sql`
    with shown as (
      select result.value ->> 'id' as id, count(*)::int as shown
      from ${runs} as run, jsonb_array_elements(run.data -> 'results') as result(value)
      group by 1
    ), clicked as (
      select click.value ->> 'id' as id, count(*)::int as clicked
      from ${runs} as run, jsonb_array_elements(run.data -> 'clicks') as click(value)
      group by 1
    )
    select shown.id, product.name, shown.shown, coalesce(clicked.clicked, 0)::int as clicked
    from shown left join clicked using (id) left join ${products} as product on ${isProduct(sql`shown.id`)}
    order by coalesce(clicked.clicked, 0) desc, shown.shown desc, shown.id limit ${MAX_PRODUCTS}`);

  return {
    ...(totals.rows[0] ?? { runs: 0, finished: 0 }),
    days: days.rows,
    steps: steps.rows,
    answers: answers.rows,
    products: shown.rows,
  };
}

/** What shoppers did in each finder in the last days, the most used first; none of those that nobody used. */
export async function readWeek(db: Database): Promise<FinderWeek[]> {
  const since = sql`((now() at time zone ${INSIGHT_ZONE})::date - ${WEEK_DAYS - 1}::int)::timestamp at time zone ${INSIGHT_ZONE}`;
  const builtIn = Object.entries(sessionTables).map(
    ([id, table]) =>
      sql`select ${id}::text as slug, session_data as data from ${table} where created_at >= ${since}`,
  );
  const made = sql`select slug, session_data as data from ${finderRuns} where created_at >= ${since}`;
  // Whoever changed an answer later opened a product that their last list may not have; a shared link is no product.
  const { rows } = await db.execute<FinderWeek & Record<string, unknown>>(sql`
    with run as materialized (${sql.join([...builtIn, made], sql` union all `)}),
    shown as (
      select distinct slug, result.value ->> 'id' as id
      from run, jsonb_array_elements(run.data -> 'results') as result(value)
    )
    select slug, count(*)::int as runs, (count(*) filter (where ${isFinished}))::int as finished,
      (count(*) filter (where ${isFinished} and exists (
        select 1 from jsonb_array_elements(run.data -> 'clicks') as click(value)
        join shown on shown.slug = run.slug and shown.id = click.value ->> 'id'
      )))::int as clicked
    from run group by slug order by runs desc, slug`);
  return rows;
}
