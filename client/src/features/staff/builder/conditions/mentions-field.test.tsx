import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { TestBy } from "@shared/finders/operators";
import { createQueryClient } from "@/lib/query-client";
import { newDocument } from "../start/begin";
import { namesOf } from "../words/names";
import { MentionsField } from "./mentions-field";

const answers: Record<string, string[]> = { chicken: ["Chicken fat"], beef: ["Beef tallow"] };

test("what is decided is of the words as they stand, not of those before", async () => {
  let answerBeef: (() => void) | undefined;
  vi.stubGlobal("fetch", async (url: string) => {
    const word = new URLSearchParams(url.split("?")[1]).get("word")!;
    if (word === "beef") await new Promise<void>((resolve) => (answerBeef = resolve));
    const values = answers[word]!.map((label) => ({ id: label, label, products: 1 }));
    return new Response(JSON.stringify({ values, isCut: false }));
  });
  let now: TestBy<"mentions"> = {
    ...{ attribute: "recipe", mentions: ["chicken"], counts: [], others: [] },
  };
  function Page() {
    const [condition, setCondition] = useState(now);
    now = condition;
    const names = namesOf(newDocument("Food", "food", "GBP"), [], { slug: "food" });
    return <MentionsField test={condition} names={names} onChange={setCondition} />;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText("Words to look for");
  await screen.findByRole("button", { name: "All of them count" });
  await userEvent.clear(field);
  await userEvent.type(field, "beef");
  await userEvent.click(screen.getByRole("button", { name: "All of them count" }));
  expect(now).toMatchObject({ mentions: ["beef"], counts: [] });
  expect(screen.getByText(/Looking for the words/)).toBeVisible();
  await vi.waitFor(() => expect(answerBeef).toBeDefined());
  answerBeef!();
  await userEvent.click(await screen.findByRole("button", { name: "All of them count" }));
  expect(now).toMatchObject({ mentions: ["beef"], counts: ["Beef tallow"] });
});
