// Longer than 200 lines: the finder is tested as a whole, from the first question to the results.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { BedCounts, RecommendedBed } from "@shared/specification/contracts/recommendations";
import { createQueryClient } from "@/lib/query-client";
import { readShared } from "@/lib/shared-link";
import { bedFinder } from "@/testing/bed-finder";
import { bedOptions } from "@/testing/bed-options";
import { fakeServer, type Call } from "@/testing/fake-server";
import { Toaster } from "@/ui/toaster";
import { clientBrands } from "@shared/brands";
import { BedFinder } from "./bed-finder";

const bed: RecommendedBed = {
  id: "1",
  name: "Karoo Hybrid Queen",
  shortDescription: "Springs under foam.",
  imageUrl: null,
  price: "11499.00",
  bedSize: "super_king",
  mattressType: "hybrid",
  firmness: "medium",
  features: ["Cooling Gel", "Breathable", "Warranty", "Cooling", "Durability", "Orthopedic"],
  inStock: true,
  magentoUrl: "https://store.example/karoo",
  matchScore: 93,
  match: [
    { criterion: "sleepStyle", points: 40, max: 40, verdict: "met", text: "Suits side sleepers" },
    {
      criterion: "firmness",
      points: 53,
      max: 60,
      verdict: "partly",
      text: "One step firmer than you asked",
    },
  ],
};
const cheap: RecommendedBed = {
  ...bed,
  id: "2",
  name: "Fynbos Foam",
  price: "3999.00",
  matchScore: 50,
  inStock: false,
};

const counts: BedCounts = { budgetRanges: { budget: 0, custom: 12 } };

type Reply = ReturnType<Parameters<typeof fakeServer>[0]>;

async function start(
  recommendations: (call: Call) => Reply = () => ({ body: [bed, cheap] }),
  options: () => Reply = () => ({ body: bedFinder() }),
) {
  history.replaceState(null, "");
  const server = fakeServer((call) => {
    if (call.url.startsWith("/api/finders/dialabed?")) return options();
    if (call.url.startsWith("/api/recommendations/counts")) return { body: counts };
    return recommendations(call);
  });
  // Awaited, because the code for a stored run loads separately.
  const mount = () =>
    act(() =>
      Promise.resolve(
        render(
          <QueryClientProvider client={createQueryClient()}>
            <BedFinder brand={clientBrands.dialabed} />
            <Toaster />
          </QueryClientProvider>,
        ),
      ),
    );
  return { ...server, mount, view: await mount() };
}

const headingOf = (card: HTMLElement) => within(card).getAllByRole("heading")[0]!;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));

async function answerAll() {
  await choose("Side Sleeper");
  await press("Next Step");
  await choose("Queen");
  await choose("Hybrid");
  await press("Next Step");
  await choose("Medium");
  await press("Next Step");
  await choose("Budget");
  await press("Find My Beds");
}

