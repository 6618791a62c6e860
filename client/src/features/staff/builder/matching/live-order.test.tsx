import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { FinderMatching, LiveMatching } from "@shared/contracts/finder-matching";
import type { ResultItem } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import type { OpenDraft } from "../draft/use-draft";
import { MatchingTab } from "./matching-tab";

const document = {
  locale: "en",
  currency: "ZAR",
  questions: [{ id: "milk", title: { en: "Milk?" }, ask: { kind: "one" }, rules: [], options: [] }],
  rules: [],
  values: [],
  groups: [],
  sections: [{ id: "main", catalogue: "machines" }],
} as unknown as FinderDocument;

const item = (id: string): ResultItem =>
  ({
    id,
    name: `Machine ${id}`,
    brand: null,
    pictureUrl: null,
    price: 1000,
    inStock: true,
    score: 90,
    reasons: [{ criterion: "gone", verdict: "met", text: "It is quiet", points: 9, max: 9 }],
    unknowns: [],
    promoted: null,
  }) as unknown as ResultItem;
const sectionOf = (ids: string, total: number) => ({
  id: "main",
  isThere: true,
  products: 9,
  left: total,
  effects: [],
  items: ids.split("").map(item),
  total,
  relaxed: [],
});
const standing = (place: number | null) => ({
  id: "A",
  name: "Machine A",
  section: "main",
  place,
  stock: "in" as const,
  score: 64,
  reasons: [],
  obstacles: [],
});

const live: LiveMatching = {
  asked: [],
  options: {},
  version: 7,
  currency: "ZAR",
  unknown: [],
  names: { questions: [{ id: "gone", name: "How loud may it be?" }], sections: [] },
  sections: [sectionOf("ABCD", 4)],
  watched: standing(1),
};
const told = (
  since: FinderMatching["sections"][number]["since"],
  more: Partial<FinderMatching> = {},
): FinderMatching => ({
  asked: [],
  options: {},
  sections: [{ ...sectionOf("CABN", 6), since }],
  live,
  ...more,
});
const moved = told({ was: [3, 1, 2, null], gone: [{ id: "D", name: "Machine D", place: 4 }] });

afterEach(() => window.history.replaceState(null, "", "/"));

async function open(matching: FinderMatching, address = "/") {
  window.history.replaceState(null, "", address);
  fakeServer(({ url }) => {
    if (url.includes("/matching?")) return { body: matching };
    if (url.endsWith("/finder")) return { body: { questions: [] } };
    return { body: url.endsWith("/stated") ? { products: 0, attributes: {} } : [] };
  });
  const draft = { document, edit: () => undefined } as unknown as OpenDraft;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MatchingTab slug="coffee" draft={draft} mayWrite={false} />
    </QueryClientProvider>,
  );
  const ranked = await screen.findByRole("region", { name: "Ranked products" });
  return within(ranked)
    .queryAllByRole("listitem")
    .flatMap((row) => row.querySelector("summary")?.textContent ?? [])
    .map((text) => text.replace(/\s+/g, " "));
}

describe("the live order beside the draft's", () => {
  it("says of each product in words where it was, and names those that are gone", async () => {
    const [first, second, , last] = await open(moved);
    expect(first).toContain("in stock · was 3 2, 2 places higher than in version 7");
    expect(second).toContain("was 1 1, 1 place lower than in version 7");
    expect(last).toContain("in stock · new in comparison with version 7");
    expect(screen.getByText("No longer among the first 4: Machine D (was 4).")).toBeVisible();
  });

  it("does not call new what only was not among the first", async () => {
    const rows = await open(told({ was: [1, 2, 3, null], cutAt: 12, gone: [] }));
    expect(rows[3]).toContain("was not among the first 12");
    expect(rows.slice(0, 3).join()).not.toContain("was");
  });

  it("says once that nothing changed", async () => {
    const rows = await open(told({ was: [1, 2, 3, 4], gone: [] }));
    expect(rows.join()).not.toMatch(/was|new/);
    expect(screen.getByText("The order is the same in version 7, which is live.")).toBeVisible();
  });

  it.each([
    ["has no such part", live, "Version 7 has no such section for these answers."],
    [
      "ends without products",
      { ...live, ending: { text: "Ask us." } },
      "Version 7 ends these answers without products.",
    ],
  ])("says that the live version %s", async (_, version, words) => {
    const rows = await open(told(undefined, { live: version }));
    expect(rows.join()).not.toMatch(/was|new/);
    expect(screen.getByText(words)).toBeVisible();
  });

  it("is shown on its own, and the address keeps it", async () => {
    await open(moved);
    const [draft, liveOne] = within(
      screen.getByRole("group", { name: "Whose order" }),
    ).getAllByRole("button");
    expect(draft).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(liveOne!);
    expect(liveOne).toHaveAttribute("aria-pressed", "true");
    expect(window.location.search).toBe("?console.order=live");
    const ranked = within(screen.getByRole("region", { name: "Ranked products" }));
    expect(ranked.getByText("Machine D")).toBeVisible();
    expect(ranked.queryByText(/was \d/)).toBeNull();
    expect(ranked.getAllByText("How loud may it be?")[0]).toBeVisible();
    await userEvent.click(draft!);
    expect(window.location.search).toBe("");
  });

  it("is the draft's alone while the finder is closed, whatever the address says", async () => {
    const rows = await open({ ...told(undefined), live: undefined }, "/?console.order=live");
    expect(rows[0]).toContain("Machine C");
    expect(screen.queryByRole("group", { name: "Whose order" })).toBeNull();
    expect(screen.queryByText(/version/i)).toBeNull();
  });

  it("says which answers the live version does not offer", async () => {
    await open({ ...moved, live: { ...live, unknown: ["milk"] } });
    expect(screen.getByText(/^Version 7 does not offer .* “Milk\?”/)).toBeVisible();
  });

  it.each([
    ["elsewhere", 4, 1, "stands at 4, with 64; in version 7 at 1."],
    ["in neither", null, null, "is not listed, nor is it in version 7."],
    ["at the same place", 1, 1, "stands at 1, with 64; the same in version 7."],
  ])("has a watched product %s", async (_, now, then, words) => {
    const watched = standing(now);
    await open(
      { ...moved, watched, live: { ...live, watched: standing(then) } },
      "/?console.watch=A",
    );
    expect(screen.getByRole("region", { name: "Watched product" })).toHaveTextContent(words);
  });
});
