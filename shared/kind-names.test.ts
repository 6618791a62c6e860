import { expect, it } from "vitest";
import { namesKind } from "./kind-names";

it.each(["Type", "Cat.", "cat", "Product category", "Warengruppe", " Heading ", "Categories"])(
  "%s says what a product is",
  (name) => expect(namesKind(name)).toBe(true),
);

it.each(["Catalog page", "Cat food", "Typewriter", "Group size"])(
  "%s says something else",
  (name) => expect(namesKind(name)).toBe(false),
);
