// Longer than 200 lines: each way to ask is tested on the page, from the question to the results.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
import { answersAsked } from "@/testing/answers-asked";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder, sampleItem, sampleResults } from "@/testing/sample-finder";
import { Finder } from "./finder";

type Given = Partial<ShownQuestion> & Pick<ShownQuestion, "ask">;

/** A question, and one after it that ends the way. */
async function start(first: Given, changes: Partial<ShownFinder> = {}) {
  history.replaceState(null, "", "/f/shoes");
  const server = fakeServer(({ url }) => {
    if (url.includes("/counts")) return { body: { questions: {} } };
    if (url.includes("/recommendations")) return { body: sampleResults([sampleItem]) };
    return { body: url.includes("/suggestions") ? [] : { id: "t" } };
  });
  const common = { required: true, advance: "submit", fact: false, offer: "all" } as const;
  const last = {
    ...common,
    id: "last",
    title: "Anything else?",
    ask: { kind: "one", as: "cards" },
    options: [
      { id: "yes", label: "Yes" },
      { id: "no", label: "No" },
    ],
  } as const;
  const questions = [{ ...common, id: "first", title: "What is first?", ...first }, last];
  const shown = { ...sampleFinder, questions: questions as ShownQuestion[], ...changes };
  const view = await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Finder
            shown={shown}
            runKey="run:f:ways"
            isEmbedded={false}
            onOutdated={() => undefined}
          />
        </QueryClientProvider>,
      ),
    ),
  );
  const asked = () => answersAsked(server.calls);
  return { ...server, view, asked };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

async function toResults() {
  await heading("Anything else?");
  await userEvent.click(await screen.findByRole("radio", { name: "Yes" }));
  await press("See Results");
  await heading("Your Recommendations");
}

beforeEach(() => sessionStorage.clear());

const colors = [
  { id: "red", label: "Signal red", color: "#c3142d", text: "Seen from far away." },
  { id: "sand", label: "Sand", color: "#d9c7a0" },
  { id: "unsure", label: "Not sure", exclusive: "not-sure" as const },
];

describe("swatches", () => {
  it("are radio buttons with labels, by keyboard, and the chosen one has a mark", async () => {
    const { asked } = await start({ ask: { kind: "one", as: "swatches" }, options: colors });
    const group = await screen.findByRole("radiogroup", { name: "What is first?" });
    expect(
      within(group)
        .getAllByRole("radio")
        .map((each) => each.getAttribute("value")),
    ).toEqual(["red", "sand", "unsure"]);
    await press("Next");
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription("Please choose one.");
    const red = screen.getByRole("radio", { name: "Signal red" });
    expect(red).toHaveAccessibleDescription("Seen from far away.");
    await waitFor(() => expect(red).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "Sand" })).toBeChecked();
    const mark = (name: string) =>
      screen.getByText(name).closest("div.relative")!.querySelector(".lucide-check")!.parentElement;
    expect(mark("Sand")).toHaveClass("bg-accent");
    expect(mark("Signal red")).not.toHaveClass("bg-accent");
    expect(group.querySelectorAll("[data-swatch]")).toHaveLength(2);
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: "sand" });
  });

  it("are buttons where choosing moves on", async () => {
    await start({ ask: { kind: "one", as: "swatches" }, advance: "choose", options: colors });
    await press("Sand");
    await heading("Anything else?");
    await press("Back");
    expect(await screen.findByRole("button", { name: "Sand", pressed: true })).toBeVisible();
  });
});

it("pictures that are lost leave a color, or the first letter of their labels", async () => {
  const picture = "https://fleet.example/lost.png";
  await start({
    ask: { kind: "one", as: "pictures" },
    options: [
      { id: "red", label: "Red", picture, color: "#c3142d" },
      { id: "striped", label: "Striped", picture },
    ],
  });
  const group = await screen.findByRole("radiogroup", { name: "What is first?" });
  const pictures = group.querySelectorAll("img");
  expect(pictures).toHaveLength(2);
  for (const each of pictures) fireEvent.error(each);
  expect(group.querySelector("img")).toBeNull();
  expect(group.querySelector("[data-swatch]")).toHaveStyle({ backgroundColor: "#c3142d" });
  expect(group.querySelector("[data-placeholder]")).toHaveTextContent("S");
  await userEvent.click(screen.getByRole("radio", { name: "Striped" }));
  await press("Next");
  await heading("Anything else?");
});

