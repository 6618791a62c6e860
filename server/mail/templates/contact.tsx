import { SITE_NAME } from "@shared/site";
import { css, mailHtml, Title, Typed, type MailContent } from "./mail-frame";

interface Content {
  name: string;
  email: string;
  message: string;
  /** Where staff tick messages off. */
  messagesUrl: string;
  why: string;
}

/** What somebody wrote in the contact form, for the site's owner. */
export function contactMail({ name, email, message, messagesUrl, why }: Content): MailContent {
  const subject = `Message from ${name}`;
  const html = mailHtml({
    brand: "matchwell",
    sender: SITE_NAME,
    subject,
    preview: message.slice(0, 120),
    why,
    children: (colors) => (
      <>
        <Title>Message from {name}</Title>
        <p style={css(`margin:0 0 16px;color:${colors.muted};`)}>{email}</p>
        <Typed text={message} colors={colors} />
        <p style={css("margin:0;")}>
          Reply to this mail to answer. Tick it off in{" "}
          <a href={messagesUrl} style={css(`color:${colors.accent};font-weight:600;`)}>
            the staff area
          </a>
          .
        </p>
      </>
    ),
  });
  const text = [
    subject,
    email,
    message,
    `Reply to this mail to answer. Tick it off in the staff area: ${messagesUrl}`,
    `--\n${why}`,
  ].join("\n\n");
  return { subject, html, text };
}
