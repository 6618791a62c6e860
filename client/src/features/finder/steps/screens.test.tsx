import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { createQueryClient } from "@/lib/query-client";
import { fakeServer } from "@/testing/fake-server";
import { sampleFinder } from "@/testing/sample-finder";
import { lazyScreen } from "@/wizard/lazy-screen";
import { Finder } from "../page/finder";
import type { QuestionProps } from "../model/question-props";
import { ownScreens } from "./screens";

function Dial({ question, onChange, onChoose = onChange }: QuestionProps) {
  return (
    <button type="button" onClick={() => onChoose("trail")}>
      Dial of {question.id}
    </button>
  );
}

afterEach(() => {
  delete ownScreens.dial;
});

it.each([
  ["its page's button leads on", "submit"],
  ["choosing leads on where its document says so", "choose"],
] as const)(
  "a question whose document names a screen of its own is shown by it: %s",
  async (_, advance) => {
    history.replaceState(null, "", "/f/shoes");
    sessionStorage.clear();
    ownScreens.dial = lazyScreen(() => Promise.resolve(Dial));
    fakeServer(({ url }) => ({ body: url.includes("/counts") ? { questions: {} } : { id: "t" } }));
    const [terrain, ...others] = sampleFinder.questions as [ShownQuestion, ...ShownQuestion[]];
    const shown: ShownFinder = {
      ...sampleFinder,
      questions: [{ ...terrain, advance }, ...others],
      screens: { terrain: "dial" },
    };
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
    if (advance === "submit") {
      await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    }
    expect(await screen.findByRole("heading", { level: 1, name: "How much grip?" })).toBeVisible();
  },
);
