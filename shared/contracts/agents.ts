import { z } from "zod";

/** The most messages in one call. */
export const MAX_AGENT_MESSAGES = 10;

/** A message of the Model Context Protocol, which says more of what it carries. */
const agentMessage = z.looseObject({
  jsonrpc: z.literal("2.0"),
  /** Missing where no answer is wanted. */
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** `POST /api/mcp`: a message, or some at once as older versions of the protocol have it. */
export const agentBody = z.union([
  agentMessage,
  z.array(agentMessage).min(1).max(MAX_AGENT_MESSAGES),
]);

/** The answer to a message, also where it failed. */
export interface AgentReply {
  jsonrpc: "2.0";
  id?: string | number | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}
