// Longer than 200 lines: all that a page of products by their price can show stands together.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { FinderResults, ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { basketStore } from "@/lib/basket-store";
import { loadOnce } from "@/lib/load-once";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder, sampleItem, sampleResults } from "@/testing/sample-finder";
import type { BasketItem, OwnBasket } from "../model/basket";
import { Finder } from "../page/finder";
import { documentSource, type FinderSource } from "../model/source";

const [terrain] = sampleFinder.questions as [ShownQuestion];
const wishes = sampleFinder.questions.find(({ id }) => id === "wishes")!;

const byPrice: ShownFinder = {
  ...sampleFinder,
  questions: [{ ...terrain, resets: [] }, wishes],
  results: { order: "price", layout: "grid", badge: "none", floor: 50, actions: ["basket"] },
  texts: { "given-up-wishes": "the extras" },
};

const special = {
  ...sampleItem,
  id: "2",
  name: "Fynbos Trail",
  price: "899.00",
  fullPrice: "1199.00",
  fits: "Fits your trail",
  tags: [{ label: "Fynbos" }],
};

const items = Array.from({ length: 9 }, (_, n) => ({ ...special, id: `p${n}`, name: `Shoe ${n}` }));

async function start(results: FinderResults, source: Partial<FinderSource> = {}) {
  const server = fakeServer(({ url }) => {
    if (url.includes("/counts")) return { body: { questions: {} } };
    if (url.includes("/recommendations")) return { body: results };
    return { body: url.includes("/suggestions") ? [] : { id: "t" } };
  });
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Finder
            shown={byPrice}
            source={{ ...documentSource, ...source }}
            runKey="run:f:price"
            isEmbedded={false}
            onOutdated={() => undefined}
          />
        </QueryClientProvider>,
      ),
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Trail/ }));
  await userEvent.click(await screen.findByRole("button", { name: "See Results" }));
  await screen.findByRole("heading", { level: 1, name: "Your Recommendations" });
  return server;
}

beforeEach(() => {
  history.replaceState(null, "", "/f/shoes");
  sessionStorage.clear();
  localStorage.clear();
});

it("what is saved has no cents where there are none", async () => {
  await start(sampleResults([{ ...special, price: "59.99", fullPrice: "74.99" }]));
  expect(await screen.findByText("Save R15")).toBeVisible();
});

it("products stand in order of price, each with why it is listed, what it costs and what that saves", async () => {
  await start(sampleResults([special, { ...sampleItem, inStock: false }]));
  const [first] = await screen.findAllByRole("article");
  expect(first).toHaveTextContent("Fits your trail");
  expect(first).toHaveTextContent(/R899.*instead of R1,199.*Save R300.*In Stock/);
  expect(within(first!).getByText("Fynbos")).toBeVisible();
  expect(
    screen.getByText("2 products, from the lowest price up. 1 in stock, 1 out of stock."),
  ).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Out of stock now" })).toBeVisible();
  expect(screen.queryByText(/match/i)).toBeNull();
});

it("says how many there are where not all are listed, and by which price they stand", async () => {
  const [section] = sampleResults(items).sections;
  await start(sampleResults([], { sections: [{ ...section!, total: 30 }] }), {
    orderedBy: () => "price per pair",
    PriceNote: ({ item }) => <p>R10 a kilometer for {item.name}</p>,
  });
  expect(
    await screen.findByText("We found 30 products. Here are 9, from the lowest price per pair up."),
  ).toBeVisible();
  expect(screen.getByText("R10 a kilometer for Shoe 0")).toBeVisible();
  // On phones the rest comes on demand.
  await userEvent.click(screen.getByRole("button", { name: "Show 3 more" }));
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  expect(screen.getByRole("heading", { name: "Shoe 6" })).toHaveFocus();
});

