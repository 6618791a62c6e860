import { MAX_AGENT_MESSAGES, type AgentReply } from "@shared/contracts/agents";
import { AppError } from "../../platform/http/app-error";

/** Codes of JSON-RPC. */
const INVALID_REQUEST = -32_600;
const SERVER_ERROR = -32_000;

/** How many messages a body carries: what is counted, whether it can be read or not. */
export function messagesIn(body: unknown): number {
  return Array.isArray(body) ? Math.max(1, body.length) : 1;
}

/** The refusal of a body that carries more messages than one may; `undefined` where it does not. */
export function tooMany(body: unknown): AppError | undefined {
  const messages = messagesIn(body);
  if (messages <= MAX_AGENT_MESSAGES) return undefined;
  const sentence = `These are ${messages} messages: send at most ${MAX_AGENT_MESSAGES} at once.`;
  return new AppError(400, "invalid", sentence);
}

/** A refusal as an assistant reads it. It names the message where there was one, as JSON-RPC has it. */
export function refusalOf({ status, message }: AppError, body: unknown): AgentReply {
  const code = status === 400 ? INVALID_REQUEST : SERVER_ERROR;
  return { jsonrpc: "2.0", id: idOf(body), error: { code, message } };
}

function idOf(body: unknown): string | number | null {
  const id: unknown = typeof body === "object" && body !== null && "id" in body ? body.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
