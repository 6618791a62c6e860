import type { OptionEffect } from "@shared/contracts/finder-matching";
import type { Answer, Answers } from "@shared/finders/answers";
import { countProducts } from "../../engine/groups";
import type { Steps } from "../../platform/work/steps";
import { compileInSteps } from "../compile/compile";
import type { OpenQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { stagedSections, wordingOf, type Stage } from "../shopper/stage";
import { countMeeting, leftBy, mustsOf } from "./step-effects";

/**
 * What each option of a question would do, were it alone chosen with the other answers: how many products all musts
 * then leave, and how many of those it suits. Nothing is said of what it does not ask. Of several sections those
 * count that it asks something of.
 */
export function* optionEffects(
  stage: Pick<Stage, "document" | "catalogues">,
  answers: Answers,
  { question, options }: OpenQuestion,
  locale: string,
): Steps<Record<string, OptionEffect>> {
  const { id, ask } = question;
  const effectOf = function* (answer: Answer): Steps<OptionEffect> {
    const effect: OptionEffect = {};
    for (const { section, catalogue } of stagedSections(stage)) {
      const wording = wordingOf(stage, catalogue, locale);
      const then = yield* compileInSteps(
        stage.document,
        section,
        catalogue,
        { ...answers, [id]: answer },
        wording,
      );
      const part = then.isThere ? then.parts.find((each) => each.id === id) : undefined;
      if (!part) continue;
      const rows = yield* leftBy(then);
      const criterion = then.criteria.find((each) => each.id === id);
      if (mustsOf(part).length > 0) {
        effect.left = (effect.left ?? 0) + countProducts(then.catalogue, rows);
      }
      if (criterion) {
        effect.suits = (effect.suits ?? 0) + countMeeting(then.catalogue, rows, criterion);
      }
    }
    return effect;
  };
  const effects: Record<string, OptionEffect> = {};
  for (const option of offered(options)) {
    effects[option.id] = yield* effectOf(ask.kind === "many" ? [option.id] : option.id);
    yield;
  }
  return effects;
}
