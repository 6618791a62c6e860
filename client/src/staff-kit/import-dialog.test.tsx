import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ImportReport } from "@shared/contracts/imports";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { ImportDialog } from "./import-dialog";

const report: ImportReport = {
  rows: 1,
  added: 1,
  changed: 0,
  unchanged: 0,
  bad: 0,
  problems: [],
  noted: 0,
  notes: [],
  addedValues: [{ attribute: "Fabric", count: 1, values: ["Mustard"] }],
  isApplied: false,
};

function open(offersValues: boolean) {
  const server = fakeServer(({ method }) => ({ body: method === "POST" ? report : { staged: 1 } }));
  const props = { title: "Import", description: "", hint: "", address: "/import", offersValues };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImportDialog {...props} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return () =>
    server.calls
      .filter(({ method }) => method === "POST")
      .map(({ url }) => new URLSearchParams(url.split("?")[1]).get("addValues"));
}

it("adds what the lists lack only where that is ticked, and checks the file anew then", async () => {
  const user = userEvent.setup();
  const sent = open(true);
  await user.upload(
    screen.getByLabelText("CSV file"),
    new File(["key"], "a.csv", { type: "text/csv" }),
  );
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  await screen.findByText(/Mustard/);
  await user.click(screen.getByRole("checkbox", { name: /^Add values that the lists/ }));
  expect(screen.queryByText(/Mustard/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  await screen.findByText(/Mustard/);
  expect(sent()).toEqual(["false", "true"]);
});

it("offers nothing of it where files cannot add any", async () => {
  const user = userEvent.setup();
  const sent = open(false);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.upload(
    screen.getByLabelText("CSV file"),
    new File(["key"], "a.csv", { type: "text/csv" }),
  );
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  await screen.findByRole("region", { name: "Report" });
  expect(sent()).toEqual([null]);
});
