// What the two finders of the specification call their columns, answers and addresses stands in their own rooms: a
// finder of staff's has none of it, and what is built for one is built for all.
import { readFileSync } from "node:fs";

/** Words that products and finders of any shop have, too. */
const COMMON = new Set(
  `name description shortDescription price specialPrice imageUrl inStock brand brands category features purpose action
   capacity budget quantity`.split(/\s+/),
);

const read = (slug, file) =>
  JSON.parse(readFileSync(new URL(`../server/templates/${slug}/${file}.json`, import.meta.url)));
const inSnakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const names = new Set(
  ["dialabed", "safarioutdoor"].flatMap((slug) => {
    const { id, fields, attributes, lists = {} } = read(slug, "catalog");
    const { questions } = read(slug, "document");
    const own = [...Object.keys(fields), ...[...attributes, ...questions].map((each) => each.id)];
    const ids = own.filter((each) => /[A-Z]/.test(each) || !COMMON.has(each));
    const unlike = Object.keys(lists).filter((each) => !COMMON.has(each));
    return [
      id,
      ...ids,
      ...ids.map(inSnakeCase),
      ...unlike,
      ...unlike.map((each) => each.replaceAll("-", "_")),
    ];
  }),
);
// English, and a kind of any shop's.
for (const each of ["type", "game", "discipline"]) names.delete(each);
for (const each of COMMON) [each, inSnakeCase(each)].forEach((name) => names.delete(name));

const ADDRESS = /\/api\/(bed-options|recommendations|safari|admin\/(bed|firearm)-products)/;

export const namesOfTheSpecification = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const refuse = (node, name) =>
      context.report({
        node,
        message: `"${name}" is a name of the specification's own finders. Keep it in their rooms (eslint.config.js lists them).`,
      });
    const checkText = (node, text) => {
      if (names.has(text) || ADDRESS.test(text)) refuse(node, text);
    };
    return {
      Identifier: (node) => {
        if (names.has(node.name)) refuse(node, node.name);
      },
      Literal: (node) => {
        if (typeof node.value === "string") checkText(node, node.value);
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
    };
  },
};
