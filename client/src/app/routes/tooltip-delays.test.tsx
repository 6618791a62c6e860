import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clientBrands } from "@shared/brands";
import { purposes } from "@shared/specification/firearm-options";
import { Finder } from "@/features/finder/page/finder";
import { CaliberScreen } from "@/features/firearm-finder/caliber-screen";
import { firearmSource } from "@/features/firearm-finder/firearm-source";
import { createQueryClient } from "@/lib/query-client";
import { bedFinder } from "@/testing/bed-finder";
import { fakeServer } from "@/testing/fake-server";
import { firearmFinder } from "@/testing/firearm-finder";
import { msToOpen } from "@/testing/hover";
import { BedFinder } from "./bed-finder";

beforeEach(() => history.replaceState(null, "", "/"));
afterEach(() => history.replaceState(null, "", "/"));

async function open(finder: ReactNode) {
  fakeServer(({ url }) => {
    if (url.startsWith("/api/finders/dialabed?")) return { body: bedFinder() };
    return { body: { budgetRanges: {} } };
  });
  await act(() =>
    Promise.resolve(
      render(<QueryClientProvider client={createQueryClient()}>{finder}</QueryClientProvider>),
    ),
  );
}

// Shows 2.bed.step1.tooltip, 9.time.concern.
it("what a concern means is shown after 200 ms", async () => {
  await open(<BedFinder brand={clientBrands.dialabed} />);
  await screen.findByText("How do you sleep?");
  expect(await msToOpen("More about Back Pain")).toBe(200);
});

// Shows 9.time.tooltip.
it("how large a bed is, is shown after the 700 ms of any tooltip", async () => {
  await open(<BedFinder brand={clientBrands.dialabed} />);
  await userEvent.click(await screen.findByRole("radio", { name: "Side Sleeper" }));
  await userEvent.click(screen.getByRole("button", { name: "Next Step" }));
  await screen.findByText("Choose your bed size and mattress type");
  expect(await msToOpen("More about Queen")).toBe(700);
});

// Shows 2.firearm.step1.tooltips, 9.time.firearm.
it("what a purpose of firearms means is shown after 300 ms", async () => {
  const [purpose] = firearmFinder.questions;
  const options = purposes.map(({ id, label, hint }) => ({ id, label, tip: hint }));
  await open(
    <Finder
      shown={{ ...firearmFinder, questions: [{ ...purpose!, options }] }}
      source={firearmSource}
      runKey="run:f:tooltips"
      isEmbedded={false}
      onOutdated={() => undefined}
    />,
  );
  await screen.findByRole("heading", { name: "What is it for?" });
  expect(await msToOpen("More about Self-defence")).toBe(300);
});

// Shows 2.firearm.caliber-tooltip, 9.time.firearm.
it("what a caliber is good for, is shown after 300 ms", async () => {
  await open(
    <CaliberScreen
      answers={{ purpose: "self_defense", firearmType: "pistol" }}
      value={undefined}
      counts={{ "9mm": 3 }}
      onChange={() => undefined}
    />,
  );
  expect(await msToOpen("More about 9mm")).toBe(300);
});
