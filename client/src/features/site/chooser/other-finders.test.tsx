import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FinderSummary } from "@shared/contracts/finders";
import { fakeServer } from "@/testing/fake-server";
import { OtherFinders } from "./wizard-card";

const finder: FinderSummary = {
  slug: "shoes",
  path: "/f/shoes",
  name: "Shoe Finder",
  text: "Which shoes fit.",
  questions: 6,
  isGated: true,
};

const show = () =>
  render(<OtherFinders start={({ path, name }) => <a href={path}>Start {name}</a>} />);

it("shows a card for each open finder, except those that have one already", async () => {
  fakeServer(() => ({
    body: [{ ...finder, slug: "dialabed", path: "/dialabed", name: "Bed Finder" }, finder],
  }));
  show();
  expect(await screen.findByRole("heading", { name: "Shoe Finder" })).toBeInTheDocument();
  expect(screen.getByText("Up to 6 questions")).toBeVisible();
  expect(screen.getByText("Password needed")).toBeVisible();
  expect(screen.getByRole("link", { name: "Start Shoe Finder" })).toHaveAttribute(
    "href",
    "/f/shoes",
  );
  expect(screen.queryByRole("heading", { name: "Bed Finder" })).toBeNull();
});

it.each(["offline", { status: 500, body: {} }] as const)("changes nothing on %j", async (reply) => {
  const { calls } = fakeServer(() => reply);
  const { container } = show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
