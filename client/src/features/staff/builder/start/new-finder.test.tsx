import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { NewFinder } from "./new-finder";

const catalog = (id: string) => ({ id, name: id, currency: "EUR", products: 3, selection: {} });

/** The dialog for a catalog that has just been added, with the catalogs that are known from before. */
function show(known: object[] | undefined, now: Promise<object[]>) {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) =>
          queryKey[0] === "/api/admin/catalogues" ? now : Promise.resolve([]),
      },
    },
  });
  if (known) client.setQueryData(["/api/admin/catalogues"], known);
  render(
    <QueryClientProvider client={client}>
      <NewFinder taken={[]} catalog="tyres" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.getByRole("button", { name: "Make it" });
}

it.each([
  ["no catalogs are there yet", undefined],
  ["those from before lack the new one", [catalog("chairs")]],
])("waits while %s: nothing is made of another one", async (_, known) => {
  let resolve: (now: object[]) => void = () => undefined;
  const make = show(known, new Promise((done) => (resolve = done)));
  expect(make).toBeDisabled();
  resolve([catalog("chairs"), catalog("tyres")]);
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>("Catalog").value).toBe("tyres");
  expect(make).toBeEnabled();
});
