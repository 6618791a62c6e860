// Longer than 200 lines: every way into one field, with the same list behind it.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { FinderOptions, ShownQuestion } from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
import { answersAsked } from "@/testing/answers-asked";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder, sampleItem, sampleResults } from "@/testing/sample-finder";
import { Finder } from "./finder";

const common = { required: false, advance: "submit", fact: false, offer: "all" } as const;
const questions: ShownQuestion[] = [
  {
    ...common,
    id: "make",
    title: "Which make?",
    ask: { kind: "find" },
    resets: ["model"],
    required: true,
    group: "car",
  },
  {
    ...common,
    id: "model",
    title: "Which model?",
    ask: { kind: "find", after: ["make"] },
    when: { question: "make", isAnswered: true },
    group: "car",
  },
];
const makes = Array.from({ length: 30 }, (_, at) => `Make ${at + 1}`);
const models: Record<string, string[]> = { "Make 7": ["Seven A", "Seven B"] };

/** Answers as the server does; the state of each call may be changed. */
function start(
  change: (text: string) => { status?: number; after?: Promise<unknown> } = () => ({}),
) {
  history.replaceState(null, "", "/f/shoes");
  const server = fakeServer(({ url }) => {
    if (url.includes("/recommendations")) return { body: sampleResults([sampleItem]) };
    if (!url.includes("/options")) return { body: url.includes("/suggestions") ? [] : { id: "t" } };
    const asked = new URL(url, "https://finder.example").searchParams;
    const text = asked.get("text")!.toLowerCase();
    const all = asked.get("of") === "make" ? makes : (models[asked.get("make")!] ?? []);
    const called = all.filter((each) => each.toLowerCase().includes(text));
    const choice = (label: string) => ({ id: label, label });
    const exact = all.find((each) => each.toLowerCase() === text);
    const { status } = change(text);
    const body: FinderOptions = {
      options: called.slice(0, 20).map(choice),
      total: called.length,
      exact: exact === undefined ? null : choice(exact),
    };
    return status ? { status, body: { message: "Not now." } } : { body };
  });
  const atOnce = fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await change(new URL(url, "https://finder.example").searchParams.get("text") ?? "").after;
    return atOnce(url, init);
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Finder
        shown={{ ...sampleFinder, questions }}
        runKey="run:f:find"
        isEmbedded={false}
        onOutdated={() => undefined}
      />
    </QueryClientProvider>,
  );
  const asked = () => answersAsked(server.calls);
  return { ...server, asked };
}

beforeEach(() => sessionStorage.clear());

const box = () => screen.findByRole("combobox", { name: /Which make/ });
const options = () => screen.getAllByRole("option").map((each) => each.textContent);
const toResults = async () => {
  await userEvent.click(screen.getByRole("button", { name: "See Results" }));
  await screen.findByRole("heading", { level: 1, name: "Your Recommendations" });
};

it("a choice is found by typing and chosen by keyboard, and how many there are is announced", async () => {
  const { asked } = start();
  const field = await box();
  expect(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(field);
  expect(await screen.findByText("20 of 30. Type to find others.")).toHaveRole("status");
  await userEvent.type(field, "make 2");
  await screen.findByText("11 choices");
  expect(options()[0]).toBe("Make 2");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(field).toHaveAttribute(
    "aria-activedescendant",
    screen.getByRole("option", { name: "Make 20" }).id,
  );
  await userEvent.keyboard("{Enter}");
  expect(field).toHaveValue("Make 20");
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("option")).toBeNull();
  await toResults();
  expect(await asked()).toMatchObject({ make: "Make 20" });
});

it("Escape closes the list, and then clears the field", async () => {
  start();
  const field = await box();
  await userEvent.type(field, "make 3");
  await screen.findByRole("option", { name: "Make 30" });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect(field).toHaveValue("make 3");
  await userEvent.keyboard("{Escape}");
  expect(field).toHaveValue("");
});

it("what is typed as the list has it is chosen when the field is left", async () => {
  const { asked } = start();
  const field = await box();
  await userEvent.type(field, "MAKE 9");
  await screen.findByText("1 choice");
  await userEvent.tab();
  expect(field).toHaveValue("Make 9");
  await toResults();
  expect(await asked()).toMatchObject({ make: "Make 9" });
});

