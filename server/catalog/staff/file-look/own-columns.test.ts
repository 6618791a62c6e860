import { expect, it } from "vitest";
import { withoutEnds } from "./own-columns";

it.each([
  ["Gewicht Kind von-bis", "Gewicht Kind"],
  ["Weight (from - to)", "Weight"],
  ["Age min/max", "Age"],
  ["Leeftijd van - tot", "Leeftijd"],
  ["Weight", "Weight"],
  ["From farm to table", "From farm to table"],
])("%s is called %s", (header, name) => expect(withoutEnds(header)).toBe(name));
