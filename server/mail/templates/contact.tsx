import { SITE_NAME } from "@shared/site";
import { withoutAddresses } from "@shared/web-address";
import { css, mailHtml, Quote, quoteText, Title, type MailContent } from "./mail-frame";

interface Content {
  name: string;
  email: string;
  message: string;
  /** Where staff tick messages off. */
  messagesUrl: string;
  why: string;
}

const DISCLAIMER = `A visitor typed this into the contact form. ${SITE_NAME} did not write it; take care with its links.`;

/** A message from the contact form, for the site's owner. */
export function contactMail({
  email,
  message,
  messagesUrl,
  why,
  ...content
}: Content): MailContent {
  // Needed for messages stored by an older server, which took any name.
  const name = withoutAddresses(content.name);
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
        <Quote author={name} text={message} disclaimer={DISCLAIMER} colors={colors} />
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
    quoteText(name, message, DISCLAIMER),
    `Reply to this mail to answer. Tick it off in the staff area: ${messagesUrl}`,
    `--\n${why}`,
  ].join("\n\n");
  return { subject, html, text };
}