it("a press that came before what is typed was found goes on once it is", async () => {
  let release!: () => void;
  const late = new Promise<void>((done) => (release = done));
  const { asked } = start((text) => (text === "make 9" ? { after: late } : {}));
  await userEvent.type(await box(), "make 9");
  await userEvent.click(screen.getByRole("button", { name: "See Results" }));
  expect(screen.queryByRole("heading", { name: "Your Recommendations" })).toBeNull();
  release();
  await screen.findByRole("heading", { level: 1, name: "Your Recommendations" });
  expect(await asked()).toMatchObject({ make: "Make 9" });
});

it("what the list does not have is answered all the same, and said to be so", async () => {
  const { asked } = start();
  const field = await box();
  await userEvent.type(field, "Kuga XL");
  await screen.findByText("Our list has nothing that is called so.");
  await userEvent.click(screen.getByRole("button", { name: "See Results" }));
  expect(
    screen.getByText("Choose one from the list, or go on with “Kuga XL” as it is."),
  ).toHaveRole("alert");
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(await screen.findByRole("option", { name: /^Go on with “Kuga XL”/ }));
  expect(await screen.findByText(/^“Kuga XL” is not in our list/)).toHaveRole("status");
  expect(field).toBeValid();
  await toResults();
  expect(await asked()).toMatchObject({ make: "Kuga XL" });
});

it("a few choices are shown at once, after the answer before, which they fall with", async () => {
  const { asked } = start();
  const field = await box();
  await userEvent.type(field, "make 7{Enter}");
  await waitFor(() => expect(field).toHaveValue("Make 7"));
  const group = await screen.findByRole("radiogroup", { name: /Which model/ });
  await userEvent.click(within(group).getByRole("radio", { name: "Seven B" }));
  // Another one, which is on no card.
  await userEvent.click(screen.getByRole("button", { name: "Not in this list" }));
  const other = screen.getByRole("combobox", { name: /Which model/ });
  expect(other).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Show the list" }));
  expect(screen.getByRole("radio", { name: "Seven B" })).toBeChecked();
  await userEvent.clear(field);
  await userEvent.type(field, "make 8{Enter}");
  await waitFor(() => expect(field).toHaveValue("Make 8"));
  expect(await screen.findByRole("combobox", { name: /Which model/ })).toHaveValue("");
  await toResults();
  expect(await asked()).not.toHaveProperty("model");
});

it("whoever says that theirs is not in the list has chosen none of it, and writes their own", async () => {
  const { asked } = start();
  const field = await box();
  await userEvent.type(field, "make 7{Enter}");
  await userEvent.click(await screen.findByRole("radio", { name: "Seven B" }));
  await userEvent.click(screen.getByRole("button", { name: "Not in this list" }));
  const other = screen.getByRole("combobox", { name: /Which model/ });
  expect(other).toHaveValue("");
  await userEvent.type(other, "Seven Z");
  await screen.findByText("Our list has nothing that is called so.");
  await toResults();
  expect(await asked()).toMatchObject({ model: "Seven Z" });
});

it("the list stays open while the mouse is down elsewhere, so that what is pressed does not move", async () => {
  start();
  const user = userEvent.setup();
  const field = await box();
  await user.click(field);
  await screen.findByRole("option", { name: "Make 1" });
  const pressed = screen.getByRole("heading", { level: 1 });
  await user.pointer({ keys: "[MouseLeft>]", target: pressed });
  expect(field).not.toHaveFocus();
  expect(field).toHaveAttribute("aria-expanded", "true");
  await user.pointer({ keys: "[/MouseLeft]", target: pressed });
  await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
});

it("a late reply to an earlier text changes nothing", async () => {
  let release!: () => void;
  const late = new Promise<void>((done) => (release = done));
  start((text) => (text === "make 1" ? { after: late } : {}));
  const field = await box();
  await userEvent.type(field, "make 1");
  await screen.findByText("Looking…");
  await userEvent.type(field, "5");
  await screen.findByRole("option", { name: "Make 15" });
  release();
  await late;
  await userEvent.type(field, "{Enter}");
  await waitFor(() => expect(field).toHaveValue("Make 15"));
  expect(screen.queryByRole("option")).toBeNull();
});

it("a call that failed says so and is tried again", async () => {
  let isDown = true;
  start((text) => (text !== "" && isDown ? { status: 503 } : {}));
  const field = await box();
  await userEvent.type(field, "make 5");
  await screen.findByText("We could not load the list. Check your connection.");
  expect(options()).toEqual(["Go on with “make 5”It is not in our list."]);
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull());
  await userEvent.click(field);
  expect(await screen.findByRole("option", { name: "Make 5" })).toBeVisible();
});
