import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Link } from "wouter";
import { usePath } from "./app";

function Path() {
  return <p>At {usePath()}</p>;
}

it("follows links and the browser's own buttons", async () => {
  history.replaceState(null, "", "/wizards");
  render(
    <>
      <Path />
      <Link href="/f/tents">Tents</Link>
    </>,
  );
  expect(screen.getByText("At /wizards")).toBeVisible();
  await userEvent.click(screen.getByRole("link"));
  expect(screen.getByText("At /f/tents")).toBeVisible();
  act(() => history.back());
  expect(await screen.findByText("At /wizards")).toBeVisible();
});
