import type { IncomingMessage } from "node:http";
import type { SessionData } from "express-session";
import { describe, expect, it } from "vitest";
import type { LiveFinder } from "../../finders/live/live-finders";
import { createDoors } from "./doors";
import { createProofs } from "./proofs";
import { createUnlocks } from "./unlocks";

const finder = (slug: string, changes: Partial<LiveFinder> = {}): [string, LiveFinder] => [
  slug,
  {
    slug,
    name: slug,
    brand: { name: slug, website: null, color: null, links: [] },
    gateHash: null,
    liveVersion: 1,
    ...changes,
  },
];
const made = new Map([
  finder("free"),
  finder("gated", { gateHash: "$2b$" }),
  finder("closed", { liveVersion: null }),
]);
const proofs = createProofs(["a secret that only tests know"], () => 0);

function known(unlocked: Record<string, string> | undefined, held: typeof made | undefined = made) {
  const doors = createDoors(
    { dialabed: "sleep", safarioutdoor: "walk" },
    {
      current: () => Promise.resolve(made),
      held: () => held,
      all: { current: () => Promise.resolve(made), held: () => held },
      refresh: () => Promise.resolve(),
      document: () => Promise.resolve(undefined),
      heldDocument: () => undefined,
    },
  );
  const session: Partial<SessionData> | undefined = unlocked && { unlocked };
  const { isKnownToBeOpen } = createUnlocks({
    doors,
    proofs,
    sessions: { read: () => Promise.resolve(session), held: () => session },
    embedAccess: {
      of: () => Promise.resolve({ key: "mw_key", origins: [], allowsAgents: false }),
      held: () => ({ key: "mw_key", origins: [], allowsAgents: false }),
      origins: () => Promise.resolve([]),
      hasKey: () => Promise.resolve(true),
      forget: () => undefined,
    },
    isStaffRequest: () => Promise.resolve(true),
  });
  return ["free", "gated", "closed", "bakery", "dialabed"].filter((app) =>
    isKnownToBeOpen({} as IncomingMessage, app),
  );
}

describe("what is known to be open without asking anybody", () => {
  it("is what has no gate, also without a session", () => {
    expect(known(undefined)).toEqual(["free"]);
  });

  it("is what the session opened by its present password, or by its key", () => {
    expect(known({ gated: proofs.mark("gated", ["password", "$2b$"]) })).toEqual(["free", "gated"]);
    expect(known({ gated: proofs.mark("gated", ["key", "mw_key"]) })).toEqual(["free", "gated"]);
    expect(known({ gated: proofs.mark("gated", ["password", "before"]) })).toEqual(["free"]);
    expect(known({ gated: proofs.mark("free", ["password", "$2b$"]) })).toEqual(["free"]);
  });

  it("is no closed finder, whatever opened it before", () => {
    expect(known({ closed: proofs.mark("closed", ["key", "mw_key"]) })).toEqual(["free"]);
  });

  it("is none that staff made while they have to be read, and a built-in one all the same", () => {
    const unlocked = { dialabed: proofs.mark("dialabed", ["password", "sleep"]) };
    expect(known(unlocked)).toEqual(["free", "dialabed"]);
    expect(known(unlocked, new Map())).toEqual(["dialabed"]);
  });
});
