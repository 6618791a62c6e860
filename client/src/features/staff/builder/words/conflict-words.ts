import { dequal } from "dequal";
import type { DraftChange } from "@shared/finders/draft-changes";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { Text } from "@shared/finders/text";
import { QUESTION_FIELDS } from "./change-words";
import { ruleWords } from "./condition-words";
import type { Names } from "./names";
import { whenWords } from "./when-words";

// What two people made of one part, in words.

/** A field of a part, as it is stored and as somebody on this page has it. */
export interface FieldOfTwo {
  name: string;
  stored: string;
  yours: string;
}

/** How parts are called. */
interface Said {
  names: Names;
  /** What staff choose a kind of question by. */
  kindOf: (kind: Question["ask"]["kind"]) => string;
}

/** The fields in which a stored part and one's own differ; one line for all that has no words. */
export function fieldsOfTwo(
  { part }: DraftChange,
  stored: unknown,
  yours: unknown,
  { names, kindOf }: Said,
): FieldOfTwo[] {
  if (stored === null || yours === null) {
    const says = (value: unknown) => (value === null ? "It is removed." : "It is there.");
    return [{ name: "", stored: says(stored), yours: says(yours) }];
  }
  if (part === "questions")
    return fieldsOfQuestions(stored as Question, yours as Question, { names, kindOf });
  const words = [stored, yours].map((value) => plainWords(value, names));
  return [
    words[0] === words[1]
      ? { name: "", stored: "As somebody else left it.", yours: "As you changed it." }
      : { name: "", stored: words[0]!, yours: words[1]! },
  ];
}

function fieldsOfQuestions(stored: Question, yours: Question, said: Said): FieldOfTwo[] {
  const fields = Object.keys({ ...stored, ...yours }) as (keyof Question)[];
  return fields
    .filter((field) => !dequal(stored[field], yours[field]))
    .map((field) => {
      const name = QUESTION_FIELDS[field] ?? "how it behaves";
      const [theirs, own] = [stored, yours].map((each) => wordsOfField(each, field, said));
      // Some differ in what no line shows.
      return theirs === own
        ? { name, stored: "As somebody else left it.", yours: "As you changed it." }
        : { name, stored: theirs!, yours: own! };
    });
}

function wordsOfField(question: Question, field: keyof Question, { names, kindOf }: Said): string {
  switch (field) {
    case "ask":
      return kindOf(question.ask.kind);
    case "when":
      return question.when ? whenWords(question.when, names) : "always";
    case "options":
      return Array.isArray(question.options)
        ? question.options.map((option: Option) => names.say(option.label) || "untitled").join(", ")
        : "those of an attribute or a list";
    case "rules":
      return question.rules.map((rule: Rule) => ruleWords(rule, names)).join("; ") || "none";
    case "group":
      return question.group === undefined ? "a page of its own" : names.page(question.group);
    default:
      return plainWords(question[field], names);
  }
}

function plainWords(value: unknown, names: Names): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return String(value);
  const isText =
    !Array.isArray(value) && Object.values(value).every((each) => typeof each === "string");
  if (isText) return names.say(value as Text) || "nothing";
  const { name, heading, title } = value as { name?: Text; heading?: Text; title?: Text };
  return names.say(name ?? heading ?? title);
}
