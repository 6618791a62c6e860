import { describe, expect, it, test } from "vitest";
import type { ShownFinder } from "@shared/contracts/finders";
import type { When } from "@shared/finders/when";
import { sampleFinder } from "@/testing/sample-finder";
import { finderModel } from "../model/model";
import { openedModel } from "../model/opened-model";
import { runToward } from "./run-toward";
import { resumedRun } from "./resume";

const stepOf = ({ questions }: ShownFinder, id: string) =>
  questions.find((each) => each.id === id)!.group ?? id;

async function placeToward(shown: ShownFinder, id: string, stored?: unknown) {
  const run = await runToward(shown, stored, { question: id });
  return resumedRun(await openedModel(finderModel(shown)), run)?.run;
}

/** Everything but what the conditions below ask for. */
const notYet = { stepId: "terrain", answers: { terrain: "road" }, draft: {} };

describe("the run that leads to a question", () => {
  test.each(sampleFinder.questions.map(({ id }) => id))("stands on its page: %s", async (id) => {
    expect((await placeToward(sampleFinder, id))?.stepId).toBe(stepOf(sampleFinder, id));
  });

  test.each<[string, When]>([
    ["is", { question: "terrain", is: "trail" }],
    ["is not", { question: "terrain", isNot: "road" }],
    ["is one of", { question: "terrain", hasAny: ["trail"] }],
    ["is answered", { question: "terrain", isAnswered: true }],
    ["all of several", { all: [{ question: "terrain", is: "trail" }] }],
    [
      "any of several",
      {
        any: [
          { question: "terrain", is: "trail" },
          { question: "x", is: "y" },
        ],
      },
    ],
    ["not", { not: { question: "terrain", is: "road" } }],
    [
      "not any of several",
      {
        not: {
          any: [
            { question: "terrain", is: "road" },
            { question: "terrain", is: "sand" },
          ],
        },
      },
    ],
  ])("answers what its condition asks for: %s", async (_, when) => {
    const questions = sampleFinder.questions.map((each) =>
      each.id === "grip" ? { ...each, when } : each,
    );
    const shown = { ...sampleFinder, questions };
    expect((await placeToward(shown, "grip", notYet))?.stepId).toBe("grip");
  });

  test("keeps what was answered", async () => {
    const stored = { stepId: "terrain", answers: { terrain: "road" }, draft: {} };
    const last = sampleFinder.questions.at(-1)!.id;
    expect((await placeToward(sampleFinder, last, stored))?.answers.terrain).toBe("road");
  });

  test("is none where there is no such question", async () => {
    expect(await runToward(sampleFinder, undefined, { question: "gone" })).toBeUndefined();
  });
});

it("stands at the results with what was answered, and with nothing", async () => {
  for (const answers of [{}, { terrain: "trail" }]) {
    const run = await runToward(sampleFinder, { answers }, "results");
    const resumed = resumedRun(await openedModel(finderModel(sampleFinder)), run)?.run;
    expect(resumed?.stepId).toBe("results");
    expect(resumed?.answers).toMatchObject(answers);
  }
});