describe("a page to read", () => {
  const info = {
    title: "Before you go on",
    text: "Measure\nboth feet.",
    ask: { kind: "info" },
  } as const;
  // As the server sends it.
  const page = { ...info, required: false };

  it("has its text and a button, is no answer, and can be gone back to", async () => {
    const { asked, calls } = await start(page);
    await heading("Before you go on");
    expect(await screen.findByText(/both feet/)).toBeVisible();
    expect(screen.queryByText(/optional/)).toBeNull();
    await press("Next");
    await heading("Anything else?");
    await userEvent.click(await screen.findByRole("radio", { name: "Yes" }));
    await press("Back");
    await heading("Before you go on");
    await press("Next");
    await toResults();
    expect(await asked()).toEqual({ v: "3", locale: "en", last: "yes" });
    const trace = calls.findLast(({ url }) => url.startsWith("/api/finder-sessions"))!;
    expect(trace.body).toMatchObject({ data: { answers: { last: "yes" } } });
    expect(JSON.stringify(trace.body)).not.toContain('"first":');
  });
});

describe("a date", () => {
  const date = {
    ask: { kind: "date", min: "2026-11-01", max: "2027-01-31" },
    title: "When is it?",
  } as const;
  const field = () => screen.findByLabelText("When is it?");
  const type = async (day: string) => fireEvent.change(await field(), { target: { value: day } });
  const said = async (problem: string) => {
    await press("Next");
    expect(await field()).toBeInvalid();
    expect((await screen.findByRole("alert")).textContent).toBe(problem);
    await waitFor(async () => expect(await field()).toHaveFocus());
  };

  it("says in words which days are allowed, and what is wrong", async () => {
    await start(date, { locale: "en-ZA" });
    expect(await field()).toHaveAccessibleDescription("From 1 November 2026 to 31 January 2027");
    await said("Please enter a date.");
    await type("2026-10-31");
    await said("Enter a date from 1 November 2026 to 31 January 2027.");
    expect(await field()).toHaveAccessibleDescription(
      "Enter a date from 1 November 2026 to 31 January 2027. From 1 November 2026 to 31 January 2027",
    );
    await type("2027-01-31");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Next");
    await heading("Anything else?");
  });

  it("that is half typed is not taken for none", async () => {
    await start({ ...date, required: false });
    const input = await screen.findByLabelText(/When is it/);
    Object.defineProperty(input, "validity", { value: { badInput: true } });
    fireEvent.blur(input);
    await press("Next");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Enter a whole date, such as November 1, 2026.",
    );
  });

  it("is sent as a day, kept, said in words, and left out of the trace", async () => {
    const { asked, calls } = await start(date, { locale: "de" });
    await type("2026-11-22");
    await press("Next");
    await heading("Anything else?");
    await press("Back");
    expect(await field()).toHaveValue("2026-11-22");
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: "2026-11-22" });
    expect(await screen.findByText("22. November 2026")).toBeVisible();
    const traces = calls.filter(({ url }) => url.startsWith("/api/finder-sessions"));
    expect(traces.length).toBeGreaterThan(0);
    expect(JSON.stringify(traces)).not.toContain("2026-11-22");
  });
});

