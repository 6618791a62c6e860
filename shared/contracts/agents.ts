import { z } from "zod";

/** `POST /api/mcp`: a message of the Model Context Protocol, which says more of what it carries. */
export const agentMessage = z.looseObject({
  jsonrpc: z.literal("2.0"),
  /** Missing where no answer is wanted. */
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** The answer to such a message, also where it failed. */
export interface AgentReply {
  jsonrpc: "2.0";
  id?: string | number | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}
