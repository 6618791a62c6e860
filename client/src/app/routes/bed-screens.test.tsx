// Longer than 200 lines: every screen of the finder, with what a new database offers on it.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import { clientBrands } from "@shared/brands";
import { newBedOptions } from "@shared/testing/new-bed-options";
import { createQueryClient } from "@/lib/query-client";
import { bedFinder } from "@/testing/bed-finder";
import { fakeServer } from "@/testing/fake-server";
import { BedFinder } from "./bed-finder";

const bed: RecommendedBed = {
  id: "1",
  name: "Karoo Hybrid Queen",
  shortDescription: "Springs under foam.",
  imageUrl: "/pictures/beds/hybrid/queen/3/7.svg",
  price: "11499.00",
  bedSize: "queen",
  mattressType: "memory_foam",
  firmness: "medium_firm",
  features: ["Night Support", "Self-Making"],
  inStock: true,
  magentoUrl: "https://store.example/karoo",
  matchScore: 93,
  match: [],
};

beforeEach(() => history.replaceState(null, "", "/"));

async function open(search = "", beds: () => Promise<unknown> = () => Promise.resolve([bed])) {
  history.replaceState(null, "", `/dialabed${search}`);
  fakeServer(({ url }) => ({
    body: url.startsWith("/api/finders/dialabed?")
      ? bedFinder(newBedOptions)
      : { budgetRanges: {} },
  }));
  const fetch = window.fetch.bind(window);
  const call = async (url: string, init: RequestInit) =>
    url.startsWith("/api/recommendations?")
      ? new Response(JSON.stringify(await beds()))
      : fetch(url, init);
  window.fetch = call as typeof fetch;
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <BedFinder brand={clientBrands.dialabed} />
        </QueryClientProvider>,
      ),
    ),
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));
async function toFirmness() {
  await choose("Back Sleeper");
  await press("Next Step");
  await choose("King");
  await choose("Latex");
  await press("Next Step");
  await screen.findByText("How firm do you like your mattress?");
}
async function toResults() {
  await toFirmness();
  await choose("Firm");
  await press("Next Step");
  await choose("Luxury");
  await press("Find My Beds");
}
/** The cards of a question, each with its badge. */
const badges = (group: string) =>
  within(screen.getByRole("radiogroup", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .map((card) => {
      const more = document.getElementById(card.getAttribute("aria-describedby")!)!.textContent;
      const badge = /Recommended|Top Seller|Most Popular/.exec(more);
      return badge ? `${card.value}: ${badge[0]}` : card.value;
    });

describe("the bed finder asks", () => {
  // Shows 2.bed.step1.style, 2.bed.step1.concerns.
  it("first how one sleeps, and what bothers one at night", async () => {
    await open();
    expect(await screen.findByRole("radio", { name: "Side Sleeper" })).not.toBeChecked();
    expect(screen.getAllByRole("radio")).toHaveLength(6);
    const concern = screen.getByRole("checkbox", { name: /Allergies/ });
    await userEvent.click(concern);
    expect(concern).toBeChecked();
    await userEvent.click(concern);
    expect(concern).not.toBeChecked();
    await choose("Side Sleeper");
    await choose("Back Sleeper");
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  });

  // Shows 2.bed.step2.title, 2.bed.step2.sizes, 2.bed.step2.badges, 2.bed.step2.types.
  // Shows 2.bed.step2.buttons.
  it("then for a size and a type, each card with what it is and its one badge", async () => {
    await open();
    await choose("Back Sleeper");
    await press("Next Step");
    await screen.findByRole("heading", { name: "Choose your bed size and mattress type" });
    expect(
      screen.getByText("Select the size that fits your space and the mattress type you prefer."),
    ).toBeVisible();
    expect(badges("Bed Size")).toEqual([
      "single",
      "double: Top Seller",
      "queen: Recommended",
      "king: Recommended",
      "super_king",
    ]);
    expect(badges("Mattress Type")).toEqual([
      "memory_foam: Top Seller",
      "hybrid: Recommended",
      "innerspring: Recommended",
      "latex",
      "foam",
      "not_sure",
    ]);
    const king = screen.getByRole("radio", { name: "King" });
    expect(king).toHaveAccessibleDescription(/Room to turn without waking anyone/);
    expect(king.parentElement!.querySelector("svg")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "More about King" }));
    expect(await screen.findByRole("tooltip")).toHaveTextContent("183 x 203 cm");
    const latex = screen.getByRole("radio", { name: "Latex" });
    expect(latex).toHaveAccessibleDescription(/Natural bounce that lasts.*Cool.*Long-lasting/);
    expect(screen.getByRole("button", { name: "Previous" })).toBeVisible();
  });

  // Shows 2.bed.step3.title, 2.bed.step3.slider, 2.bed.step3.cards, 2.bed.step3.guide.
  // Shows 2.bed.step3.buttons.
  it("then how firm, by a slider from soft to firm or by five cards, with a guide", async () => {
    await open();
    await toFirmness();
    expect(screen.getByText("Step 3 of 5")).toBeVisible();
    const slider = await screen.findByRole("slider", { name: "Firmness" });
    expect(slider).toHaveAttribute("aria-valuemin", "1");
    expect(slider).toHaveAttribute("aria-valuemax", "5");
    for (const name of ["Soft", "Medium", "Firm"]) {
      expect(screen.getAllByText(name).length, name).toBeGreaterThan(1);
    }
    expect(badges("Firmness")).toEqual([
      "soft",
      "medium_soft",
      "medium: Recommended",
      "medium_firm: Recommended",
      "firm",
      "not_sure",
    ]);
    const guide = screen.getByRole("heading", { name: "Firmness Guide" }).parentElement!;
    expect(guide).toHaveTextContent(/Soft \(1-2\).*Suits side sleepers/);
    expect(guide).toHaveTextContent(/Medium \(3\).*Balanced/);
    expect(guide).toHaveTextContent(/Firm \(4-5\).*Suits back and stomach sleepers/);
    for (const name of ["Previous", "Next Step"]) {
      expect(screen.getByRole("button", { name })).toBeEnabled();
    }
  });

  // Shows 2.bed.step4.title, 2.bed.step4.presets, 2.bed.step4.buttons.
  it("and last what it may cost, by presets or by a slider with two handles", async () => {
    await open();
    await toFirmness();
    await choose("Firm");
    await press("Next Step");
    await screen.findByRole("heading", { name: "What's your budget?" });
    expect(screen.getByText("Step 4 of 5")).toBeVisible();
    expect(await screen.findByText("Drag to adjust")).toBeVisible();
    const handles = screen.getAllByRole("slider");
    expect(handles).toHaveLength(2);
    await choose("Mid Range");
    expect(handles.map((handle) => handle.getAttribute("aria-valuenow"))).toEqual([
      "6000",
      "12000",
    ]);
    for (const name of ["Previous", "Find My Beds"]) {
      expect(screen.getByRole("button", { name })).toBeEnabled();
    }
  });
});

