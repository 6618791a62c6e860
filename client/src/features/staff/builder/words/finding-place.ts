import type { FinderDocument } from "@shared/finders/document";
import { paths } from "@shared/site";
import { partQuery, type Part } from "./chosen-part";
import type { Names } from "./names";

/** The whole address of a place. */
export const addressOf = (slug: string, href: string): string =>
  `${paths.admin}/finders/${slug}${href}`;

/** Where something stands: in words, and the address within a finder's area where it is changed. */
export interface FindingPlace {
  words: string;
  href: string;
  /** What is edited there on its own. */
  part?: Part;
}

const TABS: Record<string, { words: string; href: string }> = {
  schema: { words: "Facts", href: "/results" },
  sections: { words: "Section", href: "/results" },
  results: { words: "Results", href: "/results" },
  promotion: { words: "Promotion", href: "/matching" },
  texts: { words: "Texts", href: "/texts" },
  title: { words: "Title", href: "/results" },
  text: { words: "Description", href: "/results" },
  rules: { words: "Rules of the finder", href: "" },
  values: { words: "Calculations", href: "" },
  groups: { words: "Pages of several questions", href: "" },
};

/** The place of a path in a document: "Question “Which size?”, answer “Small”". */
export function placeOf(path: string, document: FinderDocument, names: Names): FindingPlace {
  const [part = "", at, field, optionAt] = path.split(".");
  const member = <Each extends { id: string }>(members: readonly Each[]) => members[Number(at)];
  const group = part === "groups" ? member(document.groups) : undefined;
  if (group) return inParts("page", group.id, `Page “${names.page(group.id)}”`);
  const value = part === "values" ? member(document.values) : undefined;
  if (value) return inParts("calculation", value.id, `Calculation “${names.value(value.id)}”`);
  const rule = part === "rules" ? member(document.rules) : undefined;
  if (rule) return inParts("rule", rule.id, `Rule “${names.rule(rule.id)}”`);
  const section = part === "sections" ? member(document.sections) : undefined;
  if (section) return { ...TABS.sections!, words: `Section “${names.section(section.id)}”` };
  // What is said of a color stands at `look` for the finder's own pages, and below it for frames.
  if (part === "look") {
    return at === undefined
      ? { words: "Color", href: "/settings" }
      : { words: "Appearance and embedding", href: "/appearance" };
  }
  if (part !== "questions") return TABS[part] ?? { words: "The finder", href: "" };
  const question = member(document.questions);
  if (!question) return { words: "Questions", href: "" };
  // A question that was added while the check ran is in its document alone.
  const title = names.say(question.title) || names.question(question.id);
  const asked = `Question “${title}”`;
  const option =
    field === "options" && Array.isArray(question.options)
      ? question.options[Number(optionAt)]
      : undefined;
  return option
    ? inParts(
        "question",
        question.id,
        `${asked}, answer “${names.option(question.id, option.id)}”`,
        option.id,
      )
    : inParts("question", question.id, asked);
}

function inParts(kind: Part["kind"], id: string, words: string, answer?: string): FindingPlace {
  const part: Part = { kind, id, answer };
  return { words, href: `?${partQuery(part)}`, part };
}
