// Longer than 200 lines: the finder is tested as a whole, from the first question to the results.

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type {
  FinderCounts,
  FinderResults,
  FinderSuggestion,
  ShownFinder,
} from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
import { encodeShared, readShared } from "@/lib/shared-link";
import { fakeServer, type Call } from "@/testing/fake-server";
import { sampleFinder, sampleItem, sampleResults } from "@/testing/sample-finder";
import { Toaster } from "@/ui/toaster";
import { FinderHostProvider, type FinderHost, type HostCommand } from "@/wizard/finder-host";
import { Finder } from "./finder";
import { FinderMissing } from "./finder-missing";
import { useDocument, useFinderRun } from "./use-document";

type Reply = ReturnType<Parameters<typeof fakeServer>[0]>;

interface World {
  counts?: FinderCounts;
  finder?: (call: Call) => Reply;
  results?: (call: Call) => FinderResults;
  suggestions?: FinderSuggestion[];
  host?: Partial<FinderHost>;
}

const second = {
  ...sampleItem,
  id: "2",
  name: "Fynbos Trail",
  price: "899.00",
  score: 74,
  facts: { weight: "250 g" },
};

/** A finder behind its gate, as its route puts it together. */
function Loaded() {
  const run = useFinderRun("shoes");
  const { shown, missing, ...rest } = useDocument(run);
  if (missing) return <FinderMissing missing={missing} {...rest} isEmbedded={false} />;
  if (!shown) return null;
  return (
    <Finder
      key={shown.version}
      shown={shown}
      runKey={run.runKey}
      isEmbedded={false}
      onOutdated={(what) => what === "version" && run.moveOn()}
      onRestart={() => void run.renew(shown.version)}
    />
  );
}

