import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderWeek } from "@shared/contracts/insight";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer, type Call } from "@/testing/fake-server";
import { InsightPage } from "./insight-page";

const finder = (slug: string, name: string): StaffFinder => ({
  slug,
  name,
  brand: { name: "Stride", website: null, color: null, links: [] },
  isGated: false,
  liveVersion: null,
  lastVersion: null,
  draftRevision: 0,
  updatedAt: "2026-11-22T10:00:00.000Z",
});
const NOTHING = { runs: 0, finished: 0, days: [], steps: [], answers: [], products: [] };

const open = (
  finders: (call: Call) => ReturnType<Parameters<typeof fakeServer>[0]>,
  weeks: readonly FinderWeek[] = [],
) => {
  const server = fakeServer((call) => {
    if (call.url.startsWith("/api/admin/finders")) return finders(call);
    return { body: call.url.endsWith("/insight/week") ? weeks : NOTHING };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InsightPage />
    </QueryClientProvider>,
  );
  return server;
};
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("a picker of finders", () => {
  it("lists the built-in ones first, each once and by the name that staff gave it, then those that staff made, and asks for them by slug", async () => {
    const made = [finder("dialabed", "Beds"), finder("shoes", "Shoe Finder")];
    const { calls } = open(() => ({ body: made }));
    await screen.findByRole("option", { name: "Shoe Finder" });
    expect(names()).toEqual(["Beds", "Safari Outdoor", "Shoe Finder"]);
    await userEvent.selectOptions(screen.getByLabelText("Finder"), "Shoe Finder");
    await screen.findByText("Nobody used this finder in this period.");
    expect(calls.some(({ url }) => url.includes("insight?slug=shoes&"))).toBe(true);
  });

  it("begins with the one that most shoppers used this week", async () => {
    const week = { finished: 1, clicked: 0 };
    open(
      () => ({ body: [finder("shoes", "Shoe Finder")] }),
      [
        { slug: "dialabed", runs: 1, ...week },
        { slug: "shoes", runs: 3, ...week },
      ],
    );
    await screen.findByRole("option", { name: "Shoe Finder" });
    expect(screen.getByLabelText("Finder")).toHaveValue("shoes");
  });

  it("has the built-in ones while the others cannot be read", async () => {
    open(() => ({ status: 500, body: "" }));
    await screen.findByText("Nobody used this finder in this period.");
    expect(names()).toEqual(["Dial-a-Bed", "Safari Outdoor"]);
  });
});

it("asks for the last days by a press", async () => {
  const { calls } = open(() => ({ body: [] }));
  const week = await screen.findByRole("button", { name: "7 days" });
  expect(week).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "30 days" }));
  const [from, to] = ["From", "To"].map(
    (each) => screen.getByLabelText<HTMLInputElement>(each).value,
  );
  expect(Date.parse(to!) - Date.parse(from!)).toBe(29 * 86_400_000);
  expect(calls.some(({ url }) => url.includes(`from=${from}&to=${to}`))).toBe(true);
  expect(screen.getByRole("button", { name: "30 days" })).toHaveAttribute("aria-pressed", "true");
});
