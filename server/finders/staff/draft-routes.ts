import { Router } from "express";
import {
  changesBody,
  draftExportQuery,
  draftImportQuery,
  editorBody,
  sentDraft,
} from "@shared/contracts/finder-drafts";
import type { DraftChange } from "@shared/finders/draft-changes";
import type { Stages } from "../shopper/stages";
import { staffIn, staffWork } from "../../people/auth/require-staff";
import type { WorkQueue } from "../../platform/work/work-queue";
import { AppError } from "../../platform/http/app-error";
import { jsonBody } from "../../platform/http/json-body";
import { validate } from "../../platform/http/validate";
import { changeDraft } from "./change-draft";
import { checkDraft, NO_DRAFT } from "./check-draft";
import { documentBody, documentFile, readDraft, withinBounds } from "./document-body";
import { documentFileBody, readSentFile } from "./sent-file";
import type { WorkDependencies } from "./draft-work";
import { draftOf, saveDraft } from "./drafts";
import { noteEditor } from "./editors";
import { versionDocument } from "./versions";

interface Dependencies extends Omit<WorkDependencies, "work"> {
  /** The finders with their products. */
  stages: Pick<Stages, "of" | "withProducts">;
  now: () => number;
  queue: WorkQueue;
}

/** The draft of a finder, its check, and both as files. */
export function draftRoutes({ now, queue, ...dependencies }: Dependencies): Router {
  const { db } = dependencies;
  return (
    Router()
      .get("/finders/:slug/draft", async (req, res) => {
        res.json(await draftOf(db, req.params.slug));
      })
      .put("/finders/:slug/draft", ...documentBody, async (req, res) => {
        const sent = validate(sentDraft, req.body);
        const slug = String(req.params.slug);
        const work = await staffWork(queue, res, slug);
        const document = await work(readDraft(sent.document));
        const { revision } = sent;
        res.json(await saveDraft(db, staffIn(res), slug, { revision, document }));
      })
      // A change has a part as it was and as it is.
      .patch("/finders/:slug/draft", jsonBody("1mb"), ...withinBounds, async (req, res) => {
        // Members are checked with the document that they make.
        const changes = validate(changesBody, req.body).changes as DraftChange[];
        const slug = String(req.params.slug);
        res.json(await changeDraft(db, staffIn(res), slug, changes, now()));
      })
      .put("/finders/:slug/editors", jsonBody("16kb"), async (req, res) => {
        const { question } = validate(editorBody, req.body);
        const { username } = staffIn(res);
        res.json(await noteEditor(db, String(req.params.slug), { username, question }));
      })
      .get("/finders/:slug/check", async (req, res) => {
        const { slug } = req.params;
        const work = await staffWork(queue, res, slug);
        res.json(await checkDraft({ ...dependencies, work }, slug));
      })
      .get("/finders/:slug/export", async (req, res) => {
        const { slug } = req.params;
        const { version } = validate(draftExportQuery, req.query);
        const document =
          version === undefined
            ? (await draftOf(db, slug)).document
            : await versionDocument(db, slug, version);
        if (!document) throw new AppError(404, "not_found", NO_DRAFT.message);
        res.attachment(`${slug}${version === undefined ? "" : `-v${version}`}.json`);
        res.type("json").send(documentFile(document));
      })
      .post("/finders/:slug/import", ...documentFileBody, async (req, res) => {
        const slug = String(req.params.slug);
        const { revision } = validate(draftImportQuery, req.query);
        const work = await staffWork(queue, res, slug);
        const document = await work(readSentFile(req.body));
        res.json(await saveDraft(db, staffIn(res), slug, { revision, document }));
      })
  );
}
