import { specifiedOperations } from "@shared/specification/contracts/operations";
import { finderResultsMailBody } from "@shared/contracts/mail";
import { agentBody } from "@shared/contracts/agents";
import { contactBody } from "@shared/contracts/contact";
import { publicEmbedSettingsQuery } from "@shared/contracts/embed-settings";
import { embedUnlockBody, gateQuery, verifyPasswordBody } from "@shared/contracts/gate";
import { traceBody } from "@shared/contracts/traces";
import type { Operation, Operations } from "../operation";
import { accountOperations } from "./account-operations";
import { builderOperations } from "./builder-operations";
import { adminListOperations, catalogOperations, productOperations } from "./catalog-operations";
import { countsQuery, finderQuery, optionsQuery } from "./finder-queries";
import { importOperations } from "./import-operations";

/** What is asked of the finders that staff made. */
const finderOperations = {
  "GET /api/finders/{slug}": {
    text: "A finder as its page needs it: questions, options, groups.",
    access: "shopper",
    query: finderQuery,
  },
  "GET /api/finders/{slug}/recommendations": {
    text: "The products for answers, best first, each with its reasons.",
    access: "shopper",
    query: finderQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/counts": {
    text: "How many products each option of the questions would leave.",
    access: "shopper",
    query: countsQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/options": {
    text: "The options of a question that are found by typing.",
    access: "shopper",
    query: optionsQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/suggestions": {
    text: "Changes of one answer that find more.",
    access: "shopper",
    query: finderQuery,
    takesAnswers: true,
  },
  "POST /api/finders/{slug}/email": {
    text: "Sends the results to the shopper.",
    access: "shopper",
    body: finderResultsMailBody,
    isLimited: true,
    status: 202,
  },
} satisfies Operations;

/** What every finder's page asks. */
const shopperOperations = {
  "GET /healthz": { text: "Whether this process is useful." },
  "GET /readyz": { text: "Whether it may be sent work: its database answers and takes writes." },
  "GET /api/gate": {
    text: "Whether a finder is open for whoever asks, and what its gate shows.",
    query: gateQuery,
    isNamed: true,
  },
  "POST /api/verify-password": {
    text: "Opens a finder by its password, for this session and for the holder of the token.",
    body: verifyPasswordBody,
    isGuess: true,
    isNamed: true,
    isLimited: true,
  },
  "POST /api/embed/unlock": {
    text: "Opens a finder by its embed key, as a retailer's page does.",
    body: embedUnlockBody,
    isGuess: true,
    isNamed: true,
    isLimited: true,
  },
  "GET /api/embed-settings": {
    text: "How an embedded finder looks, and which origins may frame it.",
    query: publicEmbedSettingsQuery,
    isNamed: true,
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
    isLimited: true,
    status: 201,
  },
  "POST /api/finder-sessions": {
    text: "Begins the anonymous record of a run.",
    access: "shopper",
    body: traceBody,
    isNamed: true,
    isLimited: true,
    status: 201,
  },
  "PUT /api/finder-sessions/{id}": {
    text: "Goes on with the record of a run that this session began.",
    access: "shopper",
    body: traceBody,
    isLimited: true,
  },
  "GET /api/openapi.json": { text: "This description." },
  "GET /api/docs": { text: "This description as a page.", fileReply: "text/html" },
} satisfies Operations;

/** Operations that belong together, under a name for people. */
export interface Area {
  name: string;
  /** What it is for, in a sentence. */
  text: string;
  operations: Readonly<Record<string, Operation>>;
}

export const areas: readonly Area[] = [
  {
    name: "Shoppers",
    text: "What every finder's page asks, whoever made the finder.",
    operations: shopperOperations,
  },
  {
    name: "Finders",
    text: "What is asked of the finders that staff made.",
    operations: finderOperations,
  },
  {
    name: "Bed finder and firearm finder",
    text: "What is asked of the two finders that come with the product.",
    operations: specifiedOperations,
  },
  {
    name: "Staff",
    text: "Signing in, the team, the keys of programs, and what staff look after day by day.",
    operations: accountOperations,
  },
  {
    name: "Builder",
    text: "Making finders: drafts, checks, versions, how they are embedded.",
    operations: builderOperations,
  },
  {
    name: "Catalogs",
    text: "Products of any shop, what they can state, and lists of what they are for.",
    operations: catalogOperations,
  },
  {
    name: "Imports",
    text: "Files of products: sent in parts, looked at, taken, undone.",
    operations: importOperations,
  },
  {
    name: "Lists of the bed finder",
    text: "The lists that the bed finder's questions and rules are made of.",
    operations: adminListOperations,
  },
  {
    name: "Beds and firearms",
    text: "The products of the two finders that come with the product.",
    operations: productOperations,
  },
];

/** All operations, by method and path. */
export const operations = new Map(areas.flatMap(({ operations: own }) => Object.entries(own)));

/** The paths of all operations: templates such as `/api/finders/{slug}`. */
export const pathTemplates: readonly string[] = [
  ...new Set([...operations.keys()].map((key) => key.slice(key.indexOf(" ") + 1))),
];
