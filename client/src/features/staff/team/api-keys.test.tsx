import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { aboutKey, ApiKeys } from "./api-keys";

const NOW = new Date("2026-11-30T12:00:00Z");
const key = {
  ...{ id: "1", name: "ERP", role: "editor" as const, ending: "f3Qa", madeBy: "Anele" },
  ...{ endsAt: "2027-03-01T23:59:59Z", lastUsedAt: null, createdAt: "2026-11-30T10:00:00Z" },
};

function open() {
  let keys = [key];
  const server = fakeServer(({ method, url }) => {
    if (method === "GET") return { body: keys };
    if (method === "DELETE") {
      keys = keys.filter(({ id }) => !url.endsWith(id));
      return { status: 204, body: undefined };
    }
    return { status: 201, body: { ...key, id: "2", name: "Feed", key: "mwapi_secret" } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiKeys />
    </QueryClientProvider>,
  );
  return server;
}

describe("the keys of programs", () => {
  it("are made with a role and a last day, and shown once", async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole("button", { name: "Make a key" }));
    const form = within(screen.getByRole("form", { name: "Make a key" }));
    await userEvent.type(form.getByLabelText("Which program is it for?"), "Feed");
    await userEvent.selectOptions(form.getByLabelText("Role"), "viewer");
    await userEvent.click(form.getByRole("button", { name: "Make the key" }));
    const dialog = within(await screen.findByRole("dialog", { name: "The key of Feed" }));
    expect(dialog.getByText("mwapi_secret")).toBeVisible();
    const [sent] = calls.filter(({ method }) => method === "POST");
    expect(sent!.body).toMatchObject({ name: "Feed", role: "viewer" });
    expect((sent!.body as { endsAt: string }).endsAt).toMatch(/^\d{4}-\d\d-\d\dT23:59:59Z$/);
    await userEvent.click(dialog.getByRole("button", { name: "Close, I have copied it" }));
    expect(screen.queryByText("mwapi_secret")).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it("are not made without a name", async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole("button", { name: "Make a key" }));
    await userEvent.click(screen.getByRole("button", { name: "Make the key" }));
    expect(await screen.findByText("Say which program it is for.")).toBeVisible();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("are taken back after a question", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: /^Take back/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Take back the key of ERP?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(await screen.findByText("No program has a key yet.")).toBeVisible();
  });

  it.each([
    [{}, "editor · …f3Qa · until 01 March 2027 · not used yet · made by Anele"],
    [
      { endsAt: "2026-12-05T00:00:00Z" },
      "editor · …f3Qa · ends in 5 days · not used yet · made by Anele",
    ],
    [
      { endsAt: "2026-12-01T00:00:00Z" },
      "editor · …f3Qa · ends tomorrow · not used yet · made by Anele",
    ],
    [
      { endsAt: "2026-11-01T00:00:00Z", lastUsedAt: "2026-10-31T09:00:00Z" },
      "editor · …f3Qa · has ended · last used 31 October 2026 · made by Anele",
    ],
  ])("say in a line what they are: %j", (changes, said) => {
    expect(aboutKey({ ...key, ...changes }, NOW)).toBe(said);
  });
});
