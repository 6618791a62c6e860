// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkFrame, checkPage, type Heard } from "./findings";

const heard = (changes: Partial<Heard> = {}): Heard => ({
  said: new Set(["ready"]),
  errors: new Set(),
  blocked: new Set(),
  isOver: true,
  ...changes,
});

function finder(iframe = "", attributes = ""): HTMLElement {
  document.body.innerHTML = `<div data-finder-client="dialabed" ${attributes}>${iframe}</div>`;
  return document.querySelector<HTMLElement>("[data-finder-client]")!;
}
const frame = (attributes = 'allow="clipboard-write"') =>
  `<iframe src="https://finder.example/dialabed" ${attributes}></iframe>`;

const problems = (element: HTMLElement, given = heard()) =>
  checkFrame(element, given).flatMap(({ isGood, text, remedy }) =>
    isGood ? [] : [`${text} ${remedy ?? ""}`],
  );

/** What tests replace, as it was: other tests run on the same page. */
const replaced = (
  [
    [HTMLElement.prototype, "getClientRects"],
    [HTMLElement.prototype, "getBoundingClientRect"],
    [HTMLIFrameElement.prototype, "sandbox"],
    [HTMLIFrameElement.prototype, "allow"],
  ] as const
).map(([of, name]) => ({ of, name, was: Object.getOwnPropertyDescriptor(of, name) }));

afterEach(() => {
  for (const { of, name, was } of replaced) {
    if (was) Object.defineProperty(of, name, was);
    else Reflect.deleteProperty(of, name);
  }
});

beforeEach(() => {
  // jsdom has no layout; a finder has room unless a test takes it away.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  HTMLElement.prototype.getBoundingClientRect = () => ({ width: 800 }) as DOMRect;
  // jsdom knows no sandbox tokens either.
  Object.defineProperty(HTMLIFrameElement.prototype, "sandbox", {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const tokens = (this.getAttribute("sandbox") ?? "").split(" ");
      return { contains: (token: string) => tokens.includes(token) };
    },
  });
  Object.defineProperty(HTMLIFrameElement.prototype, "allow", {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return this.getAttribute("allow") ?? "";
    },
  });
});

describe("the check of a finder", () => {
  it("names the finders there are where the page asks for another", () => {
    const element = finder(frame());
    element.setAttribute("data-finder-client", "bakery");
    expect(problems(element, heard({ said: new Set() }))).toEqual([
      "There is no finder “bakery”. Use one of “dialabed”, “safarioutdoor” as data-finder-client.",
    ]);
  });

  it("knows finders by their slugs, and what their pages say of them", () => {
    const made = (errors: string[], said = ["resize"]) => {
      const element = finder('<iframe src="https://finder.example/f/shoes"></iframe>');
      element.setAttribute("data-finder-client", "shoes");
      return problems(element, heard({ said: new Set(said), errors: new Set(errors) }))[0];
    };
    expect(made(["unknown_finder"])).toBe(
      "There is no finder “shoes”. Use “dialabed”, “safarioutdoor” or the slug of a finder in the staff area as data-finder-client.",
    );
    expect(made(["not_open"])).toBe(
      "Finder “shoes” is closed. Publish a version of it in the staff area, under Finders.",
    );
    expect(made([], [])).toMatch(
      /^Finder “shoes” does not answer\. Look whether https:\/\/finder\.example/,
    );
  });

  it("has nothing to say of one that works", () => {
    expect(problems(finder(frame()))).toEqual([]);
  });

  it.each<[string, string, Partial<Heard>, RegExp]>([
    ["no frame", "", {}, /has no frame.*ProductFinder\.init\(\)/],
    [
      "silence",
      frame(),
      { said: new Set() },
      /does not answer\. Look whether https:\/\/finder\.example answers/,
    ],
    [
      "the page's policy",
      frame(),
      { said: new Set(), blocked: new Set(["frame-src https://finder.example"]) },
      /content security policy blocks.*Add https:\/\/finder\.example to frame-src/,
    ],
    [
      "a sandbox",
      frame('allow="clipboard-write" sandbox="allow-scripts allow-same-origin"'),
      {},
      /sandboxed without allow-forms, allow-popups.*It does not start/,
    ],
    ["no clipboard", frame(""), {}, /may not copy links\. Add allow="clipboard-write/],
    ["no key", frame(), { errors: new Set(["locked"]) }, /asks for a password.*data-finder-key/],
    ["a wrong key", frame(), { errors: new Set(["wrong_key"]) }, /is not right\. It was replaced/],
    [
      "a page that is not allowed",
      frame(),
      { errors: new Set(["not_allowed"]) },
      /not allowed to embed finder “dialabed”\. Add http:\S+ to the allowed origins/,
    ],
    [
      "a server that is away",
      frame(),
      { said: new Set(), errors: new Set(["unavailable"]) },
      /does not come\. Look whether https:\/\/finder\.example answers/,
    ],
    [
      "no storage",
      frame(),
      { errors: new Set(["storage_blocked"]) },
      /browser stores nothing.*third-party storage/,
    ],
  ])("names %s with its remedy", (_, iframe, changes, expected) => {
    expect(problems(finder(iframe), heard(changes)).join("\n")).toMatch(expected);
  });

  it("says nothing of the origin while the finder may still answer", () => {
    expect(problems(finder(frame()), heard({ said: new Set(), isOver: false }))).toEqual([]);
  });

  it("names a container that is too narrow, and one that is hidden", () => {
    HTMLElement.prototype.getBoundingClientRect = () => ({ width: 280 }) as DOMRect;
    expect(problems(finder(frame())).join()).toMatch(/only 280 pixels.*at least 320/);
    HTMLElement.prototype.getClientRects = () => [] as unknown as DOMRectList;
    expect(problems(finder(frame()), heard({ said: new Set() })).join()).toMatch(/is hidden/);
  });
});

describe("the check of a page", () => {
  const of = (html: string) => {
    document.body.innerHTML = html;
    return checkPage(document, "https://finder.example").flatMap(({ isGood, text }) =>
      isGood ? [] : [text],
    );
  };
  const script = '<script type="text/plain" src="https://finder.example/embed.js"></script>';

  it("names a script that is there twice, and a page without a place for a finder", () => {
    expect(of(`${script}<div data-finder-client="dialabed"></div>`)).toEqual([]);
    expect(of(`${script}${script}<div data-finder-client="dialabed"></div>`)).toEqual([
      "The script is on this page 2 times.",
    ]);
    expect(of(script)).toEqual(["There is no container for a finder on this page."]);
  });
});