describe("the questions", () => {
  // Shows 1.bed.steps, 2.bed.step1.next, 2.bed.step2.first-error, 5.bed.sleep-style, 5.bed.size.
  // Shows 5.bed.type, 5.bed.first, 5.bed.firmness.
  it("say what is missing, the first thing first", async () => {
    await start();
    await screen.findByText("How do you sleep?");
    await press("Next Step");
    expect(screen.getByText("Please select a sleep style")).toBeVisible();
    await choose("Side Sleeper");
    expect(screen.queryByText("Please select a sleep style")).toBeNull();
    await press("Next Step");

    await screen.findByText("Choose your bed size and mattress type");
    await press("Next Step");
    expect(screen.getByText("Please select a bed size")).toBeVisible();
    await choose("Queen");
    expect(screen.getByText("Please select a mattress type")).toBeVisible();
    await choose("Hybrid");
    await press("Next Step");

    await screen.findByText("How firm do you like your mattress?");
    expect(screen.getByText("Step 3 of 5")).toBeVisible();
    await press("Next Step");
    expect(screen.getByText("Please select firmness level")).toBeVisible();
  });

  it("come from the server, with their badges", async () => {
    await start();
    const side = await screen.findByRole("radio", { name: "Side Sleeper" });
    expect(side).toHaveAccessibleDescription(/About Side Sleeper.*Top Seller/);
  });

  // Shows 1.product.ranked, 4.bed.step1, 4.bed.step2, 5.bed.concerns, 7.beds.
  it("send every answer to the server, and nothing that was not answered", async () => {
    const { calls } = await start();
    await screen.findByText("How do you sleep?");
    await userEvent.click(screen.getByRole("checkbox", { name: /Back Pain/ }));
    await answerAll();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    const asked = calls.find(({ url }) => url.startsWith("/api/recommendations?"))!;
    const sent = new URL(asked.url, "http://x").searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      sleepStyle: "side",
      concerns: "back_pain",
      bedSize: "queen",
      mattressType: "hybrid",
      firmness: "medium",
      // The queen's price modifier of 1.5 scales the preset.
      minPrice: "3000",
      maxPrice: "9000",
    });
  });

  it("take “Recommend for me” for an answer, send nothing for it, and say so among the reasons", async () => {
    const { calls } = await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Recommend for me");
    await press("Next Step");
    await choose("Recommend for me");
    expect(screen.queryByText("Not chosen yet")).toBeNull();
    await press("Next Step");
    await choose("Budget");
    await press("Find My Beds");
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    const asked = calls.find(({ url }) => url.startsWith("/api/recommendations?"))!;
    expect(asked.url).not.toMatch(/mattressType|firmness|not_sure/);
    expect(screen.getByRole("status")).toHaveTextContent(/: side sleeper, queen, R/);
    expect(
      screen.getByText("Mattress type and firmness are not weighed: you asked us to recommend."),
    ).toBeVisible();
  });

  // Shows 2.bed.step3.slider.
  it("keep slider and cards of firmness in step, one stop a level in level order", async () => {
    await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Hybrid");
    await press("Next Step");
    const slider = await screen.findByRole("slider");
    expect(screen.getByText("Not chosen yet")).toBeVisible();
    await choose("Firm");
    expect(slider).toHaveAttribute("aria-valuenow", "3");
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("radio", { name: "Soft" })).toBeChecked();
    expect(slider).toHaveAttribute("aria-valuetext", "Soft");
  });

  it("take the middle when the untouched slider is confirmed where it stands", async () => {
    await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Hybrid");
    await press("Next Step");
    (await screen.findByRole("slider")).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("radio", { name: "Medium" })).toBeChecked();
  });

  it("say how many beds each budget finds, and let nobody choose one that finds none unawares", async () => {
    const { calls } = await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Hybrid");
    await press("Next Step");
    await choose("Medium");
    await press("Next Step");
    expect(await screen.findByText("12 beds")).toBeVisible();
    expect(calls.some(({ url }) => url === "/api/recommendations/counts?bedSize=queen")).toBe(true);
    const none = screen.getByRole("radio", { name: "Budget" });
    expect(none).toHaveAccessibleDescription(/No beds at this price now/);
    await userEvent.click(none);
    expect(none).toBeChecked();
  });

  it("treat the top of the budget as “and more”: the answer keeps its number, the call sends none", async () => {
    const { calls } = await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Hybrid");
    await press("Next Step");
    await choose("Medium");
    await press("Next Step");
    await choose("Custom");
    await press("Find My Beds");
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(screen.getByRole("status")).toHaveTextContent(/R0\s–\S?\sR45,000\+/);
    await screen.findByRole("link", { name: "WhatsApp" });
    const asked = calls.find(({ url }) => url.startsWith("/api/recommendations?"))!;
    expect(asked.url).toContain("minPrice=0");
    expect(asked.url).not.toContain("maxPrice");
    const link = new URL(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")!);
    const [, shared] = /shared=([\w-]+)/.exec(link.searchParams.get("text")!)!;
    expect(readShared(shared!)).toMatchObject({ minPrice: 0, maxPrice: 45_000 });
  });

  // Shows 4.bed.previous, 4.bed.step2.
  it("go back without losing what was chosen there", async () => {
    await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await press("Previous");
    expect(await screen.findByRole("radio", { name: "Side Sleeper" })).toBeChecked();
    await press("Next Step");
    expect(await screen.findByRole("radio", { name: "Queen" })).toBeChecked();
  });

  // Shows 2.bed.step-bar, 2.bed.step-bar-current, 3.step.
  it("let the step bar lead to completed steps, not beyond", async () => {
    await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await screen.findByText("Choose your bed size and mattress type");
    const bar = within(screen.getByRole("navigation", { name: "Steps" }));
    expect(bar.getByRole("button", { name: /Sleep style/ })).toBeEnabled();
    expect(bar.getByRole("button", { name: /Size and type/ })).toBeDisabled();
    expect(bar.getByRole("button", { name: /Budget/ })).toBeDisabled();
    await userEvent.click(bar.getByRole("button", { name: /Sleep style/ }));
    expect(await screen.findByText("How do you sleep?")).toHaveFocus();
  });

  it("resume after a reload where the shopper was, with what was chosen but not submitted", async () => {
    const { view, mount } = await start();
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    view.unmount();
    await mount();
    expect(await screen.findByText("Choose your bed size and mattress type")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Queen" })).toBeChecked();
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"stepId":"nowhere"}',
    '{"stepId":"budget","answers":{"bedSize":7},"draft":{}}',
  ])("start afresh when storage holds %s", async (rubbish) => {
    sessionStorage.setItem("run:dialabed", rubbish);
    await start();
    expect(await screen.findByText("How do you sleep?")).toBeVisible();
  });

  it("say so when they cannot be loaded, and try again", async () => {
    let isAway = true;
    await start(
      () => ({ body: [] }),
      () => (isAway ? "offline" : { body: bedFinder() }),
    );
    expect(await screen.findByText("We could not load the questions")).toBeVisible();
    isAway = false;
    await press("Try Again");
    expect(await screen.findByText("How do you sleep?")).toBeVisible();
  });
});

