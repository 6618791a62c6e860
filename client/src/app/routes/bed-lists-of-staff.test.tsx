import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { BedOptions } from "@shared/specification/contracts/bed-options";
import { createQueryClient } from "@/lib/query-client";
import { bedFinder } from "@/testing/bed-finder";
import { bedOptions } from "@/testing/bed-options";
import { fakeServer } from "@/testing/fake-server";
import { clientBrands } from "@shared/brands";
import { BedFinder } from "./bed-finder";

async function start(changes: Partial<BedOptions>) {
  history.replaceState(null, "");
  const options: BedOptions = { ...bedOptions, ...changes };
  fakeServer(({ url }) => ({
    body: url.startsWith("/api/finders/dialabed?") ? bedFinder(options) : { budgetRanges: {} },
  }));
  return act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <BedFinder brand={clientBrands.dialabed} />
        </QueryClientProvider>,
      ),
    ),
  );
}

const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const picture = (view: HTMLElement) => view.querySelector<HTMLImageElement>('img[src^="/pict"]');

const [side] = bedOptions.sleepStyles as [BedOptions["sleepStyles"][0]];
const [firm, soft, medium] = bedOptions.firmnessLevels as [
  BedOptions["firmnessLevels"][0],
  BedOptions["firmnessLevels"][0],
  BedOptions["firmnessLevels"][0],
];

describe("what staff keep, shoppers see:", () => {
  it("a style's picture, and that it is popular; our drawing where its picture is lost", async () => {
    const imageUrl = "/pictures/uploaded/1.webp";
    const style = { ...side, icon: "🦥", imageUrl, topSeller: false, popular: true };
    const { container } = await start({ sleepStyles: [style] });
    const card = await screen.findByRole("radio", { name: "Side Sleeper" });
    expect(card).toHaveAccessibleDescription(/Most Popular/);
    // The picture says it alone.
    expect(screen.queryByText("🦥")).toBeNull();
    fireEvent.error(picture(container)!);
    expect(picture(container)).toBeNull();
  });

  it("a concern's color", async () => {
    await start({ concerns: [{ ...bedOptions.concerns[0]!, color: "#00aaff" }] });
    expect((await screen.findByText("🩹")).style.borderColor).toMatch(/#00aaff|rgb\(0, 170, 255\)/);
  });

  const toFirmness = async (firmnessLevels: BedOptions["firmnessLevels"]) => {
    const started = await start({ firmnessLevels });
    await choose("Side Sleeper");
    await press("Next Step");
    await choose("Queen");
    await choose("Hybrid");
    await press("Next Step");
    await screen.findByText("How firm do you like your mattress?");
    return started;
  };

  it("a slider with a stop for each firmness level, and whom they suit", async () => {
    const cloud = { ...soft, id: "cloud", label: "Cloud", value: 1, recommendedFor: ["Dreamers"] };
    const { container } = await toFirmness([
      { ...firm, value: 9, recommendedFor: ["Back sleepers", "Stomach sleepers"] },
      { ...medium, value: 5 },
      { ...soft, value: 3 },
      cloud,
    ]);
    const slider = screen.getByRole("slider", { name: "Firmness" });
    expect(slider).toHaveAttribute("aria-valuemax", "4");
    const ends = container.querySelector("[aria-hidden].justify-between")!;
    expect([...ends.children].map((each) => each.textContent)).toEqual(["Cloud", "Firm"]);
    expect(screen.getByText("Soft (1)").nextSibling).toHaveTextContent("Suits dreamers.");
    expect(screen.getByText("Medium (2-3)")).toBeVisible();
    expect(screen.getByText("Firm (4)").nextSibling).toHaveTextContent(
      "Suits back and stomach sleepers.",
    );
    slider.focus();
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("radio", { name: "Cloud" })).toBeChecked();
  });

  it("no slider where there is one level, and no guide where there is none", async () => {
    const { unmount } = await toFirmness([medium]);
    expect(screen.queryByRole("slider")).toBeNull();
    await choose("Medium");
    unmount();
    sessionStorage.clear();
    await toFirmness([]);
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByText("Firmness Guide")).toBeNull();
    await choose("Recommend for me");
  });

  it("must-haves in the groups of their features", async () => {
    const [feature] = bedOptions.features as [BedOptions["features"][0]];
    await toFirmness(bedOptions.firmnessLevels).then(async () => {
      await choose("Medium");
      await press("Next Step");
    });
    expect(await screen.findByText(feature.category)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: feature.label })).toBeVisible();
  });
});
