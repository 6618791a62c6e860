import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder } from "@/testing/sample-finder";
import { lazyScreen } from "@/wizard/lazy-screen";
import { Finder } from "./finder";
import type { QuestionProps } from "./questions/question-props";
import { ownScreens } from "./screens";

function Dial({ question, onChange }: QuestionProps) {
  return (
    <button type="button" onClick={() => onChange("trail")}>
      Dial of {question.id}
    </button>
  );
}

afterEach(() => {
  delete ownScreens.dial;
});

it("a question whose document names a screen of its own is shown by it", async () => {
  history.replaceState(null, "", "/f/shoes");
  ownScreens.dial = lazyScreen(() => Promise.resolve(Dial));
  fakeServer(({ url }) => ({ body: url.includes("/counts") ? { questions: {} } : { id: "t" } }));
  const shown = { ...sampleFinder, screens: { terrain: "dial" } };
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Finder
            shown={shown}
            runKey="run:f:own"
            isEmbedded={false}
            onOutdated={() => undefined}
          />
        </QueryClientProvider>,
      ),
    ),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Dial of terrain" }));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  expect(await screen.findByRole("heading", { level: 1, name: "How much grip?" })).toBeVisible();
});
