import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Picks, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { anyProducts } from "../testing/any-catalog";
import {
  coffeeAttributes,
  coffeeDocument,
  coffeeStage,
  grinders,
  machines,
} from "../testing/coffee-set";
import { optionCounts } from "./option-counts";
import { results } from "./results";
import { suggest } from "./suggest";

const set = (answers: Answers, picks: Picks = {}, stage = coffeeStage()) =>
  Object.fromEntries(
    results(stage, answers, "en", picks).sections.map((each) => [each.id, each]),
  ) as Record<"machine" | "grinder", ResultSection>;

const keys = ({ items }: ResultSection) => items.map(({ id }) => id);

describe("a set", () => {
  it("has one of each part, the first, and what depends on it suits it", () => {
    const { machine, grinder } = set({ makes: "espresso" });
    expect(keys(machine)).toEqual(["espresso-1", "espresso-2", "mystery-1"]);
    expect(machine.chosen).toBe("espresso-1");
    // What is not stated stays behind the others, and says so.
    expect(keys(grinder)).toEqual(["fine-1", "fine-2", "unknown-1"]);
    expect(grinder.items[2]!.unknowns).toEqual(["The shop does not state the grind"]);
    expect(grinder.items.map(({ met }) => met)).toEqual([
      ["Suits the machine"],
      ["Suits the machine"],
      undefined,
    ]);
    expect(grinder.chosen).toBe("fine-1");
  });

  it.each<[string, Answers, Picks, string | null, string | null, Partial<ResultSection>]>([
    ["a pick stands", {}, { machine: "filter-1" }, "filter-1", "coarse-1", {}],
    ["a pick below stands, too", {}, { grinder: "coarse-1" }, "filter-1", "coarse-1", {}],
    [
      "a pick that no longer suits is replaced, which is said",
      {},
      { machine: "espresso-2", grinder: "coarse-1" },
      "espresso-2",
      "fine-1",
      { isReplaced: true },
    ],
    ["an optional part may be left out", {}, { grinder: "none" }, "filter-1", null, {}],
    ["a part that is needed may not", {}, { machine: "none" }, "filter-1", "coarse-1", {}],
    [
      "capsules need no grinder",
      { makes: "capsules" },
      {},
      "capsules-1",
      null,
      { isUseless: true },
    ],
    [
      "any may go with a machine that does not state what it wants",
      {},
      { machine: "mystery-1", grinder: "fine-2" },
      "mystery-1",
      "fine-2",
      {},
    ],
  ])("%s", (_, answers, picks, machine, grinder, more) => {
    const found = set(answers, picks);
    expect([found.machine.chosen, found.grinder.chosen]).toEqual([machine, grinder]);
    expect(found.grinder).toMatchObject(more);
  });

  it("leaves no part standing that would have to go with one that is not there", () => {
    const nothing = coffeeStage(coffeeDocument(), { machines: [], grinders });
    const { machine, grinder } = set({}, {}, nothing);
    expect(machine).toMatchObject({ items: [], chosen: null });
    expect(grinder).toMatchObject({ items: [], chosen: null, lacks: "machine" });
  });

  it("never has a part that does not suit what was chosen above, whatever is picked", () => {
    const key = fc.constantFrom("none", ...Array.from({ length: 20 }, (_, at) => `p${at}`));
    let compared = 0;
    fc.assert(
      fc.property(
        anyProducts(coffeeAttributes),
        anyProducts(coffeeAttributes),
        fc.record({ machine: key, grinder: key }, { requiredKeys: [] }),
        (some, others, picks) => {
          const stage = coffeeStage(coffeeDocument(), { machines: some, grinders: others });
          const { machine, grinder } = set({}, picks, stage);
          const above = some.find((each) => each.key === machine.chosen)?.values.grind;
          for (const { id, unknowns } of grinder.items) {
            const own = others.find((each) => each.key === id)!.values.grind;
            expect(machine.chosen).not.toBeNull();
            if (own === undefined || above === undefined) expect(unknowns).not.toEqual([]);
            else expect(own).toBe(above);
            compared += 1;
          }
          if (grinder.chosen !== null) expect(keys(grinder)).toContain(grinder.chosen);
        },
      ),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it("counts what an option leaves of the part that it is about, and nothing where one that is needed has none", () => {
    const counted = (stage = coffeeStage()) => optionCounts(stage, {}, ["makes"], "en").questions;
    expect(counted().makes).toEqual({ espresso: 3, filter: 1, capsules: 1 });
    const noFilter = machines.filter(({ key }) => key !== "filter-1");
    expect(counted(coffeeStage(coffeeDocument(), { machines: noFilter, grinders })).makes).toEqual({
      espresso: 3,
      filter: 0,
      capsules: 1,
    });
  });

  it("helps the part that is needed and has nothing", () => {
    const noFilter = machines.filter(({ key }) => key !== "filter-1");
    const stage = coffeeStage(coffeeDocument(), { machines: noFilter, grinders });
    const labels = suggest(stage, { makes: "filter" }, "en").map(({ label }) => label);
    expect(labels).toEqual(["Choose espresso instead", "Choose capsules instead"]);
  });
});
