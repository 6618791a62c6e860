import { Plus, X } from "lucide-react";
import type { FinderDocument, UnlistedEnding } from "@shared/finders/document";
import type { Condition } from "@shared/finders/condition";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import { Button } from "@/staff-kit/button";
import { useProductLists } from "../conditions/listed-for";
import { SaidField } from "../fields/text-input";
import { EndingFields } from "./endings";

interface Props {
  document: FinderDocument;
  /** Without any it is not there. */
  onChange: (unlisted: UnlistedEnding[] | undefined) => void;
}

/** What is said where a fact asks a list for something that none of its rows has. */
export function UnlistedEndings({ document, onChange }: Props) {
  const { locale } = document;
  const { unlisted = [] } = document.results;
  const lists = useProductLists();
  const asked = factListsIn(document);
  const nameOf = (id: string) =>
    lists.find((each) => each.id === id)?.name ?? "a list that is gone";
  const missing = asked.filter((id) => unlisted.every(({ list }) => list !== id));
  const store = (next: UnlistedEnding[]) => onChange(next.length > 0 ? next : undefined);
  const put = (at: number, changes: Partial<UnlistedEnding>) =>
    store(unlisted.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  if (asked.length === 0 && unlisted.length === 0) return null;
  return (
    <section aria-label="What no row of a list has" className="min-w-0">
      <h2 className="font-bold">What no row of a list has</h2>
      <p className="mt-1 text-sm text-muted">
        A fact shows nothing to somebody whose answer is in no row of its list. This is said
        instead; {"{answer}"} stands for what was answered.
      </p>
      <ul className="mt-2 grid gap-3">
        {unlisted.map((ending, at) => (
          <li key={ending.list} className="grid gap-4 rounded-card border border-line p-4">
            <h3 className="font-semibold wrap-anywhere">{nameOf(ending.list)}</h3>
            <SaidField
              label="What is said"
              text={ending.text}
              locale={locale}
              onChange={(text) => put(at, { text: text ?? { [locale]: "" } })}
            />
            <EndingFields
              ending={ending}
              locale={locale}
              onChange={(changes) => put(at, changes)}
            />
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => store(unlisted.toSpliced(at, 1))}
            >
              <X aria-hidden className="size-4" />
              Say ours instead
            </Button>
          </li>
        ))}
      </ul>
      {missing.map((list) => (
        <Button
          key={list}
          look="quiet"
          onClick={() =>
            store([
              ...unlisted,
              {
                list,
                text: { [locale]: "We do not know yet what fits {answer}. Please ask us." },
              },
            ])
          }
        >
          <Plus aria-hidden className="size-4" />
          Say something else for “{nameOf(list)}”
        </Button>
      ))}
    </section>
  );
}

/** The lists whose rows the musts of a document's facts ask, each once; none where these hide nothing. */
export function factListsIn(document: FinderDocument): string[] {
  if (!factsHide(document)) return [];
  const ofQuestions = document.questions
    .filter(({ fact }) => fact)
    .flatMap(({ rules, options }): Rule[] => [
      ...rules,
      ...(Array.isArray(options) ? options.flatMap((option) => option.rules) : []),
    ]);
  const ofFinder = document.rules.filter(({ fact }) => fact).map(({ rule }) => rule);
  const lists = [...ofQuestions, ...ofFinder].flatMap((rule) =>
    rule.use === "filter" ? listsIn(rule.condition) : [],
  );
  return [...new Set(lists)];
}

function listsIn(condition: Condition): string[] {
  if ("all" in condition) return condition.all.flatMap(listsIn);
  if ("any" in condition) return condition.any.flatMap(listsIn);
  if ("not" in condition) return listsIn(condition.not);
  return "listedFor" in condition ? [condition.list] : [];
}
