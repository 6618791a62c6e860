import { Link } from "wouter";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { paths } from "@shared/site";
import type { Names } from "../words/names";
import { partQuery, type Part } from "../parts/change-parts";

interface Props {
  title: string;
  look: string;
  findings: DraftCheck["faults"];
  slug: string;
  document: FinderDocument;
  names: Names;
  onClose: () => void;
}

/** What the check found: each leads to where it is changed. */
export function Findings({ title, look, findings, slug, document, names, onClose }: Props) {
  return (
    <section aria-label={title} className={`rounded-card border p-4 ${look}`}>
      <h3 className="font-bold">{title}</h3>
      {findings.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {findings.map(({ path, message }, at) => {
            const { words, href } = placeOf(path, document, names);
            return (
              <li key={at} className="wrap-anywhere">
                <Link
                  href={`${paths.admin}/finders/${slug}${href}`}
                  className="font-semibold text-accent-text underline-offset-4 hover:underline"
                  onClick={onClose}
                >
                  {words}
                </Link>
                : {message}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

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
        `${asked}, answer “${names.option(question.id, option.id)}”`,
        option.id,
      )
    : inParts("question", question.id, asked);
}

function inParts(kind: Part["kind"], id: string, words: string, answer?: string): FindingPlace {
  const part: Part = { kind, id, answer };
  return { words, href: `?${partQuery(part)}`, part };
}
