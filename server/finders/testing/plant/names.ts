import {
  ab,
  ask,
  earlier,
  earlierOr,
  en,
  isWide,
  must,
  optionsOf,
  ruleOf,
  valueOf,
  type Planter,
} from "./plant";

/** Faults of ids, and of what is named by one. */
export const inNames: Record<string, Planter> = {
  "an id of two questions"(ground) {
    const before = earlier(ground, () => true);
    const path = ask(ground, ab, { id: before!.question.id });
    return { path: `${path}.id`, said: /has the same id already/ };
  },
  "an id of two options"(ground) {
    const before = earlierOr(ground, (each) => optionsOf(each).length > 0, ab);
    const options = optionsOf(before.question);
    const { id, color, picture } = options[0]!;
    // A label of its own: another fault may be planted in that of the first.
    options.push({ id, label: en(id), color, picture, rules: [] });
    const path = `questions.${before.at}.options.${options.length - 1}.id`;
    return { path, said: /has the same id already/ };
  },
  "an id of two values"(ground) {
    const { id } = valueOf(ground, 1);
    const { path } = valueOf(ground, 2);
    ground.document.values.at(-1)!.id = id;
    return { path: path.replace(".is", ".id"), said: /has the same id already/ };
  },
  "an id of two sections"(ground) {
    ground.hold("sections");
    const { sections } = ground.document;
    sections.push({ ...sections[0]!, filter: undefined });
    return { path: `sections.${sections.length - 1}.id`, said: /has the same id already/ };
  },
  "an id of two groups"({ document: { groups } }) {
    groups.push({ id: "x-page" }, { id: "x-page" });
    return { path: `groups.${groups.length - 1}.id`, said: /has the same id already/ };
  },
  "a rule with the id of a question"(ground) {
    const before = earlier(ground, () => true);
    const path = ruleOf(ground, must(isWide), { id: before!.question.id });
    return { path: path.replace(".rule", ".id"), said: /has the same id already/ };
  },
  "an id that addresses use": (ground) => ({
    path: `${ask(ground, { ...ab, id: "locale" })}.id`,
    said: /addresses/,
  }),
  "an id of all objects": (ground) => ({
    path: `${ask(ground, { ...ab, id: "constructor" })}.id`,
    said: /id cannot be one/,
  }),
  "a screen of no question"({ document }) {
    document.screens.nothing = "x";
    return { path: "screens.nothing", said: /a question that is not there any more/ };
  },
  "a reset of no question": (ground) => ({
    path: `${ask(ground, { ...ab, resets: ["gone"] })}.resets.0`,
    said: /a question that is not there any more/,
  }),
  "a reset of itself"(ground) {
    const id = `x${ground.document.questions.length}`;
    return { path: `${ask(ground, { ...ab, resets: [id] })}.resets.0`, said: /its own question/ };
  },
  "a price that is scaled by what comes later"(ground) {
    const path = ask(ground, {
      ask: {
        kind: "price",
        max: 100,
        step: 10,
        scaledBy: `x${ground.document.questions.length + 1}`,
      },
    });
    ask(ground, ab);
    return { path: `${path}.ask.scaledBy`, said: /come before this one/ };
  },
  "an option that is not named and not there": (ground) => ({
    path: `${ask(ground, { ...ab, fits: en("{answer}"), fitsWithout: ["gone"] })}.fitsWithout.0`,
    said: /no such answer any more|an answer that is not there any more/,
  }),
  "a text without its locale"(ground) {
    const { document, pick, own } = ground;
    const texts: [string, Record<string, string>][] = [
      ["title", document.title],
      ...document.questions
        .slice(0, own)
        .flatMap((each, at): typeof texts => [
          [`questions.${at}.title`, each.title],
          ...optionsOf(each).map(({ label }, number): (typeof texts)[number] => [
            `questions.${at}.options.${number}.label`,
            label,
          ]),
        ]),
    ];
    const [path, text] = pick(texts)!;
    delete text.en;
    text.af = "Skoene";
    return { path, said: /missing in English/ };
  },
  "a text that is blank"(ground) {
    ground.document.texts["x-frame"] = en("  ");
    return { path: "texts.x-frame", said: /missing in English/ };
  },
  "a text that says a value that is not there"(ground) {
    const path = ask(ground, { ...ab, help: en("That is {value:gone} and more.") });
    return { path: `${path}.help.en`, said: /a calculation that is not there any more/ };
  },
  "a value where there are no answers yet"(ground) {
    const { id } = valueOf(ground, 1);
    ground.document.text = en(`Weighs {value:${id}}.`);
    return { path: "text.en", said: /cannot be said here/ };
  },
  "a title of which nothing is left without a value"(ground) {
    const { id } = valueOf(ground, 1);
    const path = ask(ground, { ...ab, title: en(`Is it {value:${id}}?`) });
    return { path: `${path}.title.en`, said: /nothing is left/ };
  },
};
