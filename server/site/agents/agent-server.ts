import { McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import type { ParsedUrlQuery } from "node:querystring";
import { z } from "zod";
import { OPTIONS, QUESTIONS } from "../../finders/shopper/calls";
import { writtenPicks } from "../../finders/shopper/read-query";
import { localeOf } from "../../finders/shopper/stage";
import { AppError } from "../../platform/http/app-error";
import { toAppError, told } from "../../platform/http/error-handler";
import type { Asker } from "../../platform/work/fair-jobs";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { AgentFinders } from "./agent-finders";

const finder = z.string().min(1).max(64).describe("The slug of the finder, from list_finders.");
const locale = z
  .string()
  .max(35)
  .optional()
  .describe("The locale of the texts, such as en; the finder's own unless given.");
const written = z.record(z.string().max(64), z.string().max(500));
const answers = written.describe(
  "Answers by the ids of the questions. One option: its id. Several: their ids with commas between. A number: 27.5. " +
    "A price, or another range: 1000..5000, ..5000 or 1000.. A date: 2026-11-22. Leave out what the person did not say.",
);
const typed = z
  .object({
    question: z.string().max(64),
    text: z.string().max(200),
    answers: answers.optional(),
  })
  .describe("Of a question that is answered by typing: finds the options that are called so.");
const picks = written
  .optional()
  .describe(
    "Of a finder with several sections: the id of the product that is taken in each, by the ids of the sections; " +
      "none leaves an optional one out. The best that go together unless given.",
  );

const INSTRUCTIONS = `Product finders of online shops. Call list_finders, then get_questions of the one that fits. Ask the
person those questions in plain words, only where their conditions hold, and never answer in their place. Then call
recommend. Say the reasons as they are given, also what is not known of a product, and link to its url.`;

/** The most text in the answers to one request, which may carry several calls. Any finder's questions fit. */
const MAX_ANSWERS_LENGTH = 1_000_000;

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/**
 * A server for one request of an assistant that sent `key`. Its answers are those of the finders' own pages.
 * `report` is told of failures that are ours.
 */
export function agentServer(
  finders: AgentFinders,
  key: string | undefined,
  report: (failure: AppError) => void,
  work: { queue: WorkQueue; asker: Omit<Asker, "finder"> },
): McpServer {
  const server = new McpServer(
    { name: "matchwell", version: "1.0.0", title: "Matchwell product finders" },
    { instructions: INSTRUCTIONS },
  );
  let left = MAX_ANSWERS_LENGTH;
  const answer = async (work: () => Promise<unknown>): Promise<CallToolResult> => {
    try {
      if (left <= 0) throw tooLong();
      const found = (await work()) as Record<string, unknown>;
      const text = JSON.stringify(found);
      left -= text.length;
      if (left < 0) throw tooLong();
      return { content: [{ type: "text", text }], structuredContent: found };
    } catch (error) {
      const failure = toAppError(error);
      if (failure.status >= 500) report(failure);
      return { isError: true, content: [{ type: "text", text: sentences(failure) }] };
    }
  };
  const ask = async (
    end: keyof typeof QUESTIONS,
    slug: string,
    query: ParsedUrlQuery,
    wished: string | undefined,
    of: string[] = [],
  ) => {
    const stage = await finders.at(slug, key);
    const wishes = { version: undefined, locale: wished, of };
    const asked = QUESTIONS[end]!(stage, query, wishes, localeOf(stage.document, wished));
    return work.queue.run(asked.answer(), { finder: slug, ...work.asker });
  };

  server.registerTool(
    "list_finders",
    {
      title: "List the finders",
      description: "The product finders that may be asked, each with what it is for.",
      inputSchema: z.object({}),
      annotations: READ_ONLY,
    },
    () => answer(async () => ({ finders: await finders.list(key) })),
  );
  server.registerTool(
    "get_questions",
    {
      title: "Get a finder's questions",
      description:
        "A finder with its questions and their options, in the order in which they are asked. `when` is the condition " +
        "under which a question or an option is there.",
      inputSchema: z.object({ finder, locale, find: typed.optional() }),
      annotations: READ_ONLY,
    },
    ({ finder: slug, locale: wished, find }) =>
      answer(() =>
        find
          ? ask(OPTIONS, slug, { ...find.answers, text: find.text }, wished, [find.question])
          : ask("", slug, {}, wished),
      ),
  );
  server.registerTool(
    "recommend",
    {
      title: "Recommend products",
      description:
        "The products for answers, best first, in sections. The points of `reasons` add up to `score`, in percent; " +
        "`unknowns` is what the shop does not state; `remarks` is what has to be looked at besides; `relaxed` names questions whose answers were given up; `withheld` says how " +
        "many products are not shown as it is not stated whether they are safe to recommend, and why: say so. `ending` and " +
        "`unlisted` are said instead of products.",
      inputSchema: z.object({ finder, answers, picks, locale }),
      annotations: READ_ONLY,
    },
    ({ finder: slug, answers: given, picks: picked = {}, locale: wished }) =>
      answer(() => ask("/recommendations", slug, { ...given, ...writtenPicks(picked) }, wished)),
  );
  return server;
}

const tooLong = () =>
  new AppError(413, "too_large", "The answers are too long together. Send fewer calls at once.");

/** A failure in sentences that an assistant can act on. */
function sentences(failure: AppError): string {
  const { message, errors = [] } = told(failure);
  return [message, ...errors.map(({ path, message: why }) => `${path}: ${why}`)].join("\n");
}
