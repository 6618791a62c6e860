import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";

/** How many milliseconds of hovering over this button open its tooltip, to 50. */
export async function msToOpen(name: string): Promise<number> {
  // The tooltip's code comes when the browser is idle.
  await waitFor(() =>
    expect(screen.getByRole("button", { name })).toHaveAttribute("data-state", "closed"),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // A tooltip of a test before must not seem to have just closed.
  vi.advanceTimersByTime(3_600_000);
  const button = screen.getByRole("button", { name });
  const mouse = { pointerType: "mouse" };
  try {
    fireEvent.pointerEnter(button, mouse);
    fireEvent.pointerMove(button, mouse);
    let passed = 0;
    while (screen.queryByRole("tooltip") === null && passed < 2_000) {
      // Awaited: on a slow machine a part of the page still comes meanwhile.
      await act(() => Promise.resolve(vi.advanceTimersByTime(50)));
      passed += 50;
    }
    return passed;
  } finally {
    vi.useRealTimers();
  }
}