it("says what is hidden below the products", async () => {
  const withheld = [{ count: 3, text: "The shop does not state the size" }];
  const [section] = sampleResults([special]).sections;
  await start(sampleResults([], { sections: [{ ...section!, withheld }] }));
  const note = await screen.findByText(/3 products are not shown/);
  expect(
    screen.getByRole("article").compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

it("names what was given up, in the document's words", async () => {
  const [section] = sampleResults([special]).sections;
  await start(sampleResults([], { sections: [{ ...section!, relaxed: ["wishes"] }] }));
  expect(await screen.findByText(/we gave up the extras/)).toBeVisible();
});

it("answers that narrow the list can be changed beside it, and the summary is the finder's own", async () => {
  const server = await start(sampleResults([special]), {
    refine: ["wishes"],
    Selections: ({ wizard }) => (
      <button type="button" onClick={() => wizard.jumpTo("terrain")}>
        Ground: {wizard.answers.terrain === "trail" ? "trail" : "other"}
      </button>
    ),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Light" }));
  await screen.findByRole("checkbox", { name: "Light", checked: true });
  expect(
    server.calls.some(({ url }) => url.includes("recommendations") && url.includes("wishes=light")),
  ).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Ground: trail" }));
  await screen.findByRole("heading", { level: 1, name: "Where do you run?" });
});

it("says so where there is nothing, and starts over with one press", async () => {
  await start(sampleResults([]));
  expect(await screen.findByRole("heading", { name: "Nothing fits all of it" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Start Over" }));
  await screen.findByRole("heading", { level: 1, name: "Where do you run?" });
});

it("ends in the shop's own words where there are to be no products", async () => {
  const ending = { text: "Ask a fitter.", link: "mailto:fit@fleet.example" };
  const { calls } = await start({ ...sampleResults([]), sections: [], ending });
  expect(await screen.findByText("Ask a fitter.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Write to fit@fleet.example" })).not.toHaveAttribute(
    "target",
  );
  expect(screen.queryByRole("heading", { name: "Nothing fits all of it" })).toBeNull();
  expect(calls.some(({ url }) => url.includes("/suggestions"))).toBe(false);
});

it("follows no ending to an address that could do harm", async () => {
  const ending = { text: "Ask a fitter.", link: "javascript:alert(1)", label: "Ask" };
  await start({ ...sampleResults([]), sections: [], ending });
  expect(await screen.findByText("Ask a fitter.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Ask/ })).toBeNull();
});

const parts: ReturnType<OwnBasket["parts"]> = Promise.resolve({
  usePresentItems: (kept) =>
    kept.map((item, index) => ({
      ...item,
      price: "99.00",
      state: index === 0 ? "changed" : "gone",
      savedPrice: item.price,
    })),
  MailDialog: ({ ids, onSent }) => (
    <button type="button" onClick={onSent}>
      Send {ids.join()}
    </button>
  ),
});

it("a finder's own basket keeps products in its own way, knows what they cost now, and mails those still sold", async () => {
  const store = basketStore<BasketItem>({
    key: "shoes:kept",
    max: 5,
    idOf: ({ id }) => id,
    parse: () => Promise.resolve([]),
    stored: ({ id }) => ({ sku: id }),
  });
  await start(sampleResults(items.slice(0, 2)), {
    basket: loadOnce(() => Promise.resolve({ store, parts: () => parts })),
    catalog: "https://fleet.example/all",
  });
  await userEvent.click(await screen.findByRole("button", { name: "Favorite: Shoe 0" }));
  await userEvent.click(screen.getByRole("button", { name: "Favorite: Shoe 1" }));
  expect(localStorage.getItem("shoes:kept")).toBe('[{"sku":"p0"},{"sku":"p1"}]');
  const entry = await screen.findByRole("button", { name: "Favorites Basket, 2" });
  // What it opens is loaded then: React wants to be told when that is done.
  await act(async () => {
    entry.click();
    await Promise.resolve();
  });
  const basket = within(await screen.findByRole("dialog", { name: "Favorites Basket" }));
  expect(basket.getByText("Cheaper now: it was R899 when you saved it.")).toBeVisible();
  expect(basket.getByText(/^No longer sold/)).toBeVisible();
  expect(basket.getByText("Total Value").parentElement).toHaveTextContent("R99");
  expect(basket.getByRole("link", { name: /Browse Full Catalog/ })).toBeVisible();
  await userEvent.click(basket.getByRole("button", { name: "Email List" }));
  expect(await screen.findByRole("button", { name: "Send p0" })).toBeVisible();
  await userEvent.click(basket.getByRole("button", { name: "Remove Shoe 0" }));
  expect(basket.getByRole("button", { name: "Remove Shoe 1" })).toHaveFocus();
});
