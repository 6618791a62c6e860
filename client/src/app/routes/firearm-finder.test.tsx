// Longer than 200 lines: the finder is tested as a whole, from the first question to the basket.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RecommendedFirearm } from "@shared/specification/contracts/firearms";
import { clientBrands } from "@shared/brands";
import { Finder } from "@/features/finder/page/finder";
import { firearmSource } from "@/features/firearm-finder/firearm-source";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer, type Call } from "@/testing/fake-server";
import { firearmFinder } from "@/testing/firearm-finder";

const rifle: RecommendedFirearm = {
  sku: "SO-1",
  name: "Norvik Ridge",
  imageUrl: "/pictures/firearms/rifle/1.svg",
  price: "12000.00",
  specialPrice: "9500.00",
  brand: "Norvik",
  caliber: "308_win",
  firearmType: "rifle",
  shortDescription: null,
  inStock: true,
  packSize: null,
  url: "https://www.safarioutdoor.co.za/so-1.html",
  reason: "Fits your .308 Win",
};
const other = {
  ...rifle,
  sku: "SO-2",
  name: "Tessel Plain",
  price: "11000.00",
  specialPrice: null,
};

const counts = {
  types: {
    pistol: 12,
    revolver: 4,
    rifle: 7,
    shotgun: 5,
    compact: 6,
    sub_compact: 3,
    full_size: 3,
  },
  ammoTypes: { pistol_ammo: 9, rifle_ammo: 8, shotgun_shells: 3, reloading_equipment: 2 },
  calibers: { "9mm": 8, "308_win": 5, "375_h&h": 1 },
  actions: { bolt: 4, semi_auto: 3 },
};

/** What its document says in its own words, as far as it is looked for here. */
const texts = {
  "loading-results": "Loading products...",
  "nothing-found-text": "There is nothing to recommend. Please connect the product catalog.",
  "view-product": "View Details",
};
const shown = {
  ...firearmFinder,
  texts,
  results: { ...firearmFinder.results, heading: "Your Recommendations" },
};

async function start(products: () => unknown = () => [rifle, other], stored?: object) {
  if (stored) sessionStorage.setItem("run:f:firearms", JSON.stringify(stored));
  const server = fakeServer(({ url }: Call) => {
    if (url.includes("/safari/counts")) return { body: counts };
    if (url.includes("/safari/brands")) return { body: ["Norvik", "Tessel"] };
    if (url.includes("/safari/products")) return { body: products() };
    return { body: url.includes("/suggestions") ? [] : { id: "t" } };
  });
  const { products: pages, brands } = clientBrands.safarioutdoor;
  const source = { ...firearmSource, allProducts: pages.bedSets, catalog: brands.catalog };
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Finder
            shown={shown}
            source={source}
            runKey="run:f:firearms"
            isEmbedded={false}
            onOutdated={() => undefined}
          />
        </QueryClientProvider>,
      ),
    ),
  );
  const asked = (what: string) =>
    server.calls.map(({ url }) => url).filter((url) => url.startsWith(`/api/safari/${what}?`));
  return { ...server, asked };
}

/** Has the basket's code at hand: what waits for it in the middle of a press would be warned of. */
function Basket() {
  use(use(firearmSource.basket()).parts());
  return null;
}
beforeAll(() =>
  act(async () => {
    const basket = await firearmSource.basket();
    await basket.parts();
    render(
      <Suspense>
        <Basket />
      </Suspense>,
    );
  }),
);

