import { beforeEach, describe, expect, it, vi } from "vitest";
import { connectHost, readHostAddress, sharePage } from "./host-link";

const SHOP = "https://shop.example";

/** A window in a frame that records messages to its parent. */
function framed() {
  const sent: [unknown, string][] = [];
  const parent = { postMessage: (data: unknown, origin: string) => sent.push([data, origin]) };
  const listeners: ((event: unknown) => void)[] = [];
  const win = {
    parent,
    location: { origin: "https://finder.example" },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  };
  const hear = (
    data: unknown,
    { origin = SHOP, source = parent }: { origin?: string; source?: object } = {},
  ) => listeners.forEach((listener) => listener({ data, origin, source }));
  return { win: win as unknown as Window, sent, hear };
}

const address = readHostAddress(`?embed=true&embedId=dialabed-1&origin=${SHOP}`);
const message = (type: string, data: unknown = {}) => ({
  source: "product-finder",
  v: 1,
  embedId: "dialabed-1",
  type,
  data,
});

describe("what a finder tells the page around it", () => {
  it("begins with a greeting, and goes out in order to the page's origin alone", () => {
    const { win, sent } = framed();
    const link = connectHost(win, address);
    link.resize(500);
    link.tell("ready", { client: "dialabed", steps: 5 });
    link.tell("step", { step: 1, total: 5 });
    expect(sent).toEqual([
      [message("hello"), SHOP],
      [message("resize", { height: 500 }), SHOP],
      [message("ready", { client: "dialabed", steps: 5 }), SHOP],
      [message("step", { step: 1, total: 5 }), SHOP],
    ]);
  });

  it("grows at once, and shrinks in one step when its height stays", () => {
    vi.useFakeTimers();
    const { win, sent } = framed();
    const link = connectHost(win, address);
    const heights = () =>
      sent.flatMap(([said]) => (said as { data: { height?: number } }).data.height ?? []);
    for (const height of [509, 900, 468, 828, 509]) link.resize(height);
    expect(heights()).toEqual([509, 900]);
    vi.advanceTimersByTime(150);
    expect(heights()).toEqual([509, 900, 509]);
    link.resize(400);
    link.resize(509);
    vi.advanceTimersByTime(150);
    expect(heights()).toEqual([509, 900, 509]);
    vi.useRealTimers();
  });

  it("is told once where the finder starts again at the same question", () => {
    const { win, sent } = framed();
    const link = connectHost(win, address);
    sent.length = 0;
    for (const step of [1, 2, 2, 1]) {
      link.tell("ready", { client: "dialabed", steps: 5 });
      link.tell("step", { step, total: 5 });
    }
    expect(sent.map(([said]) => said as { type: string; data: { step?: number } })).toMatchObject([
      { type: "ready" },
      { type: "step", data: { step: 1 } },
      { type: "step", data: { step: 2 } },
      { type: "step", data: { step: 1 } },
    ]);
  });

  it.each([
    ["names no origin", readHostAddress("?embedId=a")],
    ["has a strange id", readHostAddress(`?embedId=a b&origin=${SHOP}`)],
    ["names a star", readHostAddress("?embedId=a&origin=*")],
    ["names an address in place of an origin", readHostAddress(`?embedId=a&origin=${SHOP}/beds`)],
    ["has no origin that a message can be sent to", readHostAddress("?embedId=a&origin=null")],
  ])("is kept from a page that %s", (_, from) => {
    const { win, sent } = framed();
    const link = connectHost(win, from);
    link.tell("restart", {});
    link.resize(500);
    expect(sent).toEqual([]);
  });

  it("goes nowhere from a page that stands alone", () => {
    const { win } = framed();
    const alone = { ...win, parent: undefined } as { parent: unknown };
    alone.parent = alone;
    const quiet = connectHost(alone as unknown as Window, address);
    expect(() => quiet.tell("restart", {})).not.toThrow();
  });
});

describe("what the page around may ask of a finder", () => {
  const obey = vi.fn();
  beforeEach(() => obey.mockReset());

  it("is done when it comes from that window and origin, in our words", async () => {
    const { win, sent, hear } = framed();
    const link = connectHost(win, address);
    link.onCommand(obey);
    hear(message("prefill", { preferences: { sleepStyle: "side" } }));
    await vi.waitFor(
      () =>
        expect(obey).toHaveBeenCalledWith({ type: "prefill", preferences: { sleepStyle: "side" } }),
      10_000,
    );
    link.resize(640);
    sent.length = 0;
    hear(message("init"));
    // A new page receives the height again.
    await vi.waitFor(
      () => expect(sent).toEqual([[message("resize", { height: 640 }), SHOP]]),
      10_000,
    );
  });

  it("is not done otherwise", async () => {
    const { win, hear } = framed();
    const link = connectHost(win, address);
    link.onCommand(obey);
    hear(message("restart"), { origin: "https://evil.example" });
    hear(message("restart"), { source: {} });
    hear({ ...message("restart"), v: 2 });
    hear({ ...message("restart"), embedId: "dialabed-2" });
    hear({ ...message("restart"), source: "finder" });
    hear(message("prefill", "no preferences"));
    hear(message("close"));
    hear(null);
    hear("restart");
    hear(message("restart"));
    await vi.waitFor(() => expect(obey).toHaveBeenCalled(), 10_000);
    expect(obey).toHaveBeenCalledTimes(1);
  });
});

describe("the page that share links point at", () => {
  it.each([
    [`${SHOP}/beds?a=1`, `${SHOP}/beds?a=1`],
    ["https://evil.example/", undefined],
    [`${SHOP}.evil.example/`, undefined],
    ["javascript:alert(1)", undefined],
  ])("%s is %s", (pageUrl, expected) => {
    expect(sharePage({ ...address, pageUrl })).toBe(expected);
  });
});
