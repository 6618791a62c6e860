import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast, showToast } from "./toast-store";
import { ToastView } from "./toast-view";
import { Toaster } from "./toaster";

const stopTheClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterEach(() => void vi.useRealTimers());

// Shows 9.toast.one.
it("one message shows at a time: a new one replaces the one before", async () => {
  render(<Toaster />);
  act(() => showToast({ title: "The first" }));
  act(() => showToast({ title: "The second" }));
  expect(await screen.findByText("The second")).toBeVisible();
  expect(screen.queryByText("The first")).toBeNull();
});

// Shows 9.toast.time.
it("a message shows for five seconds unless it says otherwise", async () => {
  stopTheClock();
  const openAfter = async (milliseconds: number, duration?: number) => {
    showToast({ title: "For a while", ...(duration !== undefined && { duration }) });
    const view = render(<ToastView toast={currentToast()!} />);
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    view.unmount();
    return currentToast()!.isOpen;
  };
  expect(await openAfter(4_990)).toBe(true);
  expect(await openAfter(5_010)).toBe(false);
  expect(await openAfter(1_990, 2_000)).toBe(true);
  expect(await openAfter(2_010, 2_000)).toBe(false);
});

// Shows 9.toast.removed.
it("a message that was closed is forgotten after 1,000,000 ms", () => {
  stopTheClock();
  showToast({ title: "Soon gone" });
  const { id } = currentToast()!;
  dismissToast(id);
  expect(currentToast()).toMatchObject({ id, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ id });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

it("a message can be closed by hand", () => {
  showToast({ title: "In the way" });
  render(<ToastView toast={currentToast()!} />);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(currentToast()).toMatchObject({ isOpen: false });
});
