import { expect, it } from "vitest";
import { namesLimit } from "./limit-names";

it.each(["Width", "Breite (cm)", "Maße: Tiefe", "Weight (w/ batteries)", "Poids"])(
  "%s is asked for at most",
  (name) => expect(namesLimit(name)).toBe(true),
);

it.each(["Length", "Load", "Weight limit", "Seat height range", "Inhalt"])(
  "%s may be asked for otherwise",
  (name) => expect(namesLimit(name)).toBe(false),
);
