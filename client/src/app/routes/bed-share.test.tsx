// Longer than 200 lines: links, saved sets and mails share one set-up of the finder.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import { createQueryClient } from "@/lib/query-client";
import { bedFinder } from "@/testing/bed-finder";
import { fakeServer, type Call } from "@/testing/fake-server";
import { Toaster } from "@/ui/toaster";
import { clientBrands } from "@shared/brands";
import { BedFinder } from "./bed-finder";
import { encodeShared } from "@/lib/shared-link";

const bed: RecommendedBed = {
  id: "98328a9a-fefa-58b7-8f46-1bfae0092ee5",
  name: "Karoo & Sons",
  shortDescription: null,
  imageUrl: null,
  price: "9999.00",
  bedSize: "queen",
  mattressType: "hybrid",
  firmness: "medium",
  features: [],
  inStock: true,
  magentoUrl: "https://store.example/karoo",
  matchScore: 93,
  match: [{ criterion: "filters", points: 100, max: 100, verdict: "met", text: "Fits" }],
};

const all: BedPreferences = {
  sleepStyle: "side",
  bedSize: "queen",
  mattressType: "hybrid",
  firmness: "medium",
  minPrice: 2000,
  maxPrice: 9999,
};

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, "", "/"));

/** Opens the finder at this address; `answer` answers every call but the options. */
async function open(
  search: string,
  answer: (call: Call) => { status?: number; body: unknown } = () => ({ body: [bed] }),
) {
  history.replaceState(null, "", `/dialabed${search}`);
  const server = fakeServer((call) => {
    if (call.url.startsWith("/api/finders/dialabed?")) return { body: bedFinder() };
    if (call.url.includes("/counts")) return { body: { budgetRanges: {} } };
    return answer(call);
  });
  const view = await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <BedFinder brand={clientBrands.dialabed} />
          <Toaster />
        </QueryClientProvider>,
      ),
    ),
  );
  return { ...server, view };
}

