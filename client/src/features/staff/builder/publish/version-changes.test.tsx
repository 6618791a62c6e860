import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { newDocument, newQuestion } from "../start/begin";
import { VersionChanges } from "./version-changes";

const question = newQuestion([]);
const asked = (title: string) =>
  newDocument("Stoves", "stoves", "GBP", [{ ...question, title: { en: title } }]);

const open = async (before: object, after: object | undefined) => {
  const { calls } = fakeServer(({ url }) => {
    if (url.endsWith("/versions/1")) return { body: before };
    if (url.endsWith("/versions/2")) return after ? { body: after } : { status: 500, body: {} };
    return { body: [] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VersionChanges slug="stoves" version={2} before={1} />
    </QueryClientProvider>,
  );
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByText("What changed since version 1"));
};

test("what a version changed is told in words, once somebody asks", async () => {
  await open(asked("Which fuel?"), asked("Which fuel do you have?"));
  expect(await screen.findByText(/^Question “Which fuel do you have\?”: /)).toBeVisible();
});

test("a version that changed nothing says so", async () => {
  await open(asked("Which fuel?"), asked("Which fuel?"));
  expect(await screen.findByText("Nothing that shoppers see.")).toBeVisible();
});

test("changes that cannot be loaded are offered again", async () => {
  await open(asked("Which fuel?"), undefined);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
