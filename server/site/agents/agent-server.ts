import { McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { AppError } from "../../platform/http/app-error";
import { toAppError, told } from "../../platform/http/error-handler";
import type { Asker } from "../../platform/work/fair-jobs";
import type { Steps } from "../../platform/work/steps";
import type { WorkQueue } from "../../platform/work/work-queue";
import type { AgentFinders } from "./agent-finders";
import { readInput, toolInput } from "./inputs";
import { questionsInput, questionsInSteps, questionsReply } from "./questions";
import { recommendInput, recommendInSteps, withinLength } from "./recommend";
import { findersInShort, findersReply, listReply } from "./replies/finders-reply";
import { productsInShort, questionsInShort } from "./replies/in-short";
import { productsReply, type ProductsReply } from "./replies/products-reply";
import { spokenFinder, type Spoken } from "./spoken-finder";

const INSTRUCTIONS = `Product finders of online shops. Call list_finders, then get_questions of the one that fits. Ask the
person those questions in plain words, those with onlyIf only then, and never answer in their place. Then call recommend.
Say the reasons as they are given, what was given up and what the shop does not state, and link to each product's url.`;

/** The most text in the answers to one request, which may carry several calls. Any finder's questions fit. */
const MAX_ANSWERS_LENGTH = 1_000_000;

/** The longest recommendation: a dozen products with their reasons. */
const MAX_REPLY_BYTES = 8_000;

const nothing = z.strictObject({});

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/**
 * A server for one request of an assistant that sent `key`. Its answers are those of the finders' own pages, said for a
 * reader who sees no page. `report` is told of failures that are ours.
 */
export function agentServer(
  finders: AgentFinders,
  key: string | undefined,
  report: (failure: AppError) => void,
  work: { queue: WorkQueue; asker: Omit<Asker, "finder">; publicUrl: string },
): McpServer {
  const server = new McpServer(
    { name: "matchwell", version: "1.0.0", title: "Matchwell product finders" },
    { instructions: INSTRUCTIONS },
  );
  let left = MAX_ANSWERS_LENGTH;
  const answer = async (make: () => Promise<CallToolResult>): Promise<CallToolResult> => {
    try {
      if (left <= 0) throw tooLong();
      const result = await make();
      left -= bytesOf(result);
      if (left < 0) throw tooLong();
      return result;
    } catch (error) {
      const failure = toAppError(error);
      if (failure.status >= 500) report(failure);
      return { isError: true, content: [{ type: "text", text: sentences(failure) }] };
    }
  };
  /** Answers about one finder, in turn with its shoppers. */
  const about = async <Reply>(
    { finder: slug, locale }: { finder: string; locale?: string | undefined },
    read: (spoken: Spoken) => Steps<Reply>,
  ): Promise<Reply> => {
    const stage = await finders.at(slug, key);
    const spoken = spokenFinder(stage, locale, work.publicUrl);
    return work.queue.run<Reply>(read(spoken), { finder: slug, ...work.asker });
  };

  server.registerTool(
    "list_finders",
    {
      title: "List the finders",
      description: "The product finders that may be asked, each with what it is for.",
      inputSchema: toolInput(nothing),
      outputSchema: findersReply,
      annotations: READ_ONLY,
    },
    (given) =>
      answer(async () => {
        readInput(nothing, given);
        const reply = listReply(await finders.list(key), work.publicUrl);
        return resultOf(reply, findersInShort(reply));
      }),
  );
  server.registerTool(
    "get_questions",
    {
      title: "Get a finder's questions",
      description:
        "The questions of a finder in the order in which they are asked, each with what it takes as an answer and when it is " +
        "asked. With `answers`, only those that are still to be asked. With `find`, what is called so, where a question is " +
        "answered by typing.",
      inputSchema: toolInput(questionsInput),
      outputSchema: questionsReply,
      annotations: READ_ONLY,
    },
    (given) =>
      answer(async () => {
        const input = readInput(questionsInput, given);
        const reply = await about(input, (spoken) => questionsInSteps(spoken, input));
        const found = reply.found?.options.map(({ id, label }) => `${id}: ${label}`).join("\n");
        return resultOf(reply, found ?? questionsInShort(reply.questions));
      }),
  );
  server.registerTool(
    "recommend",
    {
      title: "Recommend products",
      description:
        "The products that fit answers, best first, each with its price, stock, link and the points of its reasons. Or the " +
        "questions that have to be answered first. Say what was given up, what is not stated and what the notes say.",
      inputSchema: toolInput(recommendInput),
      outputSchema: productsReply,
      annotations: READ_ONLY,
    },
    (given) =>
      answer(async () => {
        const input = readInput(recommendInput, given);
        const replyIn = await about(input, (spoken) => recommendInSteps(spoken, input));
        const result = (made: ProductsReply) => resultOf(made, productsInShort(made));
        return result(withinLength(replyIn, (made) => bytesOf(result(made)), MAX_REPLY_BYTES));
      }),
  );
  return server;
}

/** The reply as data, and a few lines of it as text. Not the same twice: an assistant would read, and pay for, both. */
const resultOf = (reply: Record<string, unknown>, inShort: string): CallToolResult => ({
  content: [{ type: "text", text: inShort }],
  structuredContent: reply,
});

const bytesOf = (result: CallToolResult) => Buffer.byteLength(JSON.stringify(result));

const tooLong = () =>
  new AppError(413, "too_large", "The answers are too long together. Send fewer calls at once.");

/** A failure in sentences that an assistant can act on, each once. */
function sentences(failure: AppError): string {
  const { message, errors = [] } = told(failure);
  if (errors.length === 0) return message;
  return errors.map(({ path, message: why }) => `${path}: ${why}`).join("\n");
}