const shared = (preferences: unknown) => `?shared=${encodeShared(preferences as BedPreferences)}`;
/** A set of this name, saved on an earlier visit. */
const keep = (name: string) =>
  localStorage.setItem(
    "bed-finder:saved-preferences",
    JSON.stringify([{ id: "1", name, preferences: all, createdAt: "2026-01-01" }]),
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const results = () => screen.findByText("Found 1 Perfect Match!");

describe("on startup", () => {
  // Shows 2.bed.shared.
  it("a shared link fills the answers and leads to where they lead", async () => {
    await open(shared(all));
    expect(await screen.findByText("Shared Preferences Loaded!")).toBeVisible();
    await results();
  });

  // Shows 2.bed.badge, 2.bed.badge-zero.
  it.each<[string, BedPreferences, string | undefined]>([
    ["a bed size alone", { bedSize: "queen" }, "1/4"],
    ["a bed size and a mattress type", { bedSize: "queen", mattressType: "hybrid" }, "1/4"],
    ["a mattress type alone", { mattressType: "hybrid" }, undefined],
    ["concerns alone", { concerns: ["back_pain"] }, undefined],
    ["a bed size and a price range", { bedSize: "queen", minPrice: 0, maxPrice: 9000 }, "2/4"],
    ["must-haves and a price", { features: ["orthopedic"], maxPrice: 9000 }, "1/4"],
    ["everything", all, "4/4"],
  ])("counts what is set of style, size, firmness and price: %s", async (_, set, count) => {
    await open(shared(set));
    await screen.findByText("Shared Preferences Loaded!");
    if (count) expect(await screen.findByText(`Your Selections ${count}`)).toBeVisible();
    else expect(screen.queryByText(/Your Selections/)).toBeNull();
  });

  it("says how many choices no longer exist", async () => {
    await open(shared({ sleepStyle: "side", bedSize: "round" }));
    expect(await screen.findByText("One choice no longer exists and was left out.")).toBeVisible();
    expect(await screen.findByText("Choose your bed size and mattress type")).toBeVisible();
  });

  it("a damaged link says so and changes nothing", async () => {
    await open("?shared=%7B%7D");
    expect(await screen.findByText("This link could not be read")).toBeVisible();
    expect(screen.getByText("How do you sleep?")).toBeVisible();
  });

  // Shows 4.bed.startup-welcome, 4.bed.startup-text.
  it("welcomes somebody back who has saved sets", async () => {
    localStorage.setItem(
      "bed-finder:saved-preferences",
      JSON.stringify([
        { id: "1", name: "Ours", preferences: all, createdAt: "2026-01-01" },
        { id: "2", name: "Guest room", preferences: {}, createdAt: "2026-01-01" },
        { rubbish: true },
      ]),
    );
    await open("");
    expect(await screen.findByText("Welcome Back!")).toBeVisible();
    expect(
      screen.getByText(
        "You have 2 saved preferences. You can load them anytime using the Saved sets button.",
      ),
    ).toBeVisible();
  });

  it("opens the saved sets on the first step, and loads one there", async () => {
    keep("Ours");
    await open("");
    // By keyboard: the toast captures the pointer, which jsdom does not support.
    await screen.findByText(/^You have 1 saved preference\./);
    screen.getByRole("button", { name: "Show them" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Saved sets" }));
    expect(screen.getByText("How do you sleep?")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Load Ours" }));
    await results();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["errors", { status: 503, body: "" }, "Unable to load recommendations"],
    ["empty results", { body: [] }, "No beds found"],
  ])("keeps the saved sets within reach on %s", async (_, answer, says) => {
    keep("Ours");
    await open(shared(all), () => answer);
    await screen.findByText(says);
    await userEvent.click(await screen.findByRole("button", { name: "Saved sets (1)" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved sets" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete Ours" }));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "Delete Saved Preferences?" })).getByRole(
        "button",
        { name: "Delete" },
      ),
    );
    expect(
      await screen.findByText("Nothing is saved on this device any more."),
    ).toBeInTheDocument();
  });

  // Shows 4.bed.link-removed.
  it("takes a link once: a reload resumes, and starting over removes it from the address", async () => {
    const { view } = await open(shared(all));
    await results();
    await press("Save These");
    await press("Previous");
    expect(await screen.findByText("What's your budget?")).toBeVisible();
    view.unmount();
    const search = location.search;
    await open(search);
    expect(await screen.findByText("What's your budget?")).toBeVisible();
    // The greeting shows that the startup check has run: the link had been taken already.
    await screen.findByText("Welcome Back!");
    expect(screen.getByText("What's your budget?")).toBeVisible();
    await press("Find My Beds");
    await results();
    screen.getByRole("button", { name: "Start Over" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Start Over (Clear All)" }));
    await waitFor(() => expect(location.search).toBe(""));
  });
});

describe("the share panel", () => {
  // Shows 1.bed.share, 2.bed.share.quick.
  it("hands the results to WhatsApp and to the mail app, properly encoded", async () => {
    await open(shared(all));
    await results();
    const whatsApp = new URL(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")!);
    expect(whatsApp.origin).toBe("https://wa.me");
    expect(whatsApp.searchParams.get("text")).toContain("1. Karoo & Sons: 93% match, R9,999");
    const mail = screen.getByRole("link", { name: "Quick Email" }).getAttribute("href")!;
    expect(mail).toMatch(/^mailto:\?subject=[^ ]+&body=[^ ]+$/);
    expect(mail).toContain("Karoo%20%26%20Sons");
  });

  // Shows 1.bed.share, 2.bed.share.copied, 9.time.copied.
  it("copies the link and says so for two seconds", async () => {
    const user = userEvent.setup();
    await open(shared(all));
    await results();
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(await screen.findByText("Copied!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/dialabed\?shared=[\w-]+$/);
    await waitFor(() => expect(screen.getByText("Copy Link")).toBeVisible());
  });

  it("shows the link where copying is refused", async () => {
    await open(shared(all));
    await results();
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
    await press("Copy Link");
    expect(
      (await screen.findByRole<HTMLInputElement>("textbox", { name: /does not let us copy/ }))
        .value,
    ).toContain("?shared=");
  });

  // Shows 2.bed.share.detailed.
  it("shows and hides the form of the detailed mail, which keeps what was typed", async () => {
    await open(shared(all));
    await results();
    expect(screen.getByText("Send Detailed Email")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send Email" })).toBeNull();
    await press("Show Form");
    await userEvent.type(screen.getByLabelText("Your name"), "Thandi");
    await press("Hide Form");
    expect(screen.queryByRole("button", { name: "Send Email" })).toBeNull();
    await press("Show Form");
    expect(screen.getByLabelText("Your name")).toHaveValue("Thandi");
  });

  // Shows 3.detailed-mail, 7.detailed-mail.
  it("sends the detailed mail with answers, beds and reasons", async () => {
    const { calls } = await open(shared(all), ({ method }) =>
      method === "POST" ? { status: 202, body: { status: "queued" } } : { body: [bed] },
    );
    await results();
    await press("Show Form");
    await press("Send Email");
    expect(await screen.findByText("Please enter your email address")).toBeVisible();
    const name = screen.getByLabelText("Your name");
    await userEvent.type(name, "Thandi of evil.example.com");
    await press("Send Email");
    expect(await screen.findByText("Use a name without a web or e-mail address.")).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, "Thandi");
    await userEvent.type(screen.getByLabelText("E-mail address"), "a@x.com,b@x.com");
    await press("Send Email");
    expect(await screen.findByText(/Please enter one address/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText("E-mail address"));
    await userEvent.type(screen.getByLabelText("E-mail address"), "thandi@example.com");
    await userEvent.type(screen.getByLabelText("Message (optional)"), "Look!");
    await press("Send Email");
    expect(await screen.findByText("Your list is on its way")).toBeVisible();
    expect(calls.find(({ url }) => url.endsWith("/email"))!.body).toEqual({
      name: "Thandi",
      email: "thandi@example.com",
      message: "Look!",
      preferences: all,
      results: [{ id: bed.id }],
      shareUrl: expect.stringMatching(/\/dialabed\?shared=/) as string,
    });
  });

  it("promises no mail where none can be sent, before and after", async () => {
    await open(shared(all), ({ method, url }) => {
      if (url === "/api/mail") return { body: { canSend: false } };
      return method === "POST" ? { status: 202, body: { status: "held" } } : { body: [bed] };
    });
    await results();
    await press("Show Form");
    expect(await screen.findByText(/^Email cannot be sent at the moment\./)).toBeVisible();
    await userEvent.type(screen.getByLabelText("Your name"), "Thandi");
    await userEvent.type(screen.getByLabelText("E-mail address"), "thandi@example.com");
    await press("Send Email");
    expect(await screen.findByText("Your list is kept")).toBeVisible();
    expect(screen.queryByText("Your list is on its way")).toBeNull();
  });

  // Shows 8.mail.failed.
  it("keeps what was typed when the mail fails", async () => {
    await open(shared(all), ({ method }) =>
      method === "POST" ? { status: 503, body: "" } : { body: [bed] },
    );
    await results();
    await press("Show Form");
    await userEvent.type(screen.getByLabelText("Your name"), "Thandi");
    await userEvent.type(screen.getByLabelText("E-mail address"), "thandi@example.com");
    await press("Send Email");
    expect(await screen.findByText("Failed to send email. Please try again.")).toBeVisible();
    expect(screen.getByLabelText("Your name")).toHaveValue("Thandi");
  });

  // Shows 1.bed.saved, 2.bed.share.save, 2.bed.share.sets, 2.bed.share.delete-title, 3.saved-set.
  // Shows 3.saved-set.device, 3.storage.sets, 4.bed.load.
  it("saves a set by name, loads it, and deletes it after asking", async () => {
    await open(shared(all));
    await results();
    await userEvent.type(screen.getByLabelText("Name"), "Guest room");
    await press("Save These");
    expect(await screen.findByText("Preferences saved")).toBeVisible();
    const [stored] = JSON.parse(localStorage.getItem("bed-finder:saved-preferences")!) as object[];
    expect(stored).toEqual({
      id: expect.stringMatching(/^\d{13}$/) as string,
      name: "Guest room",
      preferences: all,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    await press("Previous");
    await screen.findByText("What's your budget?");
    await press("Find My Beds");
    await results();
    await press("Load Guest room");
    expect(await screen.findByText("Loaded “Guest room”")).toBeVisible();
    await press("Delete Guest room");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete Saved Preferences?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Load Guest room" })).toBeVisible();
    await press("Delete Guest room");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Load Guest room" })).toBeNull(),
    );
    expect(localStorage.getItem("bed-finder:saved-preferences")).toBe("[]");
  });

  it("says so when the browser keeps nothing", async () => {
    await open(shared(all));
    await results();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await press("Save These");
    expect(await screen.findByText("Saved for this visit only")).toBeVisible();
  });
});
