import { createMcpHandler } from "@modelcontextprotocol/server";
import { expect, it } from "vitest";
import { createWorkQueue } from "../../platform/work/work-queue";
import type { AgentFinders } from "./agent-finders";
import { agentServer } from "./agent-server";

const finders: AgentFinders = {
  list: () =>
    Promise.resolve([
      {
        slug: "boots",
        path: "/f/boots",
        name: "x".repeat(200_000),
        text: null,
        questions: 1,
        isGated: false,
      },
    ]),
  at: () => Promise.reject(new Error("Not asked here.")),
};
const work = {
  queue: createWorkQueue(),
  asker: { network: "assistants", session: "" },
  publicUrl: "http://localhost",
};
const handler = createMcpHandler(() => agentServer(finders, undefined, () => undefined, work));

it("answers the calls of one request up to a length in all, and says of the others what to do", async () => {
  const calls = [1, 2, 3, 4].map((id) => ({
    ...{ jsonrpc: "2.0", id, method: "tools/call" },
    params: { name: "list_finders", arguments: {} },
  }));
  const reply = await handler.fetch(
    new Request("http://localhost/api/mcp", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
    }),
    { parsedBody: calls },
  );
  const text = await reply.text();
  expect(text.match(/x{200000}/g)).toHaveLength(2 * 2);
  expect(text.match(/Send fewer calls at once/g)).toHaveLength(2);
});