beforeEach(() => {
  history.replaceState(null, "");
  localStorage.clear();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const next = (name: string) => screen.getByRole("button", { name });

async function toBudget() {
  await heading("What is it for?");
  await pick(/^Hunting/);
  await pick(/^Large game/);
  await pick(/^Rifle/);
  await pick(/^Bolt action/);
  await pick(/^\.308 Win/);
  await heading("What is your budget?");
}
async function toResults() {
  await toBudget();
  await userEvent.click(next("See Results"));
  await heading("Your Recommendations");
}

describe("the questions", () => {
  // Shows 2.firearm.step-of, 2.firearm.defense, 2.firearm.defense-counts, 2.firearm.caliber.
  // Shows 4.firearm.start.
  it("say how many products each type leaves, and each caliber, and call some recommended", async () => {
    await start();
    expect(await screen.findByText("Step 1 of 5")).toBeVisible();
    await pick(/^Self-defence/);
    await heading("Which type of firearm?");
    expect(await screen.findByRole("button", { name: /^Pistol.*12 items/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Revolver.*4 items/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Rifle/ })).toBeNull();
    await pick(/^Pistol/);
    await heading("Which size?");
    await pick(/^Compact/);
    await screen.findByRole("radio", { name: "Small" });
    await userEvent.click(screen.getByRole("radio", { name: "Small" }));
    await userEvent.click(screen.getByRole("button", { name: /^(Next|See Results)$/ }));
    await heading("Choose your caliber");
    const nine = await screen.findByRole("button", { name: /^9mm/ });
    expect(nine).toHaveTextContent("8 items");
    expect(nine).toHaveTextContent("Recommended");
  });

  // Shows 2.firearm.step-of, 2.firearm.carry, 2.firearm.carry-next, 4.firearm.total, 5.next.carry.
  it("of carrying wait for a way to carry or a size of hand", async () => {
    await start();
    await pick(/^Self-defence/);
    await pick(/^Pistol/);
    await pick(/^Compact/);
    await heading("Carry & Ergonomics");
    expect(screen.getByText("Step 3 of 6")).toBeVisible();
    const go = screen.getByRole("button", { name: "Next" });
    expect(go).toBeDisabled();
    await userEvent.click(await screen.findByRole("radio", { name: "Large" }));
    expect(go).toBeEnabled();
  });

  // Shows 2.firearm.ammo, 2.firearm.budget-ammo, 5.next.ammo.
  it("ask for the kind of ammunition, with how many there are of each, and for a quantity", async () => {
    await start();
    await pick(/^Ammo and reloading/);
    expect(await screen.findByRole("button", { name: /^Pistol ammo.*9 items/ })).toBeVisible();
    await pick(/^Pistol ammo/);
    await pick(/^9mm/);
    await heading("How much do you need?");
    for (const name of ["1 Box", "3 Boxes", "5 Boxes", "Bulk"]) {
      expect(await screen.findByRole("radio", { name })).not.toBeChecked();
    }
    expect(next("See Results")).toBeDisabled();
    await userEvent.click(screen.getByRole("radio", { name: "3 Boxes" }));
    expect(next("See Results")).toBeEnabled();
  });

  // Shows 2.firearm.budget, 9.slider, 9.slider-top.
  it("of the budget have a slider over all of it, and ready ranges", async () => {
    await start();
    await toBudget();
    const [lowest, highest] = await screen.findAllByRole("slider");
    expect(lowest).toHaveAttribute("aria-valuenow", "0");
    expect(highest).toHaveAttribute("aria-valuenow", "50000");
    expect(highest).toHaveAttribute("aria-valuetext", expect.stringMatching(/R50,000\+/));
    expect(next("See Results")).toBeEnabled();
    await userEvent.click(screen.getByRole("radio", { name: /^Premium/ }));
    expect(lowest).toHaveAttribute("aria-valuenow", "20000");
    expect(highest).toHaveAttribute("aria-valuenow", "30000");
    act(() => highest!.focus());
    await userEvent.keyboard("{ArrowRight}");
    expect(highest).toHaveAttribute("aria-valuenow", "31000");
  });

  // Shows 5.next.budget.
  it("of the budget lead nowhere while it is nothing to nothing", async () => {
    const answers = {
      purpose: "hunting",
      huntingGame: "large_game",
      firearmType: "rifle",
      action: "bolt",
      caliber: "308_win",
    };
    await start(() => [rifle], {
      stepId: "budget",
      answers,
      draft: { minPrice: 0, maxPrice: 0 },
    });
    await heading("What is your budget?");
    expect(next("See Results")).toBeDisabled();
    await userEvent.click(await screen.findByRole("radio", { name: /^Mid range/ }));
    expect(next("See Results")).toBeEnabled();
  });

  // Shows 2.firearm.back, 4.firearm.back.
  it("go back one by one", async () => {
    await start();
    await pick(/^Hunting/);
    await pick(/^Large game/);
    await pick(/^Rifle/);
    await pick(/^Bolt action/);
    await heading("Choose your caliber");
    await pick(/^Back$/);
    await heading("Which action?");
    expect(screen.getByText("Step 2 of 5")).toBeVisible();
    await pick(/^Back$/);
    await pick(/^Back$/);
    await pick(/^Back$/);
    await heading("What is it for?");
  });
});

describe("the calls", () => {
  // Shows 2.firearm.hunting, 4.firearm.advance, 4.firearm.fetch, 7.brands, 7.brands-unused.
  // Shows 7.counts, 7.products, 7.products-caliber.
  it("count from the second step on, ask for brands before the results, and for products there", async () => {
    const { asked, calls } = await start();
    await heading("What is it for?");
    expect(calls.map(({ url }) => url).filter((url) => url.includes("/safari/"))).toEqual([]);
    await pick(/^Hunting/);
    await pick(/^Large game/);
    await pick(/^Rifle/);
    await pick(/^Bolt action/);
    await heading("Choose your caliber");
    expect(asked("counts").at(-1)).toContain("type=rifle");
    expect(asked("brands")).toEqual([]);
    await pick(/^\.308 Win/);
    await screen.findByRole("checkbox", { name: "Norvik" });
    expect(asked("brands").at(-1)).toMatch(/type=rifle&caliber=308\+win/);
    expect(asked("products")).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Norvik" }));
    await userEvent.click(screen.getByRole("radio", { name: /^Mid range/ }));
    await userEvent.click(next("See Results"));
    await screen.findByRole("heading", { name: "Norvik Ridge" });
    expect(asked("products")).toHaveLength(1);
    expect(asked("products")[0]).toContain(
      "type=rifle&caliber=308+win&brands=Norvik&minPrice=10000&maxPrice=20000",
    );
  });
});

describe("the results", () => {
  // Shows 2.firearm.results.summary, 2.firearm.results.card, 2.firearm.results.buttons.
  // Shows 2.firearm.results.placeholder, 4.firearm.start-over, 9.rand.
  it("sum up the answers, and show what each product costs and saves", async () => {
    await start();
    await toResults();
    const card = within(
      (await screen.findByRole("heading", { name: "Norvik Ridge" })).closest("article")!,
    );
    const summary = await screen.findByRole("region", { name: "Your selections" });
    for (const text of [/PurposeHunting/, /TypeRifle/, /Caliber\.308 Win/, /BudgetR0/]) {
      expect(summary).toHaveTextContent(text);
    }
    expect(card.getByText("R9,500")).toBeVisible();
    expect(card.getByText("R12,000").tagName).toBe("S");
    expect(card.getByText("Save R2,500")).toBeVisible();
    expect(card.getByRole("link", { name: /^View Details/ })).toHaveAttribute("target", "_blank");
    expect(card.getByRole("button", { name: "Favorite: Norvik Ridge" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Browse All Products/ })).toBeVisible();
    fireEvent.error(document.querySelector("article img")!);
    expect(document.querySelector("article [data-placeholder]")).not.toBeNull();
    await pick(/^Start Over$/);
    await heading("What is it for?");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  // Shows 2.firearm.results.loading, 2.firearm.results.empty.
  it("are waited for, and say when there is no catalog", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await start(() => []);
    await toBudget();
    const fetch = window.fetch.bind(window);
    window.fetch = async (...call) => {
      await held;
      return fetch(...call);
    };
    await userEvent.click(next("See Results"));
    expect(await screen.findByText("Loading products...")).toBeVisible();
    answer();
    expect(await screen.findByText(/Please connect the product catalog\./)).toBeVisible();
    window.fetch = fetch;
  });
});

describe("the favorites basket", () => {
  // Shows 1.firearm.favorites, 2.firearm.basket.button, 2.firearm.basket.panel, 3.firearm.product.
  // Shows 3.storage.favorites, 4.favorites.toggle, 4.favorites.remove, 9.favorites-total.
  it("takes and gives back products by one heart, adds up what is paid, and is cleared", async () => {
    await start();
    await toResults();
    const heart = await screen.findByRole("button", { name: "Favorite: Norvik Ridge" });
    await userEvent.click(heart);
    await userEvent.click(await screen.findByRole("button", { name: "Favorite: Tessel Plain" }));
    const open = await screen.findByRole("button", { name: "Favorites Basket, 2" });
    await userEvent.click(heart);
    expect(open).toHaveAccessibleName("Favorites Basket, 1");
    await userEvent.click(heart);
    const stored = JSON.parse(localStorage.getItem("gun-finder:favorites")!) as object[];
    expect(stored).toContainEqual({
      sku: "SO-1",
      name: "Norvik Ridge",
      imageUrl: rifle.imageUrl,
      price: "12000.00",
      specialPrice: "9500.00",
    });

    await userEvent.click(open);
    const panel = within(await screen.findByRole("dialog", { name: "Favorites Basket" }));
    expect(panel.getByText("Total Value").parentElement).toHaveTextContent("R20,500");
    for (const name of ["Email List", "Clear All"]) {
      expect(panel.getByRole("button", { name })).toBeEnabled();
    }
    expect(panel.getByRole("link", { name: /^Browse Full Catalog/ })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Remove Tessel Plain" }));
    expect(panel.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(panel.getByRole("button", { name: "Clear All" }));
    expect(panel.getByText(/^Nothing in it yet/)).toBeVisible();
    expect(localStorage.getItem("gun-finder:favorites")).toBe("[]");
  });
});
