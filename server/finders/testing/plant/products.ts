import { isWide, must, nested, ofCondition, ofEarn, ruleOf, type Planter, anywhere } from "./plant";

const listed = (listedFor: unknown[], list = "cars") => ({ list, listedFor });

/** Faults of rules: what they look at is gone, or cannot be looked at so. */
export const inRules: Record<string, Planter> = {
  "an attribute that is gone": ofCondition(
    { attribute: "glue", is: "x" },
    /Its attribute is not there any more/,
  ),
  "an attribute that is retired": ofCondition(
    { any: [{ attribute: "laces", is: "flat" }] },
    /“laces” is retired/,
    ".condition.any.0",
  ),
  "a value of an attribute that is gone": ofCondition(
    { all: [isWide, { attribute: "width", oneOf: ["slim"] }] },
    /does not have this value any more/,
    ".condition.all.1",
  ),
  "a value of an attribute that is retired": ofCondition(
    { not: { attribute: "width", is: "huge" } },
    /is retired. Use another/,
    ".condition.not",
  ),
  "a choice that is at least": ofCondition({ attribute: "width", atLeast: 3 }, /in this way/),
  "a choice that is more than": ofCondition({ attribute: "width", moreThan: 3 }, /in this way/),
  "a choice that starts with": ofCondition({ attribute: "width", startsWith: "w" }, /in this way/),
  "all of one choice": ofCondition({ attribute: "width", hasAll: ["wide"] }, /in this way/),
  "a number that is a text": ofCondition({ attribute: "weight", is: "x" }, /is a number/),
  "a text that is a number": ofCondition({ attribute: "upper", is: 3 }, /with a text/),
  "a flag that is perhaps": ofCondition({ attribute: "waterproof", is: "perhaps" }, /yes or no/),
  "a span that is turned": ofCondition({ attribute: "weight", between: [3, 2] }, /smaller/),
  "an answer to nothing": ofCondition(
    { attribute: "weight", is: { answer: "gone" } },
    /a question that is not there any more/,
  ),
  "a price in the range of nothing": ofCondition(
    { attribute: "price", inRangeOf: "gone" },
    /a question that is not there any more/,
  ),
  "a comparison with no value": ofCondition(
    { attribute: "weight", atMost: { value: "gone" } },
    /a calculation that is not there any more/,
  ),
  "a part that is not there": ofCondition(
    { attribute: "upper", sameAsIn: "gone" },
    /a section that is not there any more|gone/,
  ),
  "a list that is gone": ofCondition(listed(["x"], "bikes"), /Its list is not there any more/),
  "a list with a key too few": ofCondition(listed(["Golf"]), /by Model, Years\. Say/),
  "a list by no number": ofCondition(listed(["Golf", "new"]), /Compare it with a number/),
  "a list by no question": ofCondition(
    listed([{ answer: "gone" }, 3]),
    /a question that is not there any more/,
  ),
  "a condition on products that is nested too deep"(ground) {
    const path = anywhere(ground, must(isWide));
    const found = must(nested(isWide));
    const { document } = ground;
    // Put in its place as it is: the depth is the fault.
    const parts = path.split(".");
    const at = Number(parts.pop());
    const into = parts.reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      document,
    );
    if (Array.isArray(into)) into[at] = found;
    else (document.rules.at(-1) as { rule: unknown }).rule = found;
    return { path: `${path}.condition`, said: /at most 6 deep/ };
  },
  "what is near to a must": (ground) => ({
    path: `${anywhere(ground, { ...must({ attribute: "weight", atMost: 3 }), tolerance: 1 })}.tolerance`,
    said: /only of a wish for a number/,
  }),
  "steps of a number": ofEarn(
    { by: "steps", attribute: "weight", from: "wide", shares: [1] },
    /cannot earn points in this way/,
  ),
  "a distance from a word": ofEarn(
    { by: "distance", attribute: "weight", from: "x", none: 3 },
    /how near to a number/,
  ),
  "all and nothing at one number": ofEarn(
    { by: "linear", attribute: "weight", all: 3, none: 3 },
    /two different numbers/,
  ),
  "a word of which less is better": ofEarn(
    { by: "linear", attribute: "width", all: 1, none: 3 },
    /cannot earn points in this way/,
  ),
  "steps from a number": ofEarn(
    { by: "steps", attribute: "width", from: 3, shares: [1] },
    /away from a value/,
  ),
  "a measure of what is gone": ofEarn(
    { by: "distance", attribute: "glue", from: 3, none: 3 },
    /Its attribute is not there any more/,
  ),
  "a share of a value that is gone": ofEarn(
    { by: "share", attribute: "surfaces", of: ["sea"] },
    /does not have this value any more/,
  ),
  "a table with a value that is gone": ofEarn(
    { by: "table", attribute: "width", shares: { slim: 1 } },
    /does not have this value any more/,
  ),
  "a rule for a section that is none": (ground) => ({
    path: `${anywhere(ground, { ...must(isWide), sections: ["gone"] })}.sections.0`,
    said: /a section that is not there any more|gone/,
  }),
  "a fact of the finder that is a wish": (ground) => ({
    path: `${ruleOf(ground, { ...must(isWide), use: "score" } as never, { fact: true })}.use`,
    said: /neither weighed/,
  }),
};