describe("the results", () => {
  // Shows 2.bed.results.loading, 4.bed.results.
  it("are waited for with a skeleton and a sentence", async () => {
    let answer = () => {};
    const held = new Promise<unknown>((resolve) => (answer = () => resolve([bed])));
    await open("", () => held);
    await toResults();
    expect(await screen.findByText("Finding your perfect beds...")).toBeVisible();
    expect(document.querySelector(".skeleton")).not.toBeNull();
    answer();
    expect(await screen.findByText(/^We found 1 bed/)).toBeVisible();
  });

  // Shows 1.bed.steps, 2.bed.results.sort, 2.bed.results.card, 2.bed.below, 2.bed.share.found.
  // Shows 2.bed.share.quick, 2.bed.share.save, 2.bed.share.tips, 3.bed.feature-unknown.
  // Shows 3.bed.feature-lookup, 9.bed.steps.
  it("lead to sharing, and say what a feature means, known or not", async () => {
    await open();
    await toResults();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(screen.getByText("Step 5 of 5")).toBeVisible();
    expect(document.querySelector("article img")).toHaveAttribute("src", bed.imageUrl);
    expect(screen.getByText("Springs under foam.")).toBeVisible();
    expect(screen.getAllByText("memory foam")[0]).toBeInTheDocument();
    for (const [name, meaning] of [
      ["All-Night Support", /Holds you the same/],
      ["Self-Making", "Premium Feature"],
    ] as const) {
      const [chip] = screen.getAllByRole("button", { name });
      // By keyboard: a pointer that comes late to where it presses closes what it opened.
      act(() => chip!.focus());
      await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(meaning));
    }
    expect(
      within(screen.getByLabelText("Sort by"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Best Match", "Price: Low to High", "Price: High to Low"]);

    const panel = (await screen.findByText("Found 1 Perfect Match!")).closest("section")!;
    expect(panel).toHaveTextContent(/Top choice: Karoo Hybrid Queen, 93% match/);
    for (const name of ["Copy Link", "Show Form", "Save These"]) {
      expect(within(panel).getByRole("button", { name })).toBeVisible();
    }
    for (const name of ["WhatsApp", "Quick Email"]) {
      expect(within(panel).getByRole("link", { name })).toBeVisible();
    }
    expect(within(panel).getByText("Save & Load Preferences")).toBeVisible();
    expect(within(panel).getByText("Current session").parentElement).toHaveTextContent(
      /king, latex, firm/,
    );
    expect(within(panel).getByText("Tips")).toBeVisible();
    for (const name of ["Previous", "Start Over"]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
    expect(screen.getByRole("link", { name: /^Browse All Beds/ })).toHaveAttribute(
      "href",
      clientBrands.dialabed.products.bedSets,
    );
  });
});
