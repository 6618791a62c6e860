import { z } from "zod";
import { agentsBody, staffEmbedSettingsBody } from "@shared/contracts/embed-settings";
import * as drafts from "@shared/contracts/finder-drafts";
import { fromTemplateBody } from "@shared/contracts/finder-drafts";
import { cellsQuery } from "@shared/contracts/product-cells";
import type { Operations } from "../operation";
import { countsQuery } from "./finder-queries";

const client = z.object({ client: z.string().describe("The finder.") });
const at = "/api/admin/finders";
const one = `${at}/{slug}` as const;

/** The finders that staff make, from the first draft to the version that shoppers see; and how they look. */
export const builderOperations = {
  "GET /api/admin/finder-templates": { text: "Finders that can be had ready." },
  "DELETE /api/admin/finder-templates/{id}/products": {
    text: "Removes the sample products of a template.",
    status: 204,
  },
  [`POST ${at}/from-template`]: {
    text: "Begins a finder from a template, with sample products.",
    body: fromTemplateBody,
    status: 201,
  },
  [`GET ${at}`]: { text: "The finders." },
  [`POST ${at}`]: { text: "Begins a finder.", body: drafts.newFinder, status: 201 },
  [`GET ${one}`]: { text: "A finder, without its document." },
  [`PUT ${one}`]: {
    text: "Changes a finder's name, brand or password; only admins change the password.",
    body: drafts.finderProperties,
  },
  [`DELETE ${one}`]: {
    text: "Removes a finder with all its versions.",
    access: "admin",
    status: 204,
  },
  [`GET ${one}/draft`]: { text: "The draft." },
  [`PUT ${one}/draft`]: { text: "Saves a whole draft.", body: drafts.sentDraft },
  [`PATCH ${one}/draft`]: {
    text: "Changes parts of the draft; tells which were changed by somebody else meanwhile.",
    body: drafts.changesBody,
  },
  [`PUT ${one}/editors`]: {
    text: "Tells that the draft is open, and at which question; answers who else has it open.",
    body: drafts.editorBody,
  },
  [`GET ${one}/draft/{asked}`]: {
    text: "What shoppers would be told, were the draft live: `finder`, `recommendations`, `counts`, `options` or `suggestions`; and `matching`, `cells` or `stated`, which only staff ask.",
    query: countsQuery,
    takesAnswers: true,
  },
  [`POST ${one}/draft/{asked}`]: {
    text: "The same for a document that is sent in the place of the stored draft.",
    query: countsQuery,
    takesAnswers: true,
    body: drafts.sentDocument,
  },
  [`GET ${one}/draft/cells/export`]: {
    text: "What the options of a question mean for single products, as a CSV.",
    query: cellsQuery,
    fileReply: "text/csv",
  },
  [`POST ${one}/draft/cells/check`]: {
    text: "What such a CSV would change.",
    query: cellsQuery,
    file: "text/csv",
  },
  [`GET ${one}/check`]: { text: "What is wrong with the draft." },
  [`GET ${one}/export`]: {
    text: "The draft or a version as a file.",
    query: drafts.draftExportQuery,
  },
  [`POST ${one}/import`]: {
    text: "Takes a file as the draft.",
    query: drafts.draftImportQuery,
    body: z.unknown(),
  },
  [`POST ${one}/publish`]: {
    text: "Publishes the draft: shoppers see it from now on.",
    body: drafts.publishBody,
    status: 201,
  },
  "GET /api/admin/former-facts": {
    text: "The finders whose live versions have the former meaning of facts, as far as that shows products which the present one hides.",
  },
  [`POST ${one}/publish-facts`]: {
    text: "Publishes the live version anew with the present meaning of facts: what is not stated, or not listed, is hidden.",
    body: drafts.publishFactsBody,
    status: 201,
  },
  [`GET ${one}/versions`]: { text: "The published versions." },
  [`GET ${one}/versions/{version}`]: { text: "The document of a version." },
  [`POST ${one}/live`]: {
    text: "Puts a published version live again, or closes the finder.",
    body: drafts.liveBody,
  },
  "POST /api/admin/pictures": {
    text: "Keeps a picture, made small.",
    file: "application/octet-stream",
    status: 201,
  },
  "GET /api/admin/embed-settings": {
    isNamed: true,
    text: "How an embedded finder looks, with its key.",
    query: client.partial(),
  },
  "PUT /api/admin/embed-settings": {
    isNamed: true,
    text: "Changes how it looks, and which origins may frame it.",
    query: client,
    body: staffEmbedSettingsBody,
  },
  "PUT /api/admin/embed-settings/agents": {
    isNamed: true,
    text: "Lets AI assistants ask the finder, or stops them.",
    query: client,
    body: agentsBody,
  },
  "POST /api/admin/embed-settings/key": {
    isNamed: true,
    text: "Makes a new embed key; the former one ends.",
    query: client,
  },
} satisfies Operations;
