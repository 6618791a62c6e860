// Longer than 200 lines: the form is tested as a whole, from the proposal to what was added.

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ColumnLook, FileLook, FilePlan } from "@shared/contracts/file-look";
import { PlanForm } from "./plan-form";

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  send.mockReset();
  // What was chosen is kept, and how far an import is asked for, whenever their time has come.
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    init.method === "POST" ? send(url, init) : Promise.resolve(new Response("{}")),
  );
});

const column = (header: string, use: ColumnLook["plan"]["use"]): ColumnLook => ({
  header,
  why: `Because of ${header}.`,
  plan: {
    use,
    attribute: { id: header, isKnown: false, name: header, kind: "choice", unit: null },
    separator: "|",
    dateOrder: null,
    decimal: ".",
    readAs: {},
    isKeyPart: false,
    labels: {},
  },
  stated: 2,
  open: null,
  openDates: null,
  unread: 0,
  samples: ["x"],
  isNew: true,
  values: use === "attribute" ? [{ key: "red", label: "Red", count: 2 }] : [],
});
const look: FileLook = {
  rows: 2,
  sheets: [],
  sheet: null,
  headLine: 1,
  leftOut: [],
  leftOutCount: 0,
  isExport: false,
  source: null,
  shaped: [],
  sameKeys: null,
  prices: [],
  groups: [],
  sameNames: null,
  noGoods: [],
  names: [],
  keys: [],
  currency: "EUR",
  columns: [column("sku", "key"), column("title", "name"), column("color", "attribute")],
  problems: [],
  preview: [["a", "A chair", "Red"]],
  previewRead: [["a", "A chair", "Red"]],
};
const file = {
  id: "the-file",
  name: "chairs.csv",
  size: 99,
  catalog: null,
  isList: false,
  choices: null,
  actor: "anna",
  updatedAt: "2026-11-20T08:00:00.000Z",
};
const report = (isApplied: boolean, bad = 0) => ({
  rows: 2,
  added: 2 - bad,
  changed: 0,
  unchanged: 0,
  bad,
  problems: bad ? [{ line: 3, path: "color", message: "There is no “x”." }] : [],
  noted: 0,
  notes: [],
  isApplied,
});
const answer = (body: unknown, status = 200) =>
  send.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const show = (shown = look) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanForm
        look={shown}
        file={file}
        isAsItIs={false}
        formerRef={{ current: null }}
        onDone={() => undefined}
      />
    </QueryClientProvider>,
  );
const nameIt = () =>
  fireEvent.change(screen.getByLabelText("Name of the catalog"), {
    target: { value: "My Chairs" },
  });
const sent = () => JSON.parse(send.mock.lastCall![1].body as string) as { plan: FilePlan };

it("takes a proposal that is right with a name alone: checked first, then added", async () => {
  show();
  expect(screen.getByText("A chair")).toBeTruthy();
  nameIt();
  answer(report(false));
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  const add = await screen.findByRole("button", { name: "Add 2 products" });
  expect(send.mock.lastCall![0]).toContain("dryRun=true");
  expect(sent()).toMatchObject({ plan: { id: "my-chairs", currency: "EUR" } });
  answer(report(true));
  fireEvent.click(add);
  expect(await screen.findByText("My Chairs has 2 new products")).toBeTruthy();
});

it("sends what was changed: a kind, a name, a label", async () => {
  show();
  nameIt();
  fireEvent.blur(screen.getByLabelText("Label of Red"), { target: { value: "Crimson" } });
  fireEvent.change(screen.getByLabelText("Name of color"), { target: { value: "Paint" } });
  fireEvent.change(screen.getByLabelText("What color is"), { target: { value: "choices" } });
  answer(report(false));
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByRole("button", { name: "Add 2 products" });
  expect(sent().plan.columns[2]).toMatchObject({
    attribute: { name: "Paint", kind: "choices" },
    labels: { red: "Crimson" },
  });
});

it("asks about rows of one name once staff take the group back", () => {
  const sameNames = {
    names: 2,
    rows: 4,
    example: { name: "A chair", rows: 2 },
    differing: ["color"],
    isProposed: false,
  };
  const question = "Which rows are variants of one product?";
  show({ ...look, sameNames, columns: [...look.columns.slice(0, 2), column("color", "group")] });
  expect(screen.queryByText(question)).toBeNull();
  fireEvent.change(screen.getByLabelText("What color is"), { target: { value: "choice" } });
  expect(screen.getByText(question)).toBeTruthy();
});

it("leaves out what is surely no goods, and whatever else staff say", async () => {
  const noGoods = [
    { name: "Test", line: 3, isSure: true },
    { name: "Gift Card", line: 4, isSure: false },
  ];
  show({ ...look, noGoods, names: ["A chair", "Test", "Gift Card"] });
  nameIt();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Test/ }).checked).toBe(true);
  const giftCard = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Gift Card/ });
  expect(giftCard.checked).toBe(false);
  fireEvent.click(giftCard);
  const other = screen.getByLabelText("Another row, by its name");
  fireEvent.change(other, { target: { value: "A stool" } });
  expect(screen.getByText(/^No row of this file is called so, or has such a key/)).toBeTruthy();
  fireEvent.change(other, { target: { value: "chair" } });
  expect(screen.getAllByText("A chair").length).toBeGreaterThan(1);
  fireEvent.click(screen.getByRole("button", { name: "Leave out" }));
  answer(report(false));
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByRole("button", { name: "Add 2 products" });
  expect(sent().plan.leaveOut).toEqual(["Test", "Gift Card", "A chair"]);
});

