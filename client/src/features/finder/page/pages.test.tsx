// Longer than 200 lines: every way in which pages are made of questions is walked with one server.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder, sampleItem, sampleResults } from "@/testing/sample-finder";
import { Finder } from "./finder";

const [terrain, , width, length] = sampleFinder.questions as [
  ShownQuestion,
  ShownQuestion,
  ShownQuestion,
  ShownQuestion,
];

async function start(changes: Partial<ShownFinder>, counts: Record<string, object> = {}) {
  history.replaceState(null, "", "/f/shoes");
  const server = fakeServer(({ url }) => {
    if (url.includes("/counts")) return { body: { questions: counts } };
    if (url.includes("/recommendations")) return { body: sampleResults([sampleItem]) };
    return { body: url.includes("/suggestions") ? [] : { id: "t" } };
  });
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Finder
            shown={{ ...sampleFinder, ...changes }}
            runKey="run:f:pages"
            isEmbedded={false}
            onOutdated={() => undefined}
          />
        </QueryClientProvider>,
      ),
    ),
  );
  return server;
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => sessionStorage.clear());

it("a page has its own heading, name and button, and its questions their legends", async () => {
  await start({
    questions: [{ ...terrain, advance: "submit" }, width, length],
    groups: [
      { id: "fit", name: "Fit", title: "How do they fit?", text: "Both feet.", submit: "Go on" },
    ],
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Road" }));
  await press("Next");
  await heading("How do they fit?");
  expect(screen.getByText("Both feet.")).toBeVisible();
  expect(await screen.findByRole("radiogroup", { name: "Width" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Go on" })).toBeVisible();
  const bar = within(screen.getByRole("navigation", { name: "Steps" }));
  expect(bar.getByRole("button", { name: "Fit" })).toHaveAttribute("aria-current", "step");
});

it("a page that needs one answer takes that of any of its questions", async () => {
  const message = "Please select a width";
  await start({
    questions: [
      { ...width, group: "fit", required: false, message },
      { ...terrain, group: "fit", required: false, advance: "submit" },
      { ...length, group: undefined },
    ],
    groups: [{ id: "fit", title: "How do they fit?", needs: "one" }],
  });
  await press("Next");
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(await screen.findByRole("radio", { name: "Road" }));
  await press("Next");
  await heading("Length of your foot");
});

it("pages of one step count as one", async () => {
  await start({
    questions: [
      { ...terrain, group: "where" },
      { ...width, group: "one", required: false },
      { ...length, group: "two", required: false },
    ],
    groups: [
      { id: "where" },
      { id: "one", step: "fit", name: "Fit" },
      { id: "two", step: "fit", name: "Length" },
    ],
  });
  await press(/^Road/);
  await heading("Width");
  expect(screen.getByText("Step 2 of 2")).toBeVisible();
  await press("Next");
  await heading("Length of your foot");
  expect(screen.getByText("Step 2 of 2")).toBeVisible();
});

it("results are no step, and how many there are is about as many while an answer may change it", async () => {
  await start({
    questions: [
      { ...terrain, group: undefined },
      { ...width, group: undefined, required: false, when: { question: "terrain", is: "road" } },
      { ...length, group: undefined, required: false },
    ],
  });
  await heading(terrain.title);
  expect(screen.getByText("Step 1 of about 3")).toBeVisible();
  await press(/^Road/);
  await heading("Width");
  expect(screen.getByText("Step 2 of 3")).toBeVisible();
  await press("Next");
  await press("See Results");
  await screen.findByRole("navigation", { name: "Steps" });
  await screen.findByText("We found 1 product.");
  expect(screen.queryByText(/^Step/)).toBeNull();
});

it("a finder that says its steps in its own words goes on saying them", async () => {
  await start({
    questions: [terrain, { ...width, when: { question: "terrain", is: "road" } }],
    texts: { "step-of": "Schritt {step} von {total}" },
  });
  expect(await screen.findByText("Schritt 1 von 2")).toBeVisible();
});

it("options without products are not offered where what is available is, as long as any has some", async () => {
  await start(
    { questions: [{ ...width, group: undefined, offer: "available" }, terrain] },
    { width: { narrow: 0, wide: 3 } },
  );
  expect(await screen.findByRole("radio", { name: "Wide" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Not sure" })).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Narrow" })).toBeNull();
});

it.each([
  ["are not offered where what is available is", 2, ["Up to R900", "Any price"]],
  ["are, where any price alone would be left", 0, ["Up to R500", "Up to R900", "Any price"]],
])("ready prices that leave nothing %s", async (_, mid, names) => {
  const presets = [
    { id: "low", label: "Up to R500", min: 0, max: 500 },
    { id: "mid", label: "Up to R900", min: 0, max: 900 },
    { id: "any", label: "Any price", min: 0, max: null },
  ];
  const ask: ShownQuestion["ask"] = { kind: "price", min: 0, max: 5_000, step: 100, presets: [] };
  const price = { ...width, id: "price", title: "Price", group: undefined, options: undefined };
  await start(
    { questions: [{ ...price, offer: "available", ask, presets }, terrain] },
    { price: { low: 0, mid, any: 4 } },
  );
  expect(await screen.findByRole("radio", { name: /^Any price/ })).toBeVisible();
  const offered = screen.getAllByRole("radio").map((each) => each.parentElement!.textContent);
  expect(offered.map((each) => names.find((name) => each.startsWith(name)))).toEqual(names);
  expect(screen.getAllByRole("slider")).toHaveLength(2);
  const said = screen.queryByText("Nothing fits your answers so far: Up to R500");
  expect(said !== null).toBe(!names.includes("Up to R500"));
});

it("a question with one choice left is answered for the shopper, who is told and cannot change it", async () => {
  const server = await start(
    {
      questions: [
        { ...width, group: undefined },
        { ...terrain, offer: "available", resets: [] },
      ],
    },
    { terrain: { road: 0, trail: 7 } },
  );
  await userEvent.click(await screen.findByRole("radio", { name: "Wide" }));
  await press("Next");
  await heading("Your Recommendations");
  const asked = server.calls.find(({ url }) => url.includes("/recommendations"))!;
  expect(asked.url).toContain("terrain=trail");
  const list = within(await screen.findByRole("region", { name: "Your selections" }));
  expect(list.getByText("Trail · the only choice")).toBeVisible();
  expect(list.queryByRole("button", { name: /Trail/ })).toBeNull();
  await screen.findByRole("article");
  const [back] = screen.getAllByRole("button", { name: "Back" });
  await userEvent.click(back!);
  await heading("Width");
});

// Shows 5.next.carry.
it("a page that waits can be left once one of its questions is answered, and calls none of them optional", async () => {
  await start({
    questions: [
      { ...width, group: "fit", required: false },
      { ...length, group: "fit", required: false },
      terrain,
    ],
    groups: [{ id: "fit", title: "How do they fit?", waits: true }],
  });
  const next = await screen.findByRole("button", { name: "Next" });
  expect(next).toBeDisabled();
  expect(await screen.findByRole("radiogroup", { name: "Width" })).toBeVisible();
  await userEvent.click(await screen.findByRole("radio", { name: "Wide" }));
  expect(next).toBeEnabled();
});

it("a question of which earlier answers leave one choice is answered with it", async () => {
  await start({
    questions: [
      terrain,
      {
        ...width,
        group: undefined,
        advance: "choose",
        options: [
          { id: "narrow", label: "Narrow", when: { question: "terrain", is: "trail" } },
          { id: "wide", label: "Wide" },
        ],
      },
      { ...length, group: undefined },
    ],
  });
  await press(/^Road/);
  await heading("Length of your foot");
  await press("Back");
  await heading("Where do you run?");
});

it("a preset that ends where the slider ends has a limit if another goes on above it", async () => {
  const server = await start({
    questions: [
      { ...terrain, resets: [] },
      {
        ...sampleFinder.questions.at(-1)!,
        presets: [
          { id: "much", label: "Much", min: 3000, max: 5000 },
          { id: "more", label: "More", min: 5000, max: null },
        ],
      },
    ],
  });
  await press(/^Road/);
  await userEvent.click(await screen.findByRole("radio", { name: "More" }));
  expect(screen.getByRole("radio", { name: "More" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Much" }));
  expect(screen.getByRole("radio", { name: "Much" })).toBeChecked();
  await press("See Results");
  await screen.findByRole("article");
  const asked = server.calls.find(({ url }) => url.includes("/recommendations"))!;
  expect(asked.url).toContain("budget=3000..5000");
});
