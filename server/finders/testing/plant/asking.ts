import { ab, ask, en, must, isWide, number, option, type Ground, type Planter } from "./plant";

/** A question with one fault, at the end. */
const asked =
  (part: object, at: string, said: RegExp, unread?: object): Planter =>
  (ground) => ({ path: `${ask(ground, part, unread)}.${at}`, said });

const price = { kind: "price", max: 100, step: 10 };
const found = { ask: { kind: "find" }, options: { listed: "cars", key: "model" } };
const info = { ask: { kind: "info" }, text: en("Measure both feet.") };
const inches = [{ unit: "in", perUnit: 0.4 }];

/** Faults of how a question is asked. */
export const inAsking: Record<string, Planter> = {
  "a choice without options": asked({}, "options", /no answers to choose from/),
  "a number with options": asked({ ask: number, ...ab }, "options", /no answers to choose from/),
  "a price with options": asked({ ask: price, ...ab }, "options", /no answers to choose from/),
  "choices made from a number": asked(
    { options: { attribute: "weight" } },
    "options",
    /no values to choose from/,
  ),
  "options that staff keep": asked(
    { ask: { kind: "many" }, options: { list: "features" } },
    "options",
    /This list belongs to another catalog/,
  ),
  "presets that staff keep": asked(
    { ask: { ...price, presets: { list: "budget-ranges" } } },
    "ask.presets",
    /This list belongs to another catalog/,
  ),
  "a smallest number above the largest": asked(
    { ask: { ...number, min: 200 } },
    "ask.max",
    /above the smallest/,
  ),
  "a lowest price above the highest": asked(
    { ask: { ...price, min: 100 } },
    "ask.max",
    /above the smallest/,
  ),
  "a step that leads too far": asked({ ask: { ...price, step: 101 } }, "ask.step", /step/),
  "days that are turned": asked(
    { ask: { kind: "date", min: "2026-12-01", max: "2026-11-01" } },
    "ask.max",
    /after the first/,
  ),
  "more to choose than there is": asked(
    { ask: { kind: "many", min: 3 }, ...ab },
    "ask.min",
    /than the 2 that there are/,
  ),
  "at least more than at most": asked(
    { ask: { kind: "many", min: 2, max: 1 }, ...ab },
    "ask.max",
    /more answers than they may/,
  ),
  "none of these of one choice": asked(
    { options: [option("a"), option("b", { exclusive: "none" })] },
    "options.1.exclusive",
    /several answers/,
  ),
  "a rule of who is not sure": asked(
    { options: [option("a"), option("b", { exclusive: "not-sure", rules: [must(isWide)] })] },
    "options.1.rules",
    /“Not sure”/,
  ),
  "a swatch without a color": asked(
    {
      ask: { kind: "one", as: "swatches" },
      options: [option("a", { color: "#c3142d" }), option("b")],
    },
    "options.1.color",
    /shows a color/,
  ),
  "a picture that is none": asked(
    { ask: { kind: "one", as: "pictures" }, options: [option("a")] },
    "options.0.picture",
    /no picture/,
  ),
  "swatches of what has no colors": asked(
    { ask: { kind: "one", as: "swatches" }, options: { attribute: "surfaces" } },
    "ask.as",
    /no color\. Give/,
  ),
  "a page to read without a text": asked({ ask: { kind: "info" } }, "text", /needs a text/),
  "a page to read that is a fact": asked({ ...info, fact: true }, "fact", /cannot be a fact/),
  "a page to read with a rule": asked(
    { ...info, rules: [must(isWide)] },
    "rules",
    /Nothing is asked/,
  ),
  "a page to read on one that waits"(ground) {
    const group = `x-waits-${ground.document.groups.length}`;
    ground.document.groups.push({ id: group, waits: true });
    return { path: `${ask(ground, { ...info, group })}.group`, said: /waits for an answer/ };
  },
  "another unit than none": asked(
    { ask: { ...number, otherUnits: inches } },
    "ask.unit",
    /Name the unit/,
  ),
  "a unit twice": asked(
    { ask: { ...number, unit: "in", otherUnits: inches } },
    "ask.otherUnits.0.unit",
    /there already/,
  ),
  "a unit whose steps are too small": asked(
    { ask: { ...number, unit: "g", otherUnits: [{ unit: "t", perUnit: 0.000001 }] } },
    "ask.otherUnits.0.perUnit",
    /too long to type/,
  ),
  "what is found in no list": asked(
    { ...found, options: { listed: "bikes", key: "model" } },
    "options",
    /Its list is not there any more/,
  ),
  "what is found by no key": asked(
    { ...found, options: { listed: "cars", key: "doors" } },
    "options",
    /does not have this column any more/,
  ),
  "a list that is shown, not searched": asked(
    { ...found, ask: { kind: "one" } },
    "ask.kind",
    /find theirs by typing/,
  ),
  "what is found in a list and counted": asked(
    { ...found, offer: "available" },
    "offer",
    /not counted/,
  ),
  "what is found after what does not come before": asked(
    { ...found, ask: { kind: "find", after: ["gone"] } },
    "ask.after.0",
    /does not come before it/,
  ),
  "what is found after what is found nowhere"(ground) {
    const before = ask(ground, ab);
    const after = [`x${before.split(".")[1]}`];
    const path = ask(ground, { ...found, ask: { kind: "find", after } });
    return { path: `${path}.ask.after.0`, said: /same list/ };
  },
  "a question that is called as what was typed": asked(
    { ...found, id: "text" },
    "id",
    /means something else/,
  ),
  "a text of the shopper's own": asked({ ask: { kind: "text" } }, "ask.kind", /cannot ask for/),
  "how to reach the shopper": asked({ ask: { kind: "contact" } }, "ask.kind", /cannot ask for/),
  "a fact that is weighed": asked(
    { ...ab, fact: true, rules: [{ use: "score", condition: isWide }] },
    "rules.0.use",
    /neither weighed/,
  ),
  "a fact whose choices are wishes": asked(
    { fact: true, options: { attribute: "surfaces", means: { use: "narrow" } } },
    "options.means.use",
    /neither weighed/,
  ),
  "more options than a finder has"(ground: Ground) {
    ground.hold("options");
    const options = Array.from({ length: 200 }, (_, at) => ({ ...option(`o${at}`), rules: [] }));
    for (let times = 0; times < 3; times += 1) ask(ground, ab, { options });
    return { path: "questions", said: /at most 500 answers/ };
  },
  "more rules than a finder has"(ground: Ground) {
    const rules = Array.from({ length: 2_001 }, () => must(isWide));
    ask(ground, ab, { rules });
    return { path: "rules", said: /at most 2,000 rules/ };
  },
};