it("leaves out all rows of a kind at a press", async () => {
  const kinds = {
    ...column("Category", "attribute"),
    values: [
      { key: "chairs", label: "Chairs", count: 40 },
      { key: "spares", label: "Spares", count: 1 },
    ],
  };
  const columns = [column("sku", "key"), column("title", "name"), kinds];
  show({ ...look, columns });
  nameIt();
  fireEvent.click(screen.getByRole("checkbox", { name: "Spares (1 row)" }));
  answer(report(false));
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByRole("button", { name: "Add 2 products" });
  expect(sent().plan.leaveOut).toEqual(["Category: Spares"]);
});

it("shows what is paid now beside what it was", () => {
  const columns = [...look.columns, column("price", "price"), column("sale", "special price")];
  const cells = ["a", "A chair", "Red", "64.99", "49.99"];
  show({ ...look, columns, preview: [cells], previewRead: [cells] });
  nameIt();
  expect(screen.getByText("EUR 49.99")).toHaveTextContent("EUR 49.99 64.99");
});

it("asks for a name or a key where there is neither, and says problems at their column", async () => {
  show({ ...look, columns: [column("color", "attribute")] });
  nameIt();
  expect(screen.getByText(/the name, or the one that is the key/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check" }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("What color is"), { target: { value: "key" } });
  const message = "Change one.";
  answer({ message, code: "invalid", errors: [{ path: "columns.0.use", message }] }, 400);
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  await vi.waitFor(() =>
    expect(screen.getByLabelText("What color is").getAttribute("aria-invalid")).toBe("true"),
  );
});

it("names bad rows, and offers to add the others", async () => {
  show();
  nameIt();
  answer(report(false, 1));
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByRole("button", { name: "Skip 1 bad and add 1 product" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Bad rows" }).textContent).toContain("There is no “x”.");
});

it("asks whether rows of one column are variants, and takes each for a product unless staff say so", async () => {
  show({ ...look, groups: [2] });
  nameIt();
  const group = screen.getByRole("radio", { name: /Those of the same color/ });
  const none = screen.getByRole<HTMLInputElement>("radio", { name: /None: each row/ });
  expect(none.checked).toBe(true);
  const check = async () => {
    answer(report(false));
    fireEvent.click(screen.getByRole("button", { name: /^Check/ }));
    await screen.findByRole("button", { name: "Add 2 products" });
    return sent().plan.columns.map(({ use }) => use);
  };
  fireEvent.click(group);
  expect(await check()).toEqual(["key", "name", "group"]);
  fireEvent.click(none);
  expect(await check()).toEqual(["key", "name", "attribute"]);
});

it("proposes rows of one name as variants, where they look like it, and takes no for an answer", async () => {
  const example = { name: "Fox 5", rows: 3 };
  const names = { names: 2, rows: 5, example, differing: ["color"], isProposed: true };
  show({ ...look, sameNames: names });
  nameIt();
  const byName = screen.getByRole<HTMLInputElement>("radio", { name: /Those of the same name/ });
  expect(byName.checked).toBe(true);
  expect(screen.getByText(/Fox 5: 3 rows, and 1 more name; they differ in color/)).toBeTruthy();
  const check = async () => {
    answer(report(false));
    fireEvent.click(screen.getByRole("button", { name: /^Check/ }));
    await screen.findByRole("button", { name: "Add 2 products" });
    return sent().plan.variantsByName;
  };
  expect(await check()).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /None: each row/ }));
  expect(await check()).toBe(false);
});

it("asks which rows are products that the file has no more, and takes nothing before that is said", async () => {
  show();
  nameIt();
  const like = (key: string) => {
    const like = { key, name: key };
    return { key: `${key}-new`, name: `${key} new`, like, differs: [] };
  };
  answer({ ...report(false), doubtful: [like("chair"), like("table")] });
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  fireEvent.click(await screen.findByRole("checkbox", { name: /table new is table/ }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add 2 products" }).disabled).toBe(
    true,
  );
  fireEvent.click(screen.getByRole("button", { name: "Take them so" }));
  answer(report(false));
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByRole("button", { name: "Add 2 products" })).toBeTruthy();
  expect(sent().plan.sameAs).toEqual({ "chair-new": "chair", "table-new": "" });
});

it("asks what rows without a key are that say the same of a product", () => {
  const cells = ["6.90", "7.90"];
  show({
    ...look,
    sameKeys: {
      ...{ keys: 1, keyed: 0, rows: 2, newestBy: null, proposal: "last" },
      examples: [{ key: "Hosta", lines: [2, 3], differing: [{ header: "price", cells }] }],
    },
  });
  expect(screen.getByText("What are rows that say the same of a product?")).toBeTruthy();
  expect(screen.getByText(/2 rows say the same of one product/)).toBeTruthy();
});

it("asks what rows of the same key are before anything is checked", async () => {
  show({
    ...look,
    sameKeys: {
      keys: 1,
      keyed: 1,
      rows: 2,
      examples: [
        { key: "a", lines: [2, 3], differing: [{ header: "color", cells: ["Red", "Blue"] }] },
      ],
      newestBy: null,
      proposal: "variants",
    },
  });
  nameIt();
  const check = screen.getByRole<HTMLButtonElement>("button", { name: "Check" });
  expect(check.disabled).toBe(true);
  expect(screen.getByText("Say what rows of the same key are.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Variants of one product/ }));
  answer(report(false));
  fireEvent.click(check);
  await screen.findByRole("button", { name: "Add 2 products" });
  expect(sent().plan.sameKey).toBe("variants");
});