describe("the results", () => {
  // Shows 1.bed.percent, 2.bed.step5.title, 2.bed.results.found, 2.bed.results.card.
  // Shows 2.bed.results.features, 2.bed.results.price, 2.bed.results.store.
  // Shows 2.bed.results.fixed-page, 2.bed.results.stock, 4.bed.results, 9.rand.
  it("show each bed with its score, its reasons and its way to the store", async () => {
    await start();
    await answerAll();
    const card = within(
      (await screen.findByRole("heading", { name: "Karoo Hybrid Queen" })).closest("article")!,
    );
    expect(screen.getByText("Step 5 of 5")).toBeVisible();
    expect(screen.getByText("Your Perfect Bed Matches")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(/^We found 2 beds/);
    expect(screen.getByText(/^Showing/)).toHaveTextContent(/^Showing 1 of 2 results$/);
    expect(card.getByText("Best for you")).toBeVisible();
    expect(card.getByText("The closest in stock: it meets 4 of your 5 answers.")).toBeVisible();
    expect(card.getAllByText("93")[0]).toBeInTheDocument();
    expect(card.getAllByText("super king")[0]).toBeInTheDocument();
    expect(card.getAllByText("One step firmer than you asked")[0]).toBeInTheDocument();
    expect(card.getAllByText("53 of 60 points")[0]).toBeInTheDocument();
    expect(card.getAllByText("+2 more")[0]).toBeInTheDocument();
    expect(card.getByText("R11,499")).toBeVisible();
    expect(card.getByText("In Stock")).toBeVisible();
    const link = card.getByRole("link", { name: /^View on Store/ });
    expect(link).toHaveAttribute("href", "https://store.example/karoo");
    expect(link).toHaveAttribute("target", "_blank");
    await press("Out of stock now · 1");
    expect(screen.getByText("Out of Stock")).toBeVisible();
  });

  // Shows 2.bed.share.counts-all.
  it("say how many fit in all, and that these are the best of them", async () => {
    await start(() => ({ body: [bed, cheap], headers: { "X-Total-Count": "30" } }));
    await answerAll();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(screen.getByRole("status")).toHaveTextContent(
      /^We found 30 beds: .+\. Here are the best 2\.$/,
    );
    expect(await screen.findByText("Found 1 Perfect Match!")).toBeVisible();
    const whatsApp = new URL(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")!);
    expect(whatsApp.searchParams.get("text")).toMatch(
      /^I found 30 beds at Dial-a-Bed that suit me/,
    );
  });

  // Shows 2.bed.results.found.
  it("fold what is out of stock into a group of its own, never on top", async () => {
    await start();
    await answerAll();
    const group = await screen.findByRole("heading", { name: "Out of stock now · 1" });
    const order = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
    expect(order.slice(0, 2)).toEqual(["Karoo Hybrid Queen", "Out of stock now · 1"]);
    expect(group).toBeVisible();
    expect(screen.queryByText(cheap.name)).toBeNull();
    const fold = screen.getByRole("button", { name: "Out of stock now · 1" });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("heading", { level: 3, name: cheap.name })).toBeVisible();
    expect(screen.getByText(/^Showing/)).toHaveTextContent("Showing 2 results");
  });

  // Shows 2.bed.results.all-at-once.
  it("show the best with its reasons, the others by how they differ, and the rest on demand", async () => {
    const others = Array.from({ length: 7 }, (_, at) => ({
      ...bed,
      id: `other ${at}`,
      name: `Other ${at}`,
      price: String(9099 + at),
      matchScore: 90 - at * 7,
    }));
    await start(() => ({ body: [bed, ...others] }));
    await answerAll();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    const names = () => screen.getAllByRole("article").map((card) => headingOf(card).textContent);
    expect(names()).toEqual(["Karoo Hybrid Queen", "Other 0", "Other 1", "Other 2"]);
    expect(screen.getByText("Just as close a match, R2,400 less")).toBeVisible();
    await press("Show 3 more");
    expect(names()).toHaveLength(7);
    expect(screen.getByRole("heading", { name: "Other 3" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: /^Show \d+ more/ })).toBeNull();
    await press("Less close · 1 bed under 50%");
    expect(names().at(-1)).toBe("Other 6");
    const why = screen.getByRole("button", { name: "Why this match: Other 0" });
    await userEvent.click(why);
    const card = within(why.closest("article")!);
    expect(card.getByText("One step firmer than you asked")).toBeVisible();
    expect(card.getByText("53 of 60 points")).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Price: Low to High");
    expect(names()).toHaveLength(8);
    expect(screen.queryByText("Best for you")).toBeNull();
    expect(screen.queryByText(/ less$/)).toBeNull();
  });

  // Shows 2.bed.step5.perfect-always, 2.bed.share.counts-all.
  it("call nothing perfect that scores under 70", async () => {
    await start(() => ({
      body: [
        { ...bed, matchScore: 69 },
        { ...cheap, matchScore: 99 },
      ],
    }));
    await answerAll();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your closest bed matches");
    expect(await screen.findByText("Keep your closest matches")).toBeVisible();
    expect(screen.getByText("Closest for you")).toBeVisible();
    expect(screen.queryByText(/perfect/i)).toBeNull();
  });

  it("lead to sharing and saving from above the list", async () => {
    await start();
    await answerAll();
    await screen.findByText("Found 1 Perfect Match!");
    await press("Share or save");
    expect(screen.getByText("Found 1 Perfect Match!")).toHaveFocus();
  });

  it("call nothing the top choice where nothing is in stock", async () => {
    await start(() => ({ body: [cheap] }));
    await answerAll();
    expect(await screen.findByText("All of them are out of stock now.")).toBeVisible();
    expect(screen.queryByText(/Top choice/)).toBeNull();
  });

  // Shows 2.bed.results.sort.
  it("sort by price on demand, with what is out of stock last", async () => {
    const soldOut = { ...bed, id: "3", name: "Dear and sold out", price: "9.00", inStock: false };
    await start(() => ({ body: [bed, { ...cheap, inStock: true }, soldOut] }));
    await answerAll();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    await press("Out of stock now · 1");
    const names = () => screen.getAllByRole("article").map((card) => headingOf(card).textContent);
    const fynbos = cheap.name;
    expect(names()).toEqual(["Karoo Hybrid Queen", fynbos, "Dear and sold out"]);
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Price: Low to High");
    await press("Out of stock now · 1");
    expect(names()).toEqual([fynbos, "Karoo Hybrid Queen", "Dear and sold out"]);
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Price: High to Low");
    await press("Out of stock now · 1");
    expect(names()).toEqual(["Karoo Hybrid Queen", fynbos, "Dear and sold out"]);
  });

  // Shows 2.bed.results.empty, 4.bed.results, 8.bed.
  it("say when there are none, and lead back", async () => {
    await start(() => ({ body: [] }));
    await answerAll();
    expect(await screen.findByText("No beds found")).toBeVisible();
    expect(screen.getByRole("button", { name: "Start Over" })).toBeVisible();
    await press("Adjust Preferences");
    expect(await screen.findByText("What's your budget?")).toBeVisible();
  });

  // Shows 2.bed.results.failed, 4.bed.results, 8.bed.
  it("say when they cannot be loaded, and lead back", async () => {
    await start(() => "offline");
    await answerAll();
    expect(await screen.findByText("Unable to load recommendations")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeEnabled();
    await press("Go Back");
    expect(await screen.findByText("What's your budget?")).toBeVisible();
  });

  // Shows 2.bed.results.try-again.
  it("that cannot be loaded are tried again by a reload of the page, which the answers survive", async () => {
    let isAway = true;
    const { view, mount, calls } = await start(() => (isAway ? "offline" : { body: [bed] }));
    await answerAll();
    await screen.findByText("Unable to load recommendations");
    isAway = false;
    const asked = () => calls.filter(({ url }) => url.startsWith("/api/recommendations?"));
    const before = asked();
    const reload = vi.fn();
    vi.stubGlobal("location", { ...window.location, reload });
    await press("Try Again");
    expect(reload).toHaveBeenCalledOnce();
    expect(asked()).toEqual(before);
    vi.unstubAllGlobals();

    // What the reload does, as far as the page is concerned.
    view.unmount();
    const after = fakeServer(({ url }) => ({
      body: url.startsWith("/api/finders/dialabed?") ? bedFinder() : [bed],
    }));
    await mount();
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(after.calls.map(({ url }) => url)).toContain(before[0]!.url);
  });

  it("that cannot be loaded are asked for again where a reload would lose the answers", async () => {
    let isAway = true;
    await start(() => (isAway ? "offline" : { body: [bed] }));
    await answerAll();
    await screen.findByText("Unable to load recommendations");
    isAway = false;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    await press("Try Again");
    expect(await screen.findByRole("heading", { name: "Karoo Hybrid Queen" })).toBeVisible();
  });

  // Shows 2.bed.badge-zero, 2.bed.start-over, 4.bed.start-over, 4.bed.keep-budget.
  it("start over with nothing left, or with the budget", async () => {
    const { calls } = await start();
    await answerAll();
    await startOver("Start Over but Keep Budget");
    expect(await screen.findByText("How do you sleep?")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Side Sleeper" })).not.toBeChecked();
    expect(screen.getByText("Your Selections 1/4")).toBeVisible();

    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Single");
    await choose("Hybrid");
    await press("Next Step");
    await choose("Medium");
    await press("Next Step");
    await press("Find My Beds");
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    const asked = calls.filter(({ url }) => url.startsWith("/api/recommendations?")).at(-1)!;
    expect(asked.url).toContain("minPrice=3000&maxPrice=9000");

    await startOver("Start Over (Clear All)");
    expect(await screen.findByText("How do you sleep?")).toBeVisible();
    expect(screen.queryByText(/Your Selections/)).toBeNull();
  });

  it("offer near misses under thin results, and apply one on a press", async () => {
    const miss = {
      id: "max-price-9800",
      label: "Raise your budget by R800",
      changes: { maxPrice: 9800 },
      count: 5,
      bestScore: 97,
    };
    const { calls } = await start(({ url }) =>
      url.includes("suggestions")
        ? { body: [miss] }
        : { body: url.includes("9800") ? [bed, cheap] : [] },
    );
    await answerAll();
    expect(await screen.findByText("No beds found")).toBeVisible();
    expect(await screen.findByText("and 5 beds fit, the best 97%.")).toBeVisible();
    await press("Apply: Raise your budget by R800");
    await screen.findByRole("heading", { name: "Karoo Hybrid Queen" });
    expect(calls.some(({ url }) => url.includes("maxPrice=9800"))).toBe(true);
  });

  it("drop an answer that staff removed meanwhile, say so, and go on", async () => {
    let isRemoved = false;
    await start(
      ({ url }) => {
        if (!url.includes("firmness=medium")) return { body: [bed, cheap] };
        isRemoved = true;
        return { status: 400, body: { message: "firmness: There is no such option." } };
      },
      () => ({
        body: isRemoved
          ? bedFinder({ ...bedOptions, firmnessLevels: bedOptions.firmnessLevels.slice(0, 2) })
          : bedFinder(),
      }),
    );
    await answerAll();
    expect(await screen.findByRole("heading", { name: "Karoo Hybrid Queen" })).toBeVisible();
    expect(await screen.findByText("One choice no longer exists and was left out.")).toBeVisible();
  });

  // Shows 2.bed.results.features.
  it("open the rest of the features, and compare two beds side by side", async () => {
    const orthopedic = { ...bedOptions.features[0]!, label: "Orthopaedic support" };
    await start(undefined, () => ({ body: bedFinder({ ...bedOptions, features: [orthopedic] }) }));
    await answerAll();
    const card = within(
      (await screen.findByRole("heading", { name: "Karoo Hybrid Queen" })).closest("article")!,
    );
    // The list's own label, regardless of the product's spelling.
    expect(card.queryByText("Orthopaedic support")).toBeNull();
    await userEvent.click(card.getByRole("button", { name: "+2 more" }));
    expect(card.getByText("Orthopaedic support")).toBeVisible();
    expect(card.getByText("Durability")).toBeVisible();

    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Karoo Hybrid Queen" }));
    expect(screen.getByText("Pick one or two more beds to compare.")).toBeVisible();
    await press("Out of stock now · 1");
    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Fynbos Foam" }));
    await press("Compare 2");
    const table = within(await screen.findByRole("dialog", { name: "Side by side" }));
    expect(table.getAllByRole("columnheader")).toHaveLength(3);
    expect(table.getByText("R3,999")).toBeVisible();
    expect(table.getAllByText(/Orthopaedic support/)).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  async function startOver(item: string) {
    (await screen.findByRole("button", { name: "Start Over" })).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  }
});
