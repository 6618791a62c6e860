import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults, ResultSection } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { results } from "../shopper/results";
import type { Stage } from "../shopper/stage";
import { callAll } from "../testing/ask-tents";
import { exampleRows, listed } from "../testing/example-rows";
import { exampleCalls } from "../testing/put-in-example";

const NOT_APPLIED = "does not apply";
const rowsOf = (catalog: string) =>
  new Map(exampleRows("coffee", catalog).map((row) => [row.key!, row]));
const machines = rowsOf("coffee-machines");

/** What goes with a machine: what it states, and what each product states of the same. */
const goesWith = {
  grinder: { rows: rowsOf("coffee-grinders"), of: "coffee-grind", states: "coffee-grinds" },
  frother: { rows: rowsOf("coffee-frothers"), of: "coffee-froth", states: "coffee-froth" },
  beans: { rows: rowsOf("coffee-beans"), of: "coffee-brew", states: "coffee-brews" },
  capsules: { rows: rowsOf("coffee-capsules"), of: "coffee-system", states: "coffee-system" },
};
type Part = keyof typeof goesWith;

let server: TestApp;
let stage: Stage;
beforeAll(async () => {
  server = await startTestApp();
  await callAll(await server.staff("editor"), exampleCalls("coffee"));
  server.clock.ahead += 2_000;
  stage = await server.stages.at("coffee");
});
afterAll(() => server.close());

const ask = (asked: Answers, picks = {}) => results(stage, asked, "en", picks);
const section = ({ sections }: FinderResults, id: string) =>
  sections.find((each) => each.id === id);

/** All ways through the questions that decide what is offered. */
const ways: Answers[] = ["beans", "capsules", "not-sure"].flatMap((from) =>
  [["espresso"], ["milk", "filter"]].flatMap((drink) =>
    (from === "capsules" ? [{}] : [{ effort: "button" }, { effort: "craft" }]).flatMap((effort) =>
      ["never", "some", "daily"].flatMap((milk) =>
        [{}, { space: 24 }].map(
          (space): Answers => ({ from, drink, cups: 6, milk, ...effort, ...space }) as Answers,
        ),
      ),
    ),
  ),
);

/** Whether a part holds what suits the chosen machine, marked where the file does not say. */
function expectSuiting(found: ResultSection, machine: string): "useless" | "offered" {
  const { rows, of, states } = goesWith[found.id as Part];
  const wanted = machines.get(machine)![of]!;
  if (wanted === NOT_APPLIED) {
    expect(found).toMatchObject({ isUseless: true, items: [], chosen: null });
    return "useless";
  }
  expect(found.isUseless).toBeUndefined();
  for (const { id, unknowns } of found.items) {
    const own = listed(rows.get(id)![states]!);
    if (wanted === "" || own.length === 0) expect(unknowns, id).toHaveLength(1);
    else expect(own, `${id} for ${machine}`).toContain(wanted);
  }
  return "offered";
}

describe("a coffee corner", () => {
  it("has a grinder, a frother and coffee that suit any machine, or says that it needs none", () => {
    const seen = { useless: new Set<string>(), offered: new Set<string>() };
    const picked = new Set<string>();
    for (const asked of ways) {
      for (const { id: machine } of section(ask(asked), "machine")!.items) {
        picked.add(machine);
        const found = ask(asked, { machine });
        expect(section(found, "machine")!.chosen).toBe(machine);
        for (const each of found.sections.slice(1)) {
          seen[expectSuiting(each, machine)].add(each.id);
        }
        const kind = machines.get(machine)!["coffee-kind"];
        if (kind === "capsule" || kind === "automatic") {
          expect(section(found, "grinder")).toMatchObject({ isUseless: true, chosen: null });
        }
      }
    }
    expect([...seen.useless].sort()).toEqual(["beans", "capsules", "frother", "grinder"]);
    expect([...seen.offered].sort()).toEqual(["beans", "capsules", "frother", "grinder"]);
    expect(picked.size).toBeGreaterThan(25);
  }, 120_000);

  it("has every machine picked once by somebody who asks for it alone", () => {
    const alone: Stage = {
      ...stage,
      document: {
        ...stage.document,
        sections: stage.document.sections.map((each) =>
          each.id === "machine" ? { ...each, maxItems: machines.size } : each,
        ),
      },
    };
    for (const machine of machines.keys()) {
      const found = results(alone, { milk: "some" }, "en", { machine });
      expect(section(found, "machine")!.chosen).toBe(machine);
      for (const each of found.sections.slice(1)) expectSuiting(each, machine);
    }
  }, 120_000);

  it("stands where there is room, and is of beans or of capsules", () => {
    for (const asked of ways) {
      for (const { id, unknowns } of section(ask(asked), "machine")!.items) {
        const row = machines.get(id)!;
        const isCapsule = row["coffee-kind"] === "capsule";
        if (asked.from !== "not-sure") expect(isCapsule).toBe(asked.from === "capsules");
        if (asked.space === undefined) continue;
        if (row["coffee-width"] === "") expect(unknowns).toHaveLength(1);
        else expect(Number(row["coffee-width"])).toBeLessThanOrEqual(24);
      }
    }
  });

  it("is within its budget whenever a set of what is shown could be, and else says by how much", () => {
    let [within, over] = [0, 0];
    for (const asked of ways) {
      const without = ask(asked);
      // The cheapest set of what is shown: a machine, and the cheapest grinder that suits it.
      const sets = section(without, "machine")!.items.map((machine) => {
        const grinder = section(ask(asked, { machine: machine.id }), "grinder")!;
        const prices = grinder.items.flatMap(({ price }) => (price === null ? [] : Number(price)));
        const least = grinder.items.length === 0 ? 0 : Math.min(...prices);
        return machine.price === null ? Infinity : Number(machine.price) + least;
      });
      for (const max of [500, 1_500, 6_000, 12_000]) {
        const { sections, overBudget } = ask({ ...asked, budget: { max } });
        const total = sections.reduce((sum, { items, chosen }) => {
          return sum + Number(items.find(({ id }) => id === chosen)?.price ?? 0);
        }, 0);
        if (overBudget) expect(overBudget.over).toBeCloseTo(total - max, 2);
        else expect(total).toBeLessThanOrEqual(max);
        if (Math.min(...sets) <= max) expect(overBudget, JSON.stringify(asked)).toBeUndefined();
        within += overBudget ? 0 : 1;
        over += overBudget ? 1 : 0;
      }
    }
    expect(within).toBeGreaterThan(20);
    expect(over).toBeGreaterThan(10);
  }, 120_000);
});