async function start(world: World = {}) {
  const server = fakeServer((call) => {
    const { pathname } = new URL(call.url, "https://finder.example");
    if (pathname === "/api/finders/shoes") {
      return world.finder?.(call) ?? { body: sampleFinder };
    }
    if (pathname.endsWith("/counts")) {
      return { body: world.counts ?? { questions: { terrain: { road: 12, trail: 0 } } } };
    }
    if (pathname.endsWith("/suggestions")) return { body: world.suggestions ?? [] };
    if (pathname.endsWith("/recommendations")) {
      return { body: world.results?.(call) ?? sampleResults([sampleItem, second]) };
    }
    if (pathname === "/api/mail") return { body: { canSend: true } };
    if (pathname.endsWith("/email")) return { status: 202, body: { status: "queued" } };
    return { status: 201, body: { id: "t" } };
  });
  const host: FinderHost = {
    tell: vi.fn(),
    onCommand: () => () => undefined,
    page: undefined,
    instance: undefined,
    ...world.host,
  };
  const view = await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <FinderHostProvider value={host}>
            <Loaded />
          </FinderHostProvider>
          <Toaster />
        </QueryClientProvider>,
      ),
    ),
  );
  const asked = (call: string) => {
    const { url } = server.calls.findLast((each) => each.url.includes(`/${call}`))!;
    return Object.fromEntries(new URL(url, "https://finder.example").searchParams);
  };
  return { ...server, host, view, asked };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = async (name: string | RegExp, role = "radio") =>
  userEvent.click(await screen.findByRole(role, { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

async function answerFit() {
  await heading("Width");
  await choose("Wide");
  await userEvent.type(await screen.findByRole("textbox", { name: /Length/ }), "27,5");
  await press("Next");
}

async function answerAll(results = "Your Recommendations") {
  await press(/^Road/);
  await answerFit();
  await choose("Latex", "checkbox");
  await press("Next");
  await heading("What would be nice?");
  await press("Next");
  await heading("Budget");
  await choose("Everyday");
  await press("See Results");
  await heading(results);
}

beforeEach(() => {
  history.replaceState(null, "", "/f/shoes");
  localStorage.clear();
});

describe("the way through a finder", () => {
  it("says once that nothing is left, not at each choice", async () => {
    await start({ counts: { questions: { terrain: { road: 0, trail: 0 } }, isNothing: true } });
    expect(await screen.findByText(/^Nothing meets all of your answers so far/)).toBeVisible();
    expect(screen.queryByText("0 items")).not.toBeInTheDocument();
  });

  it("asks what the answers lead to, and goes on with a choice", async () => {
    const { asked } = await start();
    await heading("Where do you run?");
    expect(await screen.findByRole("button", { name: /Road.*12 items/ })).toBeVisible();
    // An option that leaves nothing says so, and can still be chosen.
    await press(/Trail.*0 items/);
    await heading("How much grip?");
    await press("Next");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please say how much grip you need.",
    );
    await choose("A lot");
    await press("Next");
    await answerFit();
    await heading("Is there anything you cannot wear?");
    expect(asked("counts")).toMatchObject({
      v: "3",
      of: "allergy",
      terrain: "trail",
      grip: "much",
      width: "wide",
      length: "27.5",
    });
  });

  it("drops the answers that a changed one resets, and asks them again", async () => {
    const { asked } = await start();
    await press(/^Trail/);
    await choose("Some");
    await press("Next");
    await heading("Width");
    await press("Back");
    await press("Back");
    await press(/^Road/);
    await heading("Width");
    await press("Back");
    await press(/^Trail/);
    await heading("How much grip?");
    expect(screen.getByRole("radio", { name: "Some" })).not.toBeChecked();
    expect(asked("counts")).not.toHaveProperty("grip");
  });

  it("reports what is missing in its place, the first problem only", async () => {
    await start();
    await press(/^Road/);
    await heading("Width");
    await press("Next");
    expect(await screen.findByRole("alert")).toHaveTextContent("Please choose one.");
    await choose("Narrow");
    expect(await screen.findByRole("alert")).toHaveTextContent("Please enter a number.");
  });

  it("sends the answers that count to the results, in words of addresses", async () => {
    const { asked, calls } = await start();
    await answerAll();
    expect(asked("recommendations")).toEqual({
      v: "3",
      locale: "en",
      terrain: "road",
      width: "wide",
      length: "27.5",
      allergy: "latex",
      budget: "0..1500",
    });
    await waitFor(() => {
      const trace = calls.findLast(({ url }) => url.startsWith("/api/finder-sessions"))!;
      expect(trace.body).toMatchObject({
        app: "shoes",
        data: {
          answers: { budget: "0..1500", allergy: ["latex"] },
          results: [{ id: "1" }, { id: "2" }],
        },
      });
    });
  });

  it("tells the host page what happens", async () => {
    const { host } = await start();
    await heading("Where do you run?");
    expect(host.tell).toHaveBeenCalledWith("ready", { client: "shoes", steps: 6 });
    await press(/^Road/);
    await heading("Width");
    expect(host.tell).toHaveBeenCalledWith("step", { step: 2, total: 6 });
  });

  it("resumes after a reload where it was, with what was not submitted yet", async () => {
    const { view } = await start();
    await press(/^Road/);
    await choose("Wide");
    view.unmount();
    await start();
    await heading("Width");
    expect(await screen.findByRole("radio", { name: "Wide" })).toBeChecked();
  });

  it("says in the document's own words what it has words for", async () => {
    const own = { ...sampleFinder, texts: { next: "Onward", "step-of": "{step}/{total}" } };
    await start({ finder: () => ({ body: own }) });
    await press(/^Road/);
    expect(await screen.findByRole("button", { name: "Onward" })).toBeVisible();
    expect(screen.getByText("2/5")).toBeVisible();
  });
});

describe("kinds of questions", () => {
  it("number: refuses what does not fit, in a sentence", async () => {
    await start();
    await press(/^Road/);
    await choose("Wide");
    const field = await screen.findByRole("textbox", { name: /Length/ });
    for (const [typed, problem] of [
      ["long", "Enter a number, such as 20\u00a0cm."],
      ["40", "Enter a number from 20 to 32\u00a0cm."],
      ["25.2", "Enter a number in steps of 0.5\u00a0cm: 25\u00a0cm or 25.5\u00a0cm."],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await press("Next");
      await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(problem));
    }
  });

  it("number: takes another unit", async () => {
    const { asked } = await start();
    await press(/^Road/);
    await choose("Wide");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Unit" }), "in");
    await userEvent.type(await screen.findByRole("textbox", { name: /Length/ }), "10.8");
    await press("Next");
    await heading("Is there anything you cannot wear?");
    expect(asked("counts")).toMatchObject({ length: "27.4" });
  });

  it("many: an exclusive option stands alone, and too many are refused at once", async () => {
    await start();
    await press(/^Road/);
    await answerFit();
    await choose("Latex", "checkbox");
    await choose("None of these", "checkbox");
    expect(screen.getByRole("checkbox", { name: "Latex" })).not.toBeChecked();
    await choose("Wool", "checkbox");
    expect(screen.getByRole("checkbox", { name: "None of these" })).not.toBeChecked();
    await press("Next");
    await heading("What would be nice?");
    for (const name of ["Light", "Soft", "Dry"]) await choose(name, "checkbox");
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose at most 2.");
    await press("Next");
    await heading("What would be nice?");
    await choose("Dry", "checkbox");
    await press("Next");
    await heading("Budget");
  });

  it("price: the slider and the presets say the same; its end is open", async () => {
    await start();
    await press(/^Road/);
    await answerFit();
    await choose("Latex", "checkbox");
    await press("Next");
    await heading("What would be nice?");
    await press("Next");
    await heading("Budget");
    await choose("Racing");
    expect(await screen.findByText("R1,500 – R5,000+", { selector: "[aria-live]" })).toBeVisible();
    const handle = screen.getByRole("slider", { name: "Highest price" });
    expect(handle).toHaveAttribute("aria-valuetext", "R5,000+");
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByText("R1,500 – R4,900", { selector: "[aria-live]" })).toBeVisible();
    expect(screen.getByRole("radio", { name: "Racing" })).not.toBeChecked();
  });

  it("one: many options are searched, also by other words", async () => {
    const options = Array.from({ length: 14 }, (_, n) => ({
      id: `o${n}`,
      label: `Option ${n}`,
      synonyms: n === 7 ? ["Zürich"] : [],
    }));
    const [first] = sampleFinder.questions;
    const questions = [{ ...first!, options }];
    await start({ finder: () => ({ body: { ...sampleFinder, questions } }) });
    await userEvent.type(await screen.findByLabelText("Search"), "zurich");
    expect(await screen.findByText("1 choice")).toBeVisible();
    expect(screen.getByRole("button", { name: /Option 7/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Option 8/ })).toBeNull();
  });
});

describe("the results", () => {
  it("say the match, why, and how the others differ", async () => {
    await start();
    await answerAll();
    const [best, other] = await screen.findAllByRole("article");
    expect(within(best!).getByText("Best for you")).toBeVisible();
    expect(best).toHaveTextContent("91%");
    expect(within(best!).getByText("Made for wide feet")).toBeVisible();
    expect(best).toHaveTextContent("Drop8 mm");
    expect(other).toHaveTextContent("Just as close a match · R600 less");
    expect(screen.getByText("We found 2 products.")).toBeVisible();
  });

  it.each([
    ["Closest for you", "nearer to a budget that was given up", { score: 60 }],
    [undefined, "put first by the shop", { score: 60, promoted: "Our favorite" }],
    [undefined, "not weighed by any answer", { reasons: [], met: [] }],
  ])("say “%s” of the first one where it is %s", async (label, _, changes) => {
    const first = { ...sampleItem, ...changes };
    await start({ results: () => sampleResults([first, { ...second, score: 90 }]) });
    await answerAll();
    const [best] = await screen.findAllByRole("article");
    const labels = within(best!).queryAllByText(/for you$/);
    expect(labels.map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
  });

  it("tell those of one name apart by what the document shows of each", async () => {
    const twin = { ...second, id: "3", name: sampleItem.name, facts: { drop: "4 mm" } };
    await start({ results: () => sampleResults([sampleItem, twin, second]) });
    await answerAll();
    const [, same, other] = await screen.findAllByRole("article");
    expect(same).toHaveTextContent("Drop4 mm");
    expect(other).not.toHaveTextContent("Drop");
  });

  it("say what is not known, promoted, without a price, without a page, out of stock", async () => {
    const odd = {
      ...sampleItem,
      id: "3",
      name: "Odd One",
      price: null,
      url: null,
      inStock: null,
      promoted: "Our pick: shown one place higher",
      unknowns: ["The shop does not state the width."],
      reasons: [
        {
          criterion: "width",
          points: 20,
          max: 40,
          verdict: "unknown" as const,
          text: "Width not stated",
        },
      ],
    };
    const gone = { ...second, inStock: false, isFromPrice: true, fullPrice: "999.00" };
    await start({ results: () => sampleResults([odd, gone]) });
    await answerAll();
    const card = (await screen.findByRole("heading", { name: "Odd One" })).closest("article")!;
    expect(card).toHaveTextContent("Price on request");
    expect(card).toHaveTextContent("Our pick: shown one place higher");
    expect(card).toHaveTextContent("The shop does not state the width.");
    expect(card).not.toHaveTextContent(/in stock|out of stock/i);
    expect(within(card).queryByRole("link")).toBeNull();
    await press(/Out of stock now · 1/);
    const other = (await screen.findByRole("heading", { name: "Fynbos Trail" })).closest(
      "article",
    )!;
    expect(other).toHaveTextContent("from R899");
    expect(other).toHaveTextContent("Out of Stock");
  });

  it("a first selection claims no percentages", async () => {
    await start({ results: () => sampleResults([sampleItem, second], { isFirstSelection: true }) });
    await press(/^Road/);
    await answerFit();
    await choose("Latex", "checkbox");
    await press("Next");
    await press("Next");
    await heading("Budget");
    await press("See Results");
    await heading("A first selection");
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it("a list without any picture keeps no room for them", async () => {
    const { view } = await start({
      results: () => sampleResults([sampleItem, { ...second, pictureUrl: "/1.webp" }]),
    });
    await answerAll();
    expect(view.container.querySelectorAll("article [data-placeholder]")).toHaveLength(1);
    view.unmount();
    const none = await start();
    await heading("Your Recommendations");
    expect(none.view.container.querySelector("[data-placeholder]")).toBeNull();
  });

  it("where only what was skipped is left to answer, more answers are not asked for", async () => {
    const questions = sampleFinder.questions.map((each) =>
      each.id === "wishes" ? { ...each, skipSame: true } : each,
    );
    await start({
      finder: () => ({ body: { ...sampleFinder, questions } }),
      counts: { questions: {}, same: ["wishes"] },
      results: () => sampleResults([sampleItem, second], { isFirstSelection: true }),
    });
    await press(/^Road/);
    await answerFit();
    await choose("Latex", "checkbox");
    await press("Next");
    await heading("Budget");
    expect(await screen.findByText(/What would be nice/)).toBeVisible();
    await choose("Everyday");
    await press("See Results");
    await heading("Your Recommendations");
    expect(screen.queryByText(/Answer more/)).toBeNull();
  });

  it("what stands behind, as a must is not stated, claims no higher percentage than those before", async () => {
    const behind = { ...second, id: "3", name: "Veld", score: 97, unknowns: ["Width not stated"] };
    await start({ results: () => sampleResults([sampleItem, second, behind]) });
    await answerAll();
    const veld = (await screen.findByRole("heading", { name: "Veld" })).closest("article")!;
    expect(screen.getByText("74%")).toBeVisible();
    expect(within(veld).queryByText(/%/)).toBeNull();
  });

  it("where nothing is found there is no first selection", async () => {
    await start({ results: () => sampleResults([], { isFirstSelection: true }) });
    await answerAll("Nothing fits all of it");
    expect(screen.queryByText("A first selection")).toBeNull();
  });

  it("several sections make a set: one of each, with its price, and what could be picked instead", async () => {
    const finder: ShownFinder = {
      ...sampleFinder,
      results: { ...sampleFinder.results, layout: "grid", badge: "words" },
      sections: [
        { id: "shoes", heading: "Shoes", isOptional: false },
        { id: "socks", heading: "Socks", isOptional: true },
      ],
    };
    const sock = { ...sampleItem, id: "s1", name: "Karoo Sock", price: "99.00" };
    const set = (call: Call): FinderResults => {
      const picks = new URL(call.url, "https://finder.example").searchParams;
      const shoe = picks.get("pick.shoes") ?? "1";
      const left = picks.get("pick.socks") === "none";
      return {
        ...sampleResults([]),
        sections: [
          {
            id: "shoes",
            total: 2,
            items: [sampleItem, second],
            relaxed: [],
            percentOf: "answers",
            chosen: shoe,
          },
          shoe === "1"
            ? { id: "socks", total: 1, items: [sock], relaxed: [], chosen: left ? null : "s1" }
            : { id: "socks", total: 0, items: [], relaxed: [], chosen: null, isUseless: true },
        ],
      };
    };
    await start({ finder: () => ({ body: finder }), results: set });
    await answerAll();
    const shoes = within(await screen.findByRole("region", { name: "Shoes" }));
    expect(shoes.getByText("Great match")).toBeVisible();
    const socks = () => within(screen.getByRole("region", { name: /Socks/ }));
    expect(screen.getByText("Your set of 2").parentElement).toHaveTextContent("R1,598");

    await userEvent.click(socks().getByRole("button", { name: "Leave it out: Karoo Sock" }));
    expect(await socks().findByText("You leave it out.")).toBeVisible();
    expect(screen.getByText("Your set of 1").parentElement).toHaveTextContent("R1,499");
    expect(socks().getByRole("heading", { level: 2 })).toHaveFocus();

    await userEvent.click(shoes.getByRole("button", { name: "1 other choice" }));
    await userEvent.click(shoes.getByRole("button", { name: "Choose this one: Fynbos Trail" }));
    expect(await socks().findByText("Not needed with what you chose.")).toBeVisible();
    expect(screen.getByText("Your set of 1").parentElement).toHaveTextContent("R899");
  });

  it("name what was given up, and offer changes that find more", async () => {
    const relaxed = sampleResults([sampleItem]);
    relaxed.sections[0]!.relaxed = ["width"];
    const { asked } = await start({
      results: () => relaxed,
      suggestions: [
        {
          id: "s",
          label: "A budget up to R2,500",
          changes: { budget: "0..2500" },
          count: 4,
          bestScore: 97,
        },
      ],
    });
    await answerAll();
    expect(
      await screen.findByText("Nothing meets all of it: we gave up Width (Wide)."),
    ).toBeVisible();
    expect(await screen.findByText("Finds 4 products, the best 97%.")).toBeVisible();
    await press("Apply: A budget up to R2,500");
    await waitFor(() => expect(asked("recommendations")).toMatchObject({ budget: "0..2500" }));
  });

  it("say that nothing fits, and what can be done", async () => {
    await start({ results: () => sampleResults([]) });
    await answerAll("Nothing fits all of it");
    expect(screen.getAllByRole("heading", { name: "Nothing fits all of it" })).toHaveLength(1);
    expect(screen.getByText("Change one of your answers, or ask the shop.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Adjust Answers" })).toBeVisible();
  });

  it("end in the shop's own words where there are to be no products", async () => {
    const { calls } = await start({
      results: () => ({
        version: 3,
        sections: [],
        ending: {
          text: "Such feet need a fitter.",
          link: "https://www.fleet.example/fit",
          phone: "021 555 0199",
        },
        isFirstSelection: false,
      }),
    });
    await answerAll();
    expect(await screen.findByText("Such feet need a fitter.")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Open fleet.example/ })).toHaveAttribute(
      "href",
      "https://www.fleet.example/fit",
    );
    expect(screen.getByRole("link", { name: "Call 021 555 0199" })).toHaveAttribute(
      "href",
      "tel:0215550199",
    );
    expect(screen.queryByText("Nothing fits all of it")).toBeNull();
    expect(screen.queryByRole("button", { name: "Share or Save" })).toBeNull();
    expect(calls.some(({ url }) => url.includes("/suggestions"))).toBe(false);
    expect(calls.findLast(({ url }) => url.includes("finder-sessions"))!.body).toMatchObject({
      data: { results: [] },
    });
    await press("Adjust Answers");
    await heading("Budget");
  });

  it("put two or three side by side", async () => {
    await start();
    await answerAll();
    for (const box of await screen.findAllByRole("checkbox", { name: /Compare/ })) {
      await userEvent.click(box);
    }
    await press("Compare 2");
    const dialog = await screen.findByRole("dialog", { name: "Side by side" });
    const row = (name: RegExp) => within(dialog).getByRole("row", { name });
    expect(row(/^Match differs/)).toHaveTextContent("91%74%");
    expect(row(/^Drop/)).toHaveTextContent("8 mmNot stated");
    expect(row(/^Width/)).toHaveTextContent("Made for wide feet (40/40)");
  });

  it("are sorted by price, and answers lead back to their questions", async () => {
    await start();
    await answerAll();
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Sort by" }),
      "cheapest",
    );
    const names = screen
      .getAllByRole("article")
      .map((each) => within(each).getByRole("heading").textContent);
    expect(names).toEqual(["Fynbos Trail", "Karoo Glide"]);
    await press(/Length of your foot.*27.5.cm.*change/);
    await heading("Width");
    await choose("Narrow");
    await press("See Results");
    await heading("Your Recommendations");
  });

  it("a changed answer asks only what it opens, and leads straight back", async () => {
    const { asked } = await start();
    await answerAll();
    await press(/Where do you run.*Road.*change/);
    await press(/^Trail/);
    await heading("How much grip?");
    await choose("A lot");
    expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
    await press("Next");
    // It depends on where one runs, and is asked again.
    await heading("What would be nice?");
    await press("See Results");
    await heading("Your Recommendations");
    expect(asked("recommendations")).toMatchObject({ terrain: "trail", width: "wide" });
  });

  it("are mailed with the answers and the version", async () => {
    const { calls } = await start();
    await answerAll();
    await userEvent.type(await screen.findByLabelText("E-mail address"), "a@example.com");
    await press("Send Email");
    expect(await screen.findByText("Your list is on its way")).toBeVisible();
    const mail = calls.find(({ url }) => url === "/api/finders/shoes/email")!;
    expect(mail.body).toMatchObject({
      email: "a@example.com",
      version: 3,
      locale: "en",
      answers: { width: "wide", budget: "0..1500" },
    });
  });

  it("keep a product in the basket", async () => {
    await start();
    await answerAll();
    await press("Favorite: Karoo Glide");
    await press("Favorites Basket, 1");
    const basket = await screen.findByRole("dialog", { name: "Favorites Basket" });
    expect(basket).toHaveTextContent("Karoo Glide");
    expect(basket).toHaveTextContent("Total ValueR1,499");
    await press("Clear All");
  });
});

