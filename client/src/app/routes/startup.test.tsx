import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientBrands } from "@shared/brands";
import { bedFinder } from "@/testing/bed-finder";
import { fakeServer } from "@/testing/fake-server";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

/** Opens the finder as a page does that has just been loaded: its code waits anew. */
async function open(search: string) {
  history.replaceState(null, "", `/dialabed${search}`);
  const [{ BedFinder }, { createQueryClient }, { Toaster }, { encodeShared }, toasts] =
    await Promise.all([
      import("./bed-finder"),
      import("@/lib/query-client"),
      import("@/ui/toaster"),
      import("@/lib/shared-link"),
      import("@/ui/toast-store"),
      import("@/features/finder/share/startup-check"),
      import("@/features/bed-finder/bed-answers"),
      import("@/ui/toast-view"),
    ]);
  if (search === "?shared") {
    const shared = encodeShared({ sleepStyle: "side" });
    history.replaceState(null, "", `/dialabed?shared=${shared}`);
  }
  fakeServer(({ url }) => ({
    body: url.startsWith("/api/finders/dialabed?") ? bedFinder() : { budgetRanges: {} },
  }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <BedFinder brand={clientBrands.dialabed} />
          <Toaster />
        </QueryClientProvider>,
      ),
    ),
  );
  // Real timers would wait for ever.
  while (!screen.queryByText("How do you sleep?")) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await pass(0);
  }
  return toasts.currentToast;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// Shows 4.bed.startup, 4.bed.startup-loaded, 9.time.startup, 9.time.shared.
it("after half a second a link is read, and said for five seconds to be loaded", async () => {
  const toast = await open("?shared");
  await pass(490);
  expect(toast()).toBeUndefined();
  await pass(10);
  vi.useRealTimers();
  expect(await screen.findByText("Shared Preferences Loaded!")).toBeVisible();
  expect(toast()).toMatchObject({ duration: 5_000 });
  expect(await screen.findByText("Choose your bed size and mattress type")).toBeVisible();
});

// Shows 4.bed.startup-welcome, 4.bed.startup-text, 9.time.welcome.
it("without a link, who has saved sets is welcomed back for four seconds", async () => {
  localStorage.setItem(
    "bed-finder:saved-preferences",
    JSON.stringify([{ id: "1", name: "Ours", preferences: {}, createdAt: "2026-01-01" }]),
  );
  const toast = await open("");
  await pass(490);
  expect(toast()).toBeUndefined();
  await pass(10);
  vi.useRealTimers();
  expect(await screen.findByText("Welcome Back!")).toBeVisible();
  expect(screen.getByText(/^You have 1 saved preference\. You can load it anytime/)).toBeVisible();
  expect(toast()).toMatchObject({ duration: 4_000 });
});
