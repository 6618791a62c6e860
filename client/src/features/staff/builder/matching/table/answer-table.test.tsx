import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CellsFileReport, ProductCellsPage } from "@shared/contracts/product-cells";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import type { OpenDraft } from "../../draft/use-draft";
import { AnswerTable } from "./answer-table";

const on = (use: "filter" | "exclude", ...products: string[]): Rule => ({
  use,
  condition: { products },
});
const option = (id: string, ...rules: Rule[]) => ({ id, label: { en: id.toUpperCase() }, rules });
const documentOf = (fact = false) =>
  ({
    locale: "en",
    questions: [
      { id: "day", title: { en: "When?" }, rules: [] },
      {
        id: "milk",
        title: { en: "Milk?" },
        fact,
        rules: [],
        options: [
          option("warm", on("filter", "A")),
          option("cold"),
          { ...option("any"), exclusive: "not-sure" },
        ],
      },
    ],
    rules: [],
    values: [],
    sections: [{ id: "main", catalogue: "machines" }],
  }) as unknown as FinderDocument;

const page: ProductCellsPage = {
  items: [
    { key: "A", name: "Alder", pictureUrl: null, fits: { warm: "misses" } },
    { key: "B", name: "Brook", pictureUrl: null, fits: { warm: "fits" } },
  ],
  total: 2,
};
const report: CellsFileReport = {
  rows: 2,
  changed: 2,
  unchanged: 0,
  bad: 1,
  problems: [{ line: 3, path: "COLD", message: "“perhaps” is none of them." }],
  cells: { warm: { A: null }, cold: { B: "exclude" } },
};

afterEach(() => window.history.replaceState(null, "", "/"));

function open({ mayWrite = true, fact = false, checked = report } = {}) {
  fakeServer(({ method }) => ({ body: method === "POST" ? checked : page }));
  const edits: FinderDocument[] = [];
  function Page() {
    const [document, setDocument] = useState(documentOf(fact));
    const draft = {
      document,
      saving: { is: "saved" },
      settle: () => Promise.resolve(true),
      subscribe: () => () => undefined,
      edit(change: (before: FinderDocument) => FinderDocument) {
        edits.push(change(document));
        setDocument(change);
      },
    } as unknown as OpenDraft;
    return <AnswerTable slug="coffee" draft={draft} mayWrite={mayWrite} />;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const rules = () =>
    (edits.at(-1)!.questions[1]!.options as { rules: Rule[] }[]).map((each) => each.rules);
  return { edits, rules };
}
const cell = (name: string) => screen.findByRole("combobox", { name });

describe("the table of products", () => {
  it("shows what each answer means for each product, and changes the draft by a choice", async () => {
    const { rules } = open();
    const first = await cell("WARM: Alder (A)");
    expect(first).toHaveDisplayValue("Must");
    expect(first).toHaveAccessibleDescription("Does not fit");
    expect(screen.queryByRole("combobox", { name: /^ANY/ })).toBeNull();
    await userEvent.selectOptions(await cell("COLD: Brook (B)"), "Never");
    expect(rules().slice(0, 2)).toEqual([[on("filter", "A")], [on("exclude", "B")]]);
    await userEvent.selectOptions(first, "–");
    expect(rules()[0]).toEqual([]);
  });

  it("goes to the next cell by Shift and an arrow key", async () => {
    open();
    const first = await cell("WARM: Alder (A)");
    first.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(await cell("COLD: Alder (A)")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowLeft}{ArrowLeft}{/Shift}");
    expect(await cell("WARM: Brook (B)")).toHaveFocus();
  });

  it("offers of a fact only what a fact can mean", async () => {
    open({ fact: true });
    const words = within(await cell("WARM: Alder (A)")).getAllByRole("option");
    expect(words.map(({ textContent }) => textContent)).toEqual(["–", "Must", "Never"]);
  });

  it("is read by viewers", async () => {
    open({ mayWrite: false });
    const table = within(await screen.findByRole("group", { name: "Milk?" }));
    expect(table.getByText("Must")).toBeVisible();
    expect(table.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Import CSV" })).toBeNull();
    expect(screen.getByRole("link", { name: "Export CSV" })).toBeVisible();
  });
});

describe("a file", () => {
  const take = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
    const file = new File(["Product,WARM"], "milk.csv", { type: "text/csv" });
    await userEvent.upload(screen.getByLabelText("CSV file"), file);
    await userEvent.click(screen.getByRole("button", { name: "Check the file" }));
  };

  it("is told of first, and then one edit of the draft", async () => {
    const { edits, rules } = open();
    await take();
    expect(await screen.findByText("“perhaps” is none of them.")).toBeVisible();
    expect(edits).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Change 2 cells" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(edits).toHaveLength(1);
    expect(rules().slice(0, 2)).toEqual([[], [on("exclude", "B")]]);
  });

  it("that makes the finder too large is refused in a sentence", async () => {
    open({ checked: { ...report, refusal: "A finder is at most 512 kB large." } });
    await take();
    expect(await screen.findByRole("alert")).toHaveTextContent("A finder is at most 512 kB large.");
    expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
  });
});
