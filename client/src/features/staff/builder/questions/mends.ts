import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import { DOCUMENT_SCHEMA } from "@shared/finders/schema-meaning";
import { withoutPage, withQuestionOnPage } from "../parts/change-parts";
import { withQuestion } from "./change-questions";

/** A press that mends what the check found. */
export interface Mend {
  label: string;
  mend: (document: FinderDocument) => FinderDocument;
}

/** What mends the finding at a path at one press; undefined where somebody has to think first, and is led there. */
export function mendOf(path: string, document: FinderDocument): Mend | undefined {
  const [part, at = "", ...rest] = path.split(".");
  const question = part === "questions" ? document.questions[Number(at)] : undefined;
  if (question) return mendOfQuestion(question, rest);
  switch (part) {
    case "schema":
      return {
        label: "Hide what facts are not certain of",
        mend: (each) => ({ ...each, schema: DOCUMENT_SCHEMA }),
      };
    case "screens":
      return { label: "Remove the screen", mend: (each) => withoutScreen(each, at) };
    case "groups":
      return mendOfPage(document, Number(at));
    case "results":
      return mendOfResults(document, at, rest);
    default:
      return undefined;
  }
}

function withoutScreen(document: FinderDocument, id: string): FinderDocument {
  const { [id]: _, ...screens } = document.screens;
  return { ...document, screens };
}

function mendOfPage({ groups, questions }: FinderDocument, at: number): Mend | undefined {
  const page = groups[at];
  const isEmpty = page && !questions.some(({ group }) => group === page.id);
  return isEmpty
    ? { label: "Remove the page", mend: (each) => withoutPage(each, page.id) }
    : undefined;
}

function mendOfResults(
  { sections }: FinderDocument,
  name: string,
  [at, field]: readonly string[],
): Mend | undefined {
  const put = (results: Partial<FinderDocument["results"]>) => (each: FinderDocument) => ({
    ...each,
    results: { ...each.results, ...results },
  });
  const place = Number(at);
  if (name === "card") {
    return {
      label: "Do not show it",
      mend: (each) => put({ card: each.results.card.toSpliced(place, 1) })(each),
    };
  }
  if (name === "unlisted" && field === "list") {
    return {
      label: "Leave it out",
      mend: (each) => put({ unlisted: each.results.unlisted?.toSpliced(place, 1) })(each),
    };
  }
  const [only] = sections;
  if (name !== "budget" || !only || sections.length > 1) return undefined;
  return {
    label: "Give it to the section",
    mend: (each) => {
      const { budget, ...results } = each.results;
      return { ...each, results, sections: [{ ...only, budget }] };
    },
  };
}

function mendOfQuestion(
  question: Question,
  [field, at = "", inside]: readonly string[],
): Mend | undefined {
  const { id, ask, options, group } = question;
  const put = (label: string, changes: (each: Question) => Question): Mend => ({
    label,
    mend: (document) => {
      const present = document.questions.find((each) => each.id === id);
      return present ? withQuestion(document, changes(present)) : document;
    },
  });
  const asCards = put("Show them as cards", (each) =>
    each.ask.kind === "one" ? { ...each, ask: { ...each.ask, as: "cards" } } : each,
  );
  switch (field) {
    case "suggest":
      return put("Leave the suggestions out", ({ suggest: _, ...each }) => each);
    case "combine":
      return put("Leave it out", (each) => ({ ...each, combine: "any" }));
    case "fact":
      return put("It is no fact", (each) => ({ ...each, fact: false }));
    case "offer":
      return options && "listed" in options
        ? put("Offer all of them", (each) => ({ ...each, offer: "all" }))
        : put("Leave them out", (each) => ({ ...each, offer: "available" }));
    case "group":
      return group === undefined || ask.kind === "info"
        ? undefined
        : {
            label: "Put them next to each other",
            mend: (document) => withQuestionOnPage(document, id, group),
          };
    case "resets":
      return put("Take it out", (each) => ({
        ...each,
        resets: each.resets?.toSpliced(Number(at), 1),
      }));
    case "fitsWithout":
      return put("Take it out", (each) => ({
        ...each,
        fitsWithout: each.fitsWithout?.toSpliced(Number(at), 1),
      }));
    case "ask":
      return at === "as" ? asCards : undefined;
    case "options":
      if (at === "values") return put("Offer them, too", withAllValues);
      return mendOfOption(inside, asCards, (change) =>
        put(change.label, (each) => withOption(each, Number(at), change.of)),
      );
    default:
      return undefined;
  }
}

interface OptionChange {
  label: string;
  of: (option: Option) => Option;
}

function mendOfOption(
  field: string | undefined,
  asCards: Mend,
  put: (change: OptionChange) => Mend,
): Mend | undefined {
  switch (field) {
    case "color":
    case "picture":
      return asCards;
    case "rules":
      return put({ label: "Remove its rules", of: (each) => ({ ...each, rules: [] }) });
    case "exclusive":
      return put({
        label: "Make it an answer like the others",
        of: ({ exclusive: _, ...each }) => each,
      });
    default:
      return undefined;
  }
}

const withOption = (question: Question, at: number, change: OptionChange["of"]): Question => {
  const { options } = question;
  if (!Array.isArray(options)) return question;
  const option = (options as readonly Option[])[at];
  return option ? { ...question, options: options.with(at, change(option)) } : question;
};

/** With all values of its attribute, and new ones by themselves. */
function withAllValues(question: Question): Question {
  const { options } = question;
  if (!options || Array.isArray(options) || !("attribute" in options)) return question;
  const { values: _, ...all } = options;
  return { ...question, options: all };
}
