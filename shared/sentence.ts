import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const FALLBACK = "This value does not belong here.";

/** The message for an invalid value whose schema has none, for whoever has to fix it. */
export function sentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "This is missing." : (KINDS[issue.expected] ?? FALLBACK);
    case "too_small":
      return bound(issue.origin, Number(issue.minimum), "at least", issue.inclusive ?? true);
    case "too_big":
      return bound(issue.origin, Number(issue.maximum), "at most", issue.inclusive ?? true);
    case "invalid_format":
      return FORMATS[issue.format] ?? "This is not in the right format.";
    case "not_multiple_of":
      return `Use a multiple of ${issue.divisor}.`;
    case "unrecognized_keys":
      return "This field is not known here.";
    case "invalid_value":
      return `Use ${issue.values.length === 1 ? "" : "one of "}${issue.values.map(String).join(", ")}.`;
    // The last form of several is the fullest: the ones before it are "nothing" and the like.
    case "invalid_union":
      return issue.errors.at(-1)?.[0]?.message ?? FALLBACK;
    case "invalid_key":
    case "invalid_element":
      return issue.issues[0]?.message ?? FALLBACK;
    default:
      return FALLBACK;
  }
}

const KINDS: Record<string, string> = {
  string: "Enter a text.",
  number: "Enter a number.",
  int: "Enter a whole number.",
  boolean: "Use true or false.",
  array: "Use a list.",
  object: "Use an object with named fields.",
  record: "Use an object with named fields.",
  null: "Leave this empty.",
};

const FORMATS: Record<string, string> = {
  email: "Enter an e-mail address such as name@example.com.",
  url: "Use an address such as https://shop.example.",
  guid: "Use a UUID.",
  uuid: "Use a UUID.",
  datetime: "Use a date and time such as 2026-11-21T09:30:00Z.",
  date: "Use a date such as 2026-11-21.",
  json_string: "Use valid JSON.",
};

function bound(
  origin: string,
  limit: number,
  word: "at least" | "at most",
  isInclusive: boolean,
): string {
  const count = `${word} ${limit.toLocaleString("en")}`;
  switch (origin) {
    case "string":
      return word === "at least" && limit === 1
        ? "This is missing."
        : `Use ${count} ${limit === 1 ? "character" : "characters"}.`;
    case "array":
    case "set":
      return `Use ${count} of them.`;
    default: {
      const beyond = word === "at least" ? "more than" : "less than";
      return `Use a number of ${isInclusive ? count : `${beyond} ${limit.toLocaleString("en")}`}.`;
    }
  }
}

/** A sentence after the places inside that it begins with: "all.0: not: Enter a number." */
const INSIDE = /^((?:\w[\w-]*(?:\.[\w-]+)*: )+)(?=[A-Z])/;

/** A sentence without the places that it begins with, and these as one path. */
export function insideOf(message: string): { path: string; said: string } {
  const [, places = ""] = INSIDE.exec(message) ?? [];
  return {
    path: places.split(": ").filter(Boolean).join("."),
    said: message.slice(places.length),
  };
}
