import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mailColors, withAccent, type MailBrand, type MailColors } from "./mail-colors";

/** The result of a template: a subject and the same content in two forms. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

interface Frame {
  brand: MailBrand;
  /** A shop's own color in place of the brand's; the brand's where it could not be read. */
  accent?: string | null;
  /** The language of most of it; English unless given. */
  locale?: string;
  /** The name at the top. */
  sender: string;
  subject: string;
  /** The inbox's preview beside the subject. */
  preview: string;
  /** The reason for this mail: who asked for it. */
  why: string;
  children: (colors: MailColors) => ReactNode;
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/**
 * A whole mail as HTML: tables and inline styles, which all mail programs support, 600 px wide where they
 * know `max-width`. Everything that comes from outside is text to React, which escapes it.
 */
export function mailHtml(frame: Frame): string {
  const { brand, accent = null, locale = "en", sender, subject, preview, why, children } = frame;
  const colors = withAccent(mailColors[brand], accent);
  const document = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Telephone numbers and dates are no links of ours. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={css(`margin:0;padding:0;background-color:${colors.paper};`)}>
        <div style={css("display:none;max-height:0;overflow:hidden;")}>{preview}</div>
        <Table width="100%" style={`background-color:${colors.paper};`}>
          <tr>
            <td align="center" style={css("padding:24px 12px;")}>
              <Table width="100%" style="max-width:600px;">
                <tr>
                  <td
                    style={css(
                      `${FONT}padding:0 4px 16px;font-size:18px;font-weight:700;color:${colors.accent};`,
                    )}
                  >
                    {sender}
                  </td>
                </tr>
                <tr>
                  <td
                    style={css(
                      `${FONT}padding:28px 24px;background-color:${colors.surface};border:1px solid ${colors.line};border-radius:16px;font-size:16px;line-height:24px;color:${colors.ink};`,
                    )}
                  >
                    {children(colors)}
                  </td>
                </tr>
                <tr>
                  <td
                    style={css(
                      `${FONT}padding:20px 4px 0;font-size:14px;line-height:20px;color:${colors.muted};`,
                    )}
                  >
                    {why}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** A layout table, which screen readers do not announce as one. */
export function Table(props: { width?: string; style?: string; children: ReactNode }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width={props.width}
      style={css(`border-collapse:separate;border-spacing:0;${props.style ?? ""}`)}
    >
      <tbody>{props.children}</tbody>
    </table>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 style={css("margin:0 0 12px;font-size:24px;line-height:30px;font-weight:700;")}>
      {children}
    </h1>
  );
}

/** Words that are not ours: their author, the words with their line breaks, and a disclaimer. */
export function Quote(props: {
  author: string;
  text: string;
  disclaimer: string;
  colors: MailColors;
}) {
  const { accent, accentSoft, muted } = props.colors;
  return (
    <>
      <p style={css("margin:0 0 8px;font-weight:600;")}>{props.author} wrote:</p>
      <blockquote
        style={css(
          `margin:0 0 8px;padding:12px 16px;border-left:3px solid ${accent};background-color:${accentSoft};white-space:pre-wrap;word-break:break-word;`,
        )}
      >
        {props.text}
      </blockquote>
      <p style={css(`margin:0 0 16px;font-size:14px;line-height:20px;color:${muted};`)}>
        {props.disclaimer}
      </p>
    </>
  );
}

/** The same as plain text: every line marked, so that none of it can pass for ours. */
export function quoteText(author: string, text: string, disclaimer: string): string {
  const quoted = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`);
  return [`${author} wrote:`, ...quoted, disclaimer].join("\n");
}

/** A link that looks like a button, also where a mail program draws no padding on links. */
export function ButtonLink(props: { href: string; colors: MailColors; children: ReactNode }) {
  const { accent, accentInk } = props.colors;
  return (
    <Table style="margin:0;">
      <tr>
        <td style={css(`background-color:${accent};border-radius:12px;padding:12px 22px;`)}>
          <a
            href={props.href}
            style={css(
              `${FONT}font-size:16px;font-weight:600;color:${accentInk};text-decoration:none;`,
            )}
          >
            {props.children}
          </a>
        </td>
      </tr>
    </Table>
  );
}

/** A product's picture, 4 to 3, or the room it would have taken. */
export function Picture({ url, colors }: { url: string | null; colors: MailColors }) {
  const size = css(
    `display:block;width:132px;height:99px;border-radius:10px;background-color:${colors.accentSoft};`,
  );
  if (!url) return <div style={size} />;
  // Lazy, because React would add a preload link for each picture otherwise.
  return <img src={url} alt="" width={132} height={99} style={size} loading="lazy" />;
}

/** Inline styles are written as text here, the way mails are built; React wants them as an object. */
export function css(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(";")
      .filter(Boolean)
      .map((rule) => {
        const [name = "", ...value] = rule.split(":");
        return [
          name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          value.join(":"),
        ];
      }),
  );
}
