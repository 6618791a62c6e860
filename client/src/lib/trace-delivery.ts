import type { FieldError } from "@shared/contracts/error";
import type { FinderTrace } from "@shared/contracts/traces";
import { isTraceWord } from "@shared/trace-word";
import { ApiError, callApi } from "./api";

/** A run as stored in its tab. */
export interface TracedRun {
  startedAt: number;
  /** The version that it began with, of a finder that has versions. */
  version?: number;
  /** The stored trace that it continues. */
  id?: string;
  /** It has seen results, or that there are none. */
  isDone?: boolean;
  data: Omit<FinderTrace, "answers"> & { answers: object };
}

const PATH = "/api/finder-sessions";
/** The first try, one with a new trace, and one without rejected values. */
const MAX_TRIES = 3;

let isOff = false;

/** Of a page that shows a draft: what somebody tries there is no shopper's run. */
export function turnTracesOff(): void {
  isOff = true;
}

/**
 * Sends a run's trace, saves its stored id in the run, and then calls `keep`. If the stored
 * trace no longer belongs to this visitor, a new one begins; values unknown to the server, such as an
 * option that staff removed meanwhile, are left out. Throws if it was not stored.
 */
export async function deliverTrace(app: string, run: TracedRun, keep: () => void): Promise<void> {
  if (isOff) return;
  let data = onlyWords(run.data);
  for (let tries = 1; ; tries++) {
    try {
      return await send(data);
    } catch (error) {
      if (!(error instanceof ApiError) || tries === MAX_TRIES) throw error;
      const { errors } = error.details;
      if (error.status === 404 && run.id !== undefined) run.id = undefined;
      else if (error.status === 400 && errors) data = without(data, errors);
      else throw error;
    }
  }

  async function send(body: FinderTrace): Promise<void> {
    const call = { app, version: run.version, data: body };
    if (run.id !== undefined) {
      await callApi("PUT", `${PATH}/${run.id}`, call, { keepalive: true });
      return;
    }
    const { id } = await callApi<{ id: string }>("POST", PATH, call, { keepalive: true });
    run.id = id;
    keep();
  }
}

/** The trace without free text, because catalog words may contain anything. */
function onlyWords({ answers, results, clicks, ...rest }: TracedRun["data"]): FinderTrace {
  const words: FinderTrace["answers"] = {};
  for (const [field, value] of Object.entries(answers) as [string, unknown][]) {
    if (typeof value === "number" || isTraceWord(value)) words[field] = value;
    else if (Array.isArray(value)) words[field] = value.filter(isTraceWord);
  }
  const isWord = ({ id }: { id: string }) => isTraceWord(id);
  return {
    ...rest,
    answers: words,
    results: results.filter(isWord),
    clicks: clicks.filter(isWord),
  };
}

/** The trace without the rejected values. */
function without(trace: FinderTrace, errors: FieldError[]): FinderTrace {
  const refused = new Set(errors.map(({ path }) => path.split(".").slice(1, 3).join(".")));
  const kept = <Item>(list: string, items: Item[]) =>
    items.filter((_, index) => !refused.has(`${list}.${index}`));
  return {
    ...trace,
    steps: kept("steps", trace.steps),
    answers: Object.fromEntries(
      Object.entries(trace.answers).filter(([field]) => !refused.has(`answers.${field}`)),
    ),
    results: kept("results", trace.results),
    clicks: kept("clicks", trace.clicks),
  };
}
