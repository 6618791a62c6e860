import { safeLink } from "@shared/finders/safe-link";
import type { Ending, FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import type { Finding, Report } from "./finding";
import { questionCalled } from "./called";
import { upper } from "../compile/say";

/** Where an ending leads to what no button may: drafts are refused for it, too. */
export function linkFaults({ results }: Pick<FinderDocument, "results">): Finding[] {
  return (["endings", "unlisted"] as const).flatMap((kind) =>
    (results[kind] ?? []).flatMap(({ link }, index) =>
      link === undefined || safeLink(link) !== undefined
        ? []
        : [{ path: `results.${kind}.${index}.link`, message: UNSAFE_LINK }],
    ),
  );
}

const UNSAFE_LINK = "Use an address with https:, mailto: or tel:, without a user and password.";

/** Whether what is shown instead of products can be reached, and leads somewhere safe. */
export function checkEndings(document: FinderDocument, report: Report): void {
  const { results, questions } = document;
  for (const { path, message } of linkFaults(document)) report.fault(path, message);
  const hiding = new Set(
    questions.filter(({ offer }) => offer === "available").map(({ id }) => id),
  );
  results.endings.forEach(({ when, ...ways }, index) => {
    const path = `results.endings.${index}`;
    checkWays(path, ways, report);
    const hidden = questionsNamed(when).find((id) => hiding.has(id));
    if (hidden !== undefined) {
      const message = `${upper(questionCalled(document, hidden))} leaves out answers without products, and only those lead here. Offer all of them.`;
      report.warn(`${path}.when`, message);
    }
  });
}

function questionsNamed(when: When): string[] {
  if ("all" in when) return when.all.flatMap(questionsNamed);
  if ("any" in when) return when.any.flatMap(questionsNamed);
  if ("not" in when) return questionsNamed(when.not);
  return "question" in when ? [when.question] : [];
}

const PHONE = /^\+?[\d\s()./-]{3,}$/;

/** Whether whom an ending leads to can be reached; where its link leads is told by itself. */
export function checkWays(
  path: string,
  { link, phone, label }: Pick<Ending, "link" | "phone" | "label">,
  report: Report,
): void {
  if (phone !== undefined && !PHONE.test(phone)) {
    report.fault(`${path}.phone`, "Use a telephone number such as +27 21 555 0199.");
  }
  if (label && link === undefined) {
    report.warn(
      `${path}.label`,
      "Without a link there is no button to say this. Add the link, or empty this field.",
    );
  }
}
