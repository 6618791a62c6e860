import { listWords } from "./list-words";
import type { When } from "@shared/finders/when";
import type { Names } from "./names";

/** A condition on answers as staff read it: "“For whom?” is “Children”". */
export function whenWords(when: When, names: Names): string {
  if ("all" in when) return joined(when.all, "and", names);
  if ("any" in when) return joined(when.any, "or", names);
  if ("not" in when) return `not (${whenWords(when.not, names)})`;
  if ("value" in when) {
    const value = `“${names.value(when.value)}”`;
    if ("atLeast" in when) return `${value} is at least ${when.atLeast}`;
    if ("atMost" in when) return `${value} is at most ${when.atMost}`;
    return `${value} is ${when.is}`;
  }
  const question = `“${names.question(when.question)}”`;
  const option = (id: string | number) => `“${names.option(when.question, id)}”`;
  if ("isAnswered" in when) return `${question} is ${when.isAnswered ? "" : "not "}answered`;
  if ("is" in when) return `${question} is ${option(when.is)}`;
  if ("isNot" in when) return `${question} is not ${option(when.isNot)}`;
  if ("hasAny" in when) return `${question} is ${listWords(when.hasAny.map(option), "or")}`;
  if ("atLeast" in when) return `${question} is at least ${when.atLeast}`;
  return `${question} is at most ${when.atMost}`;
}

function joined(parts: readonly When[], word: "and" | "or", names: Names): string {
  return parts
    .map((each) => {
      const said = whenWords(each, names);
      return parts.length > 1 && ("all" in each || "any" in each) ? `(${said})` : said;
    })
    .join(` ${word} `);
}
