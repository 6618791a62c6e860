import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { Toaster } from "@/ui/toaster";
import { EmailDialog } from "./email-dialog";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole("button", { name: /^Send/ });

function open() {
  const onSent = vi.fn();
  const onClose = vi.fn();
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <EmailDialog ids={["SO-1", "SO-2"]} onSent={onSent} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, onSent, onClose };
}

async function send(address: string) {
  fireEvent.change(screen.getByLabelText("E-mail address"), { target: { value: address } });
  fireEvent.click(button());
  await pass(0);
}

// Shows 2.firearm.basket.dialog, 5.favorites-mail, 8.mail.required.
it("without an address it says that one is required", async () => {
  const { calls } = fakeServer(() => ({ body: {} }));
  open();
  expect(screen.getByRole("dialog", { name: "Email Your Favorites" })).toBeVisible();
  await send("");
  vi.useRealTimers();
  expect(await screen.findByText("Email required")).toBeVisible();
  expect(screen.getByText("Please enter your email address.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

// Shows 1.firearm.favorites, 3.storage.favorites, 4.favorites.dialog, 7.favorites-mail.none.
// Shows 7.favorites-mail.wait, 7.favorites-mail.kept, 9.time.favorites-mail.
it("sends for 1500 ms at least, and remembers the address on the device", async () => {
  const { calls } = fakeServer(() => ({ status: 202, body: { status: "queued" } }));
  const { onSent, onClose, unmount } = open();
  await send("thabo@example.com");
  expect(button()).toHaveTextContent("Sending...");
  expect(button()).toBeDisabled();
  await pass(1_490);
  expect(onSent).not.toHaveBeenCalled();
  await pass(10);
  expect(onSent).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    url: "/api/safari/favorites/email",
    body: { email: "thabo@example.com", skus: ["SO-1", "SO-2"] },
  });
  unmount();
  open();
  expect(screen.getByLabelText("E-mail address")).toHaveValue("thabo@example.com");
});

// Shows 8.mail.failed.
it("says that it failed", async () => {
  fakeServer(() => "offline");
  const { onSent } = open();
  await send("thabo@example.com");
  await pass(1_500);
  expect(onSent).not.toHaveBeenCalled();
  vi.useRealTimers();
  expect(await screen.findByText("Failed to send email. Please try again.")).toBeVisible();
  expect(screen.getByText("Error")).toHaveClass("text-danger");
});
