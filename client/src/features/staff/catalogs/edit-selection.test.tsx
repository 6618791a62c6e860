import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary, Selection } from "@shared/contracts/catalogs";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer, type Call } from "@/testing/fake-server";
import { EditSelection } from "./edit-selection";

const catalog: CatalogSummary = {
  id: "seats",
  name: "Seats",
  currency: "EUR",
  selection: { brands: ["Acme"] },
  products: 30,
  usedBy: [{ slug: "seat-finder", name: "Seat Finder", isLive: true, isInDraft: true }],
  updatedAt: "2026-11-23T10:00:00.000Z",
};
const attributes = [
  {
    id: "facing",
    label: { en: "Facing" },
    kind: "choice",
    values: ["rear", "forward"].map((id) => ({ id, label: { en: id }, synonyms: [] })),
  },
  { id: "weight", label: { en: "Weight" }, kind: "number", values: [] },
] as unknown as Attribute[];
const choices = { brandsHere: [], brands: ["Acme", "North"], collections: [], stated: {} };

const onClose = vi.fn();
beforeEach(() => onClose.mockReset());

function open(put: (call: Call) => { status?: number; body: unknown }) {
  const server = fakeServer((call) => {
    if (call.method === "PUT") return put(call);
    if (call.method === "GET") return { body: choices };
    const { selection } = call.body as { selection: Selection };
    return { body: { products: selection.brands ? 30 : 4 } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditSelection catalog={catalog} attributes={attributes} onClose={onClose} />
    </QueryClientProvider>,
  );
  return server;
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

it("counts what a selection takes before it is saved, and names who uses the catalog", async () => {
  const { calls } = open(({ body }) => ({ body: { ...catalog, ...(body as object) } }));
  expect(await screen.findByText("It takes 30 products.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Seat Finder" })).toHaveAttribute(
    "href",
    "/admin/finders/seat-finder",
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "Acme" }));
  expect(await screen.findByText("It takes 4 products; as saved, 30.")).toBeVisible();
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    selection: {},
    updatedAt: catalog.updatedAt,
  });
});

it("is not saved while an attribute has no value, and offers only attributes with values", async () => {
  const { calls } = open(() => ({ body: catalog }));
  const more = await screen.findByLabelText("Also by what they state");
  expect([...more.querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "Add an attribute...",
    "Facing",
  ]);
  await userEvent.selectOptions(more, "Facing");
  expect(screen.getByText("Choose at least one value, or remove it.")).toBeVisible();
  await save();
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
  await userEvent.click(screen.getByRole("checkbox", { name: "rear" }));
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    selection: { brands: ["Acme"], attributes: [{ attribute: "facing", oneOf: ["rear"] }] },
  });
});

it("shows both selections where somebody else has changed it meanwhile", async () => {
  const current = {
    ...catalog,
    selection: { brands: ["North"] },
    updatedAt: "2026-11-23T11:00:00.000Z",
  };
  open(({ body }) =>
    (body as { updatedAt: string }).updatedAt === current.updatedAt
      ? { body: catalog }
      : { status: 409, body: { code: "stale", message: "Somebody changed it.", current } },
  );
  await userEvent.click(await screen.findByRole("checkbox", { name: "Acme" }));
  await save();
  const conflict = await screen.findByRole("alert", { name: "Somebody else has changed this" });
  expect(conflict).toHaveTextContent("It selectsof Northall that there are");
  await userEvent.click(screen.getByRole("button", { name: "Use the stored version" }));
  expect(screen.getByRole("checkbox", { name: "North" })).toBeChecked();
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
