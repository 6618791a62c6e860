// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import type { Frame } from "./frame";

let mountFrame: (element: Element, client: string) => Frame;
beforeAll(async () => {
  // The test's document has no view.
  window.IntersectionObserver = class {
    observe() {}
  } as unknown as typeof IntersectionObserver;
  const script = document.createElement("script");
  script.src = "https://finder.example/embed.js";
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  ({ mountFrame } = await import("./frames"));
});

it.each([
  ["dialabed", "/dialabed"],
  ["safarioutdoor", "/safari"],
  ["shoes", "/f/shoes"],
  ["car-seats_2", "/f/car-seats_2"],
  // What is no slug leads to no finder, and to no other page either.
  ["../dialabed", "/f/-"],
  ["..", "/f/-"],
  ["shoes?key=x", "/f/-"],
  ["constructor", "/f/constructor"],
  ["\ud800", "/f/-"],
  ["", "/f/-"],
])("the finder of client %j stands at %s", (client, path) => {
  const { iframe } = mountFrame(document.createElement("div"), client);
  const { origin, pathname, searchParams } = new URL(iframe.src);
  expect(origin + pathname).toBe(`https://finder.example${path}`);
  expect(searchParams.get("embed")).toBe("true");
  expect(searchParams.get("autosize")).toBe("true");
  expect(searchParams.has("popup")).toBe(false);
});
