import { Router } from "express";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CaughtMail } from "./mail-catcher";

export const MAILS_PATH = "/caught-mails";

/** The caught mails as pages: the list, and each as HTML and as text. For development only. */
export function mailPages(mails: CaughtMail[]): Router {
  const find = (id: string | undefined) => mails.find((mail) => String(mail.id) === id);
  return Router()
    .get(MAILS_PATH, (_req, res) => {
      res.type("html").send(page("Caught mails", <List mails={mails} />));
    })
    .get(`${MAILS_PATH}/:id`, (req, res, next) => {
      const mail = find(req.params.id);
      if (!mail) return next();
      res.type("html").send(page(mail.subject ?? "A mail", <Mail mail={mail} />));
    });
}

function page(title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>{content}</body>
    </html>,
  )}`;
}

function List({ mails }: { mails: CaughtMail[] }) {
  return (
    <main>
      <h1>Caught mails</h1>
      <p>Nothing this server sends leaves the machine. Reload to see new mails.</p>
      {mails.length === 0 && <p>None yet.</p>}
      <ul>
        {mails.map(({ id, subject, recipients, date }) => (
          <li key={id}>
            <a href={`${MAILS_PATH}/${id}`}>{subject}</a> to {recipients.join(", ")}
            <small> {date}</small>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Mail({ mail }: { mail: CaughtMail }) {
  return (
    <main>
      <p>
        <a href={MAILS_PATH}>All mails</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        From {mail.from?.name} &lt;{mail.from?.address}&gt; to {mail.recipients.join(", ")}
      </p>
      <iframe title="As HTML" sandbox="allow-popups" srcDoc={mail.html} />
      <h2>As text</h2>
      <pre>{mail.text}</pre>
    </main>
  );
}

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a1f2b; background: #fbfaf7; }
  main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem; }
  li { margin: 0.5rem 0; }
  iframe { width: 100%; height: 40rem; border: 1px solid #e3e1da; }
  pre { padding: 1rem; background: #fff; border: 1px solid #e3e1da; white-space: pre-wrap; }
`;