describe("links, sets and versions", () => {
  const answers = {
    terrain: "road",
    width: "wide",
    length: "27.5",
    allergy: "latex",
    budget: "0..1500",
  };
  const open = (a: object, v = 3) =>
    history.replaceState(null, "", `/f/shoes?shared=${encodeShared({ v, a })}`);

  it("a copied link brings the same answers back", async () => {
    const { view } = await start();
    await answerAll();
    const link = await screen.findByRole("link", { name: "WhatsApp" });
    const text = new URL(link.getAttribute("href")!).searchParams.get("text")!;
    const url = new URL(text.slice(text.indexOf("http")));
    expect(readShared(url.searchParams.get("shared")!)).toEqual({ v: 3, a: answers });
    view.unmount();
    sessionStorage.clear();
    history.replaceState(null, "", url.pathname + url.search);
    const again = await start();
    await heading("Your Recommendations");
    expect(again.asked("recommendations")).toMatchObject(answers);
  });

  it("a link says what no longer exists, and goes on to the results without it", async () => {
    open({ ...answers, width: "huge", color: "red" }, 1);
    await start();
    await heading("Your Recommendations");
    expect(
      await screen.findByText(
        "No longer offered, and left out: Width. One answer to a question that is no longer asked was left out.",
      ),
    ).toBeVisible();
  });

  it("a link that lost a fact asks it again before the results", async () => {
    open({ ...answers, allergy: "nickel" }, 1);
    await start();
    await screen.findByText("Shared Answers Loaded!");
    await heading("Is there anything you cannot wear?");
    await choose("Latex", "checkbox");
    await press("Next");
    await heading("What would be nice?");
    // What the link left open before is passed; the results are next.
    await press("Next");
    await heading("Budget");
  });

  it("a damaged link says so and changes nothing", async () => {
    history.replaceState(null, "", "/f/shoes?shared=%%%");
    await start();
    expect(await screen.findByText("This link could not be read")).toBeVisible();
    await heading("Where do you run?");
  });

  it("a saved set is loaded again", async () => {
    const { view } = await start();
    await answerAll();
    await userEvent.type(await screen.findByLabelText("Name"), "Mine");
    await press("Save These");
    await screen.findByText("Answers saved");
    view.unmount();
    sessionStorage.clear();
    history.replaceState(null, "", "/f/shoes");
    await start();
    await press("Saved sets (1)");
    await press("Load Mine");
    await heading("Your Recommendations");
  });

  it("a run stays on its version; where that is gone, it moves to the live one and says what it lost", async () => {
    const { view } = await start();
    await press(/^Road/);
    await answerFit();
    await heading("Is there anything you cannot wear?");
    view.unmount();
    const again = await start();
    await heading("Is there anything you cannot wear?");
    const [resumed] = again.calls;
    expect(resumed!.url).toContain("v=3");
    expect(resumed!.headers["Finder-Mark"]).toBe(sampleFinder.mark);
    again.view.unmount();

    const next: ShownFinder = {
      ...sampleFinder,
      version: 4,
      questions: sampleFinder.questions.map((each) =>
        each.id === "width" ? { ...each, options: [{ id: "narrow", label: "Narrow" }] } : each,
      ),
    };
    const { calls } = await start({
      finder: ({ url }) =>
        url.includes("v=3")
          ? { status: 404, body: { message: "There is no such version.", code: "not_found" } }
          : { body: next },
    });
    expect(await screen.findByText("No longer offered, and left out: Width.")).toBeVisible();
    await heading("Is there anything you cannot wear?");
    expect(calls.some(({ url }) => url.includes("/counts?v=4"))).toBe(true);
  });

  it("a run that begins anew is on the version that is live by then", async () => {
    let live: ShownFinder = sampleFinder;
    const { asked } = await start({ finder: () => ({ body: live }) });
    await answerAll();
    const [first, ...others] = sampleFinder.questions;
    live = {
      ...sampleFinder,
      version: 4,
      questions: [{ ...first!, title: "Where will you run?" }, ...others],
    };
    await press("Start Over");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Start Over (Clear All)" }));
    await heading("Where will you run?");
    await waitFor(() => expect(asked("counts")).toMatchObject({ v: "4" }));
  });

  it("a run from before versions had marks asks for its version without one", async () => {
    const { view } = await start();
    await press(/^Road/);
    await heading("Width");
    view.unmount();
    sessionStorage.setItem("run:f:shoes:version", "3");
    const again = await start();
    await heading("Width");
    const [resumed] = again.calls;
    expect(resumed!.url).toContain("v=3");
    expect(resumed!.headers["Finder-Mark"]).toBeUndefined();
  });

  it.each([
    [{ status: 404, body: { code: "not_open" } }, "This finder is not open now."],
    [{ status: 404, body: { code: "not_found" } }, "There is no such finder."],
  ])("no document: %j", async (reply, title) => {
    await start({ finder: () => reply });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a wizard" })).toBeVisible();
  });

  it("a lost network says so, and tries again", async () => {
    let isOff = true;
    await start({ finder: () => (isOff ? "offline" : { body: sampleFinder }) });
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load the questions");
    isOff = false;
    await press("Try Again");
    await heading("Where do you run?");
  });
});

