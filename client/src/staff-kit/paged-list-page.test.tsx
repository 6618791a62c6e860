import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { PagedListPage } from "./paged-list-page";

it("a page whose rows are gone gives way to the last one that is there", async () => {
  let total = 26;
  fakeServer(({ url }) => {
    const page = Number(new URL(url, "http://localhost").searchParams.get("page"));
    const items = page === 1 ? ["First"] : total > 25 ? ["Last"] : [];
    return { body: { items, total } };
  });
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <PagedListPage<string> title="Rows" description="" path="rows" empty="None." look="rows">
        {(row) => <li key={row}>{row}</li>}
      </PagedListPage>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  expect(await screen.findByText("Last")).toBeVisible();
  total = 25;
  await client.invalidateQueries();
  expect(await screen.findByText("First")).toBeVisible();
});

it("of many that one press made, the first is shown, and the others once somebody asks", async () => {
  const items = ["a1", "a2", "a3", "a4", "b1", "b2"];
  fakeServer(() => ({ body: { items, total: items.length } }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PagedListPage<string>
        title="Rows"
        description=""
        path="rows"
        empty="None."
        alikeIn={{ of: (row) => row[0]!, more: (count) => `${count} more` }}
        look="rows"
      >
        {(row) => <li key={row}>{row}</li>}
      </PagedListPage>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("a1")).toBeVisible();
  expect(screen.queryByText("a2")).toBeNull();
  // Two stand open.
  expect(screen.getByText("b2")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "3 more" }));
  expect(screen.getByText("a4")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Fold them" }));
  expect(screen.queryByText("a4")).toBeNull();
});
