import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Router, type Request } from "express";
import { createServer } from "vite";
import { finderAt } from "@shared/templates/finders";
import { readEnvironment } from "../platform/boot/env";
import { fillLanding } from "../site/pages/landing-document";
import { pages } from "../site/pages/pages";
import { projectRoot } from "../platform/process/project-root";
import { runUntilStopped } from "../platform/process/run-until-stopped";
import { start } from "../start";
import { startMailCatcher } from "./mail-catcher";
import { mailPages, MAILS_PATH } from "./mail-pages";

// The same server, with the client served from its sources: one address, one cookie jar, no proxy.
// Its mails go to a catcher, unless SMTP_URL names a mail server.
if (existsSync(".env")) process.loadEnvFile(".env");

await runUntilStopped(async (onServing) => {
  const catcher = process.env.SMTP_URL ? undefined : await startMailCatcher();
  const env = readEnvironment({
    CONTACT_EMAIL: "owner@example.com",
    ...process.env,
    ...(catcher && { SMTP_URL: catcher.smtpUrl }),
  });

  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const document = async (name: string) =>
    vite.transformIndexHtml(`/${name}`, await readFile(join(projectRoot, "client", name), "utf8"));
  const documents = {
    landing: async () =>
      fillLanding(
        await document("landing.html"),
        { publicUrl: env.publicUrl, ...env.contact },
        new Date(),
      ),
    app: async (req: Request) => {
      const finder = finderAt(req.path);
      const index = await document("index.html");
      // As the build does for a finder's own document.
      return finder ? index.replace("<html", `<html data-brand="${finder.id}"`) : index;
    },
  };
  const stop = await start(
    env,
    (finders) =>
      Router()
        .use((_req, res, next) => {
          // Vite's hot reloading puts a script into the document itself.
          res.removeHeader("Content-Security-Policy");
          next();
        })
        .use(mailPages(catcher?.mails ?? []))
        .use(vite.middlewares)
        .use(pages(documents, env.publicUrl, finders)),
    onServing,
  );
  if (catcher) {
    process.stdout.write(`  Sent mails appear at ${env.publicUrl}${MAILS_PATH}\n\n`);
  }
  return async () => {
    await stop();
    await vite.close();
  };
});
