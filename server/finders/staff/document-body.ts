import type { RequestHandler } from "express";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { jsonBody } from "../../http/json-body";
import { nestedAtMost } from "../../http/nested-body";
import { validate } from "../../http/validate";
import { migrateDocument } from "../live/migrate-document";

/** The deepest conditions that are allowed need 25 levels. */
const MAX_LEVELS = 40;

/** Reads a body with a document in it. */
export const documentBody: RequestHandler[] = [jsonBody("512kb"), nestedAtMost(MAX_LEVELS)];

/** A document that was sent, in its present shape. Throws a 400 that names every wrong field. */
export const readSentDocument = (sent: unknown): FinderDocument =>
  validate(finderDocument, migrateDocument(sent));
