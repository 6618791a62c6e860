import { builtInFinders } from "@shared/templates/finders";
import { paths, SITE_NAME } from "@shared/site";
import type { Access } from "./access";
import type { Environment } from "./env";

/** The terminal's text when the server is ready: the addresses and, until the first sign-in, the passwords. */
export function banner(env: Environment, access: Access): string {
  const lines = [
    `${SITE_NAME} is ready at ${env.publicUrl}`,
    "",
    ...builtInFinders.flatMap(({ id, name, path }) => [
      `  ${inSentenceCase(name).padEnd(12)} ${env.publicUrl}${path}`,
      ...(access.tellsPasswords ? [`  Password     ${access.gatePasswords[id]}`, ""] : []),
    ]),
    `  Staff area   ${env.publicUrl}${paths.admin}`,
  ];
  if (access.tellsPasswords) {
    lines.push(
      `  First admin  ${env.admin.username}, password ${access.adminPassword}`,
      "",
      `  These passwords are shown until somebody has signed in. They are kept in ${access.file}, readable by you alone.`,
    );
  } else if (access.file) {
    lines.push("", `  The passwords are in ${access.file}`);
  }
  if (!env.mail.smtpUrl) lines.push("", "  Mails are held in the outbox: SMTP_URL is not set.");
  return `\n${lines.join("\n")}\n\n`;
}

const inSentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();
