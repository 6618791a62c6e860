import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
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
  const asked = () => {
    const { url } = server.calls.findLast((each) => each.url.includes("/recommendations"))!;
    return Object.fromEntries(new URL(url, "https://finder.example").searchParams);
  };
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
    expect(red).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "Sand" })).toBeChecked();
    const mark = (name: string) =>
      screen.getByText(name).closest("div.relative")!.querySelector(".lucide-check")!.parentElement;
    expect(mark("Sand")).toHaveClass("bg-accent");
    expect(mark("Signal red")).not.toHaveClass("bg-accent");
    expect(group.querySelectorAll("[data-swatch]")).toHaveLength(2);
    await press("Next");
    await toResults();
    expect(asked()).toMatchObject({ first: "sand" });
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