describe("a number in other units", () => {
  const weight = {
    title: "What do you weigh?",
    ask: {
      kind: "number",
      unit: "kg",
      otherUnits: [{ unit: "lb", perUnit: 2.2046226 }],
      min: 40,
      max: 150,
      step: 1,
    },
  } satisfies Given;
  const field = () => screen.findByRole("textbox", { name: /What do you weigh/ });
  const choose = async (unit: string) =>
    userEvent.selectOptions(await screen.findByRole("combobox", { name: "Unit" }), unit);
  const type = async (text: string) => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), text);
  };

  it("is stored in the question's unit, and shown again as it was typed", async () => {
    const { view } = await start(weight);
    expect(await field()).toHaveAccessibleDescription("40 – 150 kg");
    expect(await screen.findByRole("combobox", { name: "Unit" })).toHaveAccessibleDescription(
      "What do you weigh?, kg",
    );
    await choose("lb");
    expect(await field()).toHaveAccessibleName("What do you weigh?, lb");
    expect(await field()).toHaveAccessibleDescription("89 – 330 lb");
    await type("154");
    await press("Next");
    await heading("Anything else?");
    await press("Back");
    expect(await field()).toHaveValue("154");
    expect(screen.getByRole("combobox", { name: "Unit" })).toHaveValue("lb");
    view.unmount();
    const { asked } = await start(weight);
    expect(await field()).toHaveValue("154");
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: "69.9" });
    expect(await screen.findByText("69.9 kg")).toBeVisible();
  });

  it("stays the same where only the unit changes", async () => {
    const { asked } = await start(weight);
    await type("70");
    await choose("lb");
    expect(await field()).toHaveValue("154");
    await choose("kg");
    expect(await field()).toHaveValue("70");
    await choose("lb");
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: "70" });
  });

  it.each([
    ["153 3/3", 154],
    ["307/2 lb", 153.5],
    ["154 lb", 154],
  ])("is read as people write measures: %s", async (typed, number) => {
    await start(weight);
    await choose("lb");
    await type(typed);
    await press("Next");
    if (Number.isInteger(number)) await heading("Anything else?");
    else expect(await screen.findByRole("alert")).toHaveTextContent("153 lb or 154 lb");
  });

  it.each(["5'11\"", "5’ 11", "5 ft 11 in", "71", "71 in"])(
    "of inches is read as people say their height: %s",
    async (typed) => {
      const height = { kind: "number", unit: "in", min: 0, max: 100, step: 1 } as const;
      const { asked } = await start({ title: "How tall are you?", ask: height });
      const tall = await screen.findByRole("textbox", { name: /How tall/ });
      await userEvent.type(tall, "tall");
      await press("Next");
      expect(await screen.findByRole("alert")).toHaveTextContent("such as 50 in");
      await userEvent.clear(tall);
      await userEvent.type(tall, typed);
      await press("Next");
      await toResults();
      expect(await asked()).toMatchObject({ first: "71" });
    },
  );

  it("says what is wrong in the unit in use", async () => {
    await start(weight);
    await choose("lb");
    for (const [typed, problem] of [
      ["heavy", "Enter a number, such as 89\u00a0lb."],
      ["88", "Enter a number from 89 to 330\u00a0lb."],
      ["154.5", "Enter a number in steps of 1\u00a0lb: 154\u00a0lb or 155\u00a0lb."],
    ] as const) {
      await type(typed);
      await press("Next");
      await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(problem));
      expect(await field()).toBeInvalid();
      await waitFor(async () => expect(await field()).toHaveFocus());
    }
    await type("154");
    await choose("kg");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Next");
    await heading("Anything else?");
  });
});

describe("several choices", () => {
  const options = [
    { id: "light", label: "Light" },
    { id: "soft", label: "Soft" },
    { id: "dry", label: "Dry" },
    { id: "none", label: "None of these", exclusive: "none" as const },
    { id: "unsure", label: "Not sure", exclusive: "not-sure" as const },
  ];
  const box = (name: string) => screen.findByRole("checkbox", { name });
  const toggle = async (name: string) => userEvent.click(await box(name));

  it.each(["chips", "cards"] as const)(
    "say how many may be chosen before any is, and exclusive ones stand alone, as %s",
    async (as) => {
      const { asked } = await start({ ask: { kind: "many", as, min: 2, max: 2 }, options });
      const group = await screen.findByRole("group", { name: /What is first/ });
      expect(await within(group).findByText("Choose 2.")).toBeVisible();
      expect(group).toHaveAccessibleDescription("Choose 2.");
      expect(screen.queryByRole("alert")).toBeNull();
      await toggle("Light");
      await toggle("Soft");
      await toggle("None of these");
      for (const name of ["Light", "Soft", "Not sure"]) expect(await box(name)).not.toBeChecked();
      await toggle("Not sure");
      expect(await box("None of these")).not.toBeChecked();
      await toggle("Dry");
      expect(await box("Not sure")).not.toBeChecked();
      expect(await box("Dry")).toBeChecked();
      await press("Next");
      expect(await screen.findByRole("alert")).toHaveTextContent("Choose 2.");
      await toggle("None of these");
      await press("Next");
      await toResults();
      expect(await asked()).toMatchObject({ first: "none" });
    },
  );
});

describe("a range of numbers", () => {
  const width = { kind: "range", unit: "cm", min: 60, max: 200, step: 5 } as const;

  it("is asked for from and to, and said with its unit", async () => {
    const { asked } = await start({ ask: width });
    await heading("What is first?");
    const [low, high] = await screen.findAllByRole("slider");
    expect(low).toHaveAccessibleName("At least");
    act(() => low!.focus());
    await userEvent.keyboard("{ArrowRight}");
    act(() => high!.focus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByText("65 – 190 cm")).toBeVisible();
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: "65..190" });
  });

  it("has no limit at the slider's ends, and untouched it is the whole of it", async () => {
    const { asked } = await start({ ask: width });
    await heading("What is first?");
    expect(await screen.findByText("60 – 200+ cm")).toBeVisible();
    await press("Next");
    await toResults();
    expect(await asked()).toMatchObject({ first: ".." });
  });
});
