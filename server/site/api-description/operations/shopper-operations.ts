import { agentBody } from "@shared/contracts/agents";
import { contactBody } from "@shared/contracts/contact";
import { publicEmbedSettingsQuery } from "@shared/contracts/embed-settings";
import { embedUnlockBody, gateQuery, verifyPasswordBody } from "@shared/contracts/gate";
import { traceBody } from "@shared/contracts/traces";
import type { Operations } from "../operation";

/** What every finder's page asks. */
export const shopperOperations = {
  "GET /healthz": { text: "Whether this process is useful." },
  "GET /readyz": { text: "Whether it may be sent work: its database answers and takes writes." },
  "GET /api/gate": {
    text: "Whether a finder is open for whoever asks, and what its gate shows.",
    query: gateQuery,
  },
  "POST /api/verify-password": {
    text: "Opens a finder by its password, for this session and for the holder of the token.",
    body: verifyPasswordBody,
  },
  "POST /api/embed/unlock": {
    text: "Opens a finder by its embed key, as a retailer's page does.",
    body: embedUnlockBody,
  },
  "GET /api/embed-settings": {
    text: "How an embedded finder looks, and which origins may frame it.",
    query: publicEmbedSettingsQuery,
  },
  "POST /api/mcp": {
    text: "The finders for AI assistants, by the Model Context Protocol, where staff allow it. For a finder with a gate, with its embed key as the bearer token.",
    body: agentBody,
    isJsonRpc: true,
  },
  "GET /api/finders": { text: "The finders that are open to shoppers." },
  "GET /api/mail": { text: "Whether mails can be sent now." },
  "POST /api/contact": {
    text: "Sends a message to the owners.",
    body: contactBody,
    status: 201,
  },
  "POST /api/finder-sessions": {
    text: "Begins the anonymous record of a run.",
    access: "shopper",
    body: traceBody,
    status: 201,
  },
  "PUT /api/finder-sessions/{id}": {
    text: "Goes on with the record of a run that this session began.",
    access: "shopper",
    body: traceBody,
  },
  "GET /api/openapi.json": { text: "This description." },
  "GET /api/docs": { text: "This description as a page.", fileReply: "text/html" },
} satisfies Operations;
