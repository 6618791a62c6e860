import type { FinderDocument } from "@shared/finders/document";
import { partQuery, type Part } from "../parts/chosen-part";
import type { Names } from "../words/names";

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
  if (part !== "questions") return TABS[part] ?? { words: "The finder", href: "" };
  const question = member(document.questions);
  if (!question) return { words: "Questions", href: "" };
  const asked = `Question “${names.question(question.id)}”`;
  const option =
    field === "options" && Array.isArray(question.options)
      ? question.options[Number(optionAt)]
      : undefined;
  return option
    ? inParts(
        "question",
        question.id,
        `${asked}, answer “${names.say(option.label) || option.id}”`,
        option.id,
      )
    : inParts("question", question.id, asked);
}

function inParts(kind: Part["kind"], id: string, words: string, answer?: string): FindingPlace {
  const part: Part = { kind, id, answer };
  return { words, href: `?${partQuery(part)}`, part };
}