describe("a host page", () => {
  it("prefills answers, but a fact only where the shopper sees it", async () => {
    let command: (command: HostCommand) => void = () => undefined;
    const { host } = await start({
      host: {
        onCommand: (listener) => {
          command = listener;
          return () => undefined;
        },
      },
    });
    await heading("Where do you run?");
    act(() =>
      command({
        type: "prefill",
        preferences: {
          ...{ terrain: "road", width: "wide", length: 27.5, allergy: ["wool", "gold"] },
          sole: "soft",
        },
      }),
    );
    await heading("Is there anything you cannot wear?");
    expect(await screen.findByRole("checkbox", { name: "Wool" })).toBeChecked();
    expect(host.tell).toHaveBeenCalledWith("prefill", {
      answered: ["terrain", "width", "length", "allergy"],
      leftOut: ["allergy: gold", "sole"],
    });
    act(() => command({ type: "prefill", preferences: { nothing: "known" } }));
    await waitFor(() =>
      expect(host.tell).toHaveBeenCalledWith("error", { code: "prefill_invalid" }),
    );
    expect(host.tell).toHaveBeenCalledWith("prefill", { answered: [], leftOut: ["nothing"] });
    act(() => command({ type: "restart" }));
    await heading("Where do you run?");
  });
});

describe("values", () => {
  const painting: ShownFinder = {
    ...sampleFinder,
    values: [
      { id: "double", is: { multiply: [{ value: "feet" }, 2] } },
      { id: "feet", is: { divide: [{ answer: "length" }, 10] } },
    ],
    questions: [
      sampleFinder.questions.find(({ id }) => id === "length")!,
      {
        ...sampleFinder.questions.find(({ id }) => id === "grip")!,
        when: { value: "double", atLeast: 5.4 },
        options: [
          { id: "little", label: "A little" },
          { id: "much", label: "A lot", when: { value: "double", atLeast: 6 } },
        ],
      },
      sampleFinder.questions.find(({ id }) => id === "wishes")!,
    ],
  };
  const enter = async (length: string) => {
    const box = await screen.findByRole("textbox", { name: /Length/ });
    await userEvent.clear(box);
    await userEvent.type(box, length);
    await press("Next");
  };

  it("decide which questions and options there are, and which answers count", async () => {
    const { asked } = await start({ finder: () => ({ body: painting }) });
    await enter("26,5");
    await heading("What would be nice?");
    await press(/Back/);
    await enter("27");
    await heading("How much grip?");
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    await press(/Back/);
    await enter("30");
    await heading("How much grip?");
    await choose("A lot");
    await press("Next");
    await heading("What would be nice?");
    await press("See Results");
    await heading("Your Recommendations");
    expect(asked("recommendations")).toMatchObject({ length: "30", grip: "much" });
  });

  it("decide where a run goes on", async () => {
    const first = await start({ finder: () => ({ body: painting }) });
    await enter("30");
    await heading("How much grip?");
    await choose("A lot");
    await press("Next");
    await heading("What would be nice?");
    first.view.unmount();
    await start({ finder: () => ({ body: painting }) });
    await heading("What would be nice?");
    await press(/Back/);
    await heading("How much grip?");
    expect(screen.getByRole("radio", { name: "A lot" })).toBeChecked();
  });

  it("are said in texts, which lose the sentences of those that are not known yet", async () => {
    const [length, grip, wishes] = painting.questions;
    const said: ShownFinder = {
      ...painting,
      values: painting.values!.map((each) => ({ ...each, unit: "ft" })),
      results: { ...painting.results, heading: "Shoes of {value:feet}" },
      questions: [
        { ...length!, text: "Standing. That is {value:feet}." },
        { ...grip!, title: "{value:double} for both. How much grip?" },
        wishes!,
      ],
    };
    await start({ finder: () => ({ body: said }) });
    expect(await screen.findByText("Standing.")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /Length/ }), "28.5");
    expect(await screen.findByText("Standing. That is 2.85 ft.")).toBeVisible();
    await press("Next");
    await heading("5.7 ft for both. How much grip?");
    expect(document.body.textContent).not.toContain("{value");
    await choose("A little");
    await press("Next");
    await heading("What would be nice?");
    await press("See Results");
    await heading("Shoes of 2.85 ft");
    expect(document.body.textContent).not.toContain("{value");
  });
});
