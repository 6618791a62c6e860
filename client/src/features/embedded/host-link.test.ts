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
  it("waits until it is known whose page that may be, then goes out in order to that origin alone", () => {
    const { win, sent } = framed();
    const link = connectHost(win, address);
    link.resize(500);
    link.tell("ready", { client: "dialabed", steps: 5 });
    expect(sent).toEqual([]);
    link.settle([SHOP]);
    link.tell("step", { step: 1, total: 5 });
    expect(sent).toEqual([
      [message("resize", { height: 500 }), SHOP],
      [message("ready", { client: "dialabed", steps: 5 }), SHOP],
      [message("step", { step: 1, total: 5 }), SHOP],
    ]);
  });

  it("is told once where the finder starts again at the same question", () => {
    const { win, sent } = framed();
    const link = connectHost(win, address);
    link.settle([SHOP]);
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
    ["is not allowed", address, ["https://other.example"]],
    ["names no origin", readHostAddress("?embedId=a"), [SHOP]],
    ["has a strange id", readHostAddress(`?embedId=a b&origin=${SHOP}`), [SHOP]],
    ["names a star", readHostAddress("?embedId=a&origin=*"), [SHOP]],
  ])("is kept from a page that %s", (_, from, allowed) => {
    const { win, sent } = framed();
    const link = connectHost(win, from);
    link.tell("restart", {});
    link.settle(allowed);
    link.tell("restart", {});
    link.resize(500);
    expect(sent).toEqual([]);
  });

  it("always goes to a page of our own, and nowhere from a page that stands alone", () => {
    const own = framed();
    connectHost(own.win, { ...address, origin: "https://finder.example" }).settle([]);
    const { win, sent } = framed();
    const link = connectHost(win, { ...address, origin: "https://finder.example" });
    link.settle([]);
    link.tell("restart", {});
    expect(sent).toHaveLength(1);

    const alone = { ...win, parent: undefined } as { parent: unknown };
    alone.parent = alone;
    const quiet = connectHost(alone as unknown as Window, address);
    quiet.settle([SHOP]);
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
    link.settle([SHOP]);
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
    hear(message("restart"));
    link.settle([SHOP]);
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
    [`${SHOP}/beds?a=1`, [SHOP], `${SHOP}/beds?a=1`],
    ["https://evil.example/", [SHOP], undefined],
    [`${SHOP}.evil.example/`, [SHOP], undefined],
    ["javascript:alert(1)", [SHOP], undefined],
    [`${SHOP}/beds`, [], undefined],
  ])("%s with %j allowed is %s", (pageUrl, allowed, expected) => {
    expect(sharePage({ ...address, pageUrl }, allowed)).toBe(expected);
  });
});
