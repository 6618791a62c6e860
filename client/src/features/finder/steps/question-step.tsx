import { Suspense, useState } from "react";
import { flushSync } from "react-dom";
import type { ShownGroup, ShownQuestion } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import { answersOnTheWay, openOptions, questionsOnTheWay } from "@shared/finders/path";
import { idleScreen, lazyScreen } from "@/wizard/lazy-screen";
import { advanceToOpen } from "@/wizard/engine";
import { StepFrame } from "@/wizard/step-frame";
import { answerProblem } from "../model/answer-problem";
import { choice, submission } from "../model/document-steps";
import { useCounts } from "../model/finder-queries";
import { RESULTS } from "../model/model";
import { AvailableOptions, screenOf, Skipped } from "./question-kinds";
import type { FinderStepProps } from "../model/step-props";
import { isOpen, isTooMany, valueOf, withValues } from "../model/step-values";

/** Below the options, it comes when the browser is idle. */
const QuestionHelp = idleScreen(() =>
  import("../questions/question-help").then((file) => file.QuestionHelp),
);
const CountsNote = lazyScreen(() =>
  import("../questions/counts-note").then((file) => file.CountsNote),
);

/** None before the first answer. */
const SelectionsBadge = lazyScreen(() =>
  import("../shown/selections-badge").then((file) => file.SelectionsBadge),
);

/** A page with one question, or with those of a group. */
export function QuestionStep({ wizard, model, saved }: FinderStepProps) {
  const { questions, values, steps, shown, say, source } = model;
  const step = steps.find(({ id }) => id === wizard.step.id)!;
  const page: ShownGroup = step.page ?? { id: step.id };
  const { draft } = wizard;
  const [wasTried, setTried] = useState(false);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const counts = useCounts(model, step, wizard.answers);

  const counted = answersOnTheWay(questions, draft, values);
  const asked = questionsOnTheWay(questions, draft, values).filter((each) =>
    step.questions.includes(each),
  );
  const first = asked[0] ?? step.questions[0]!;
  const isEmpty = asked.every((each) => valueOf(each, draft, counted) === undefined);
  const lacksAll = page.needs === "one" && isEmpty;
  const problemOf = (question: ShownQuestion) => {
    const required = question.required || (lacksAll && question === first);
    return answerProblem({ ...question, required }, valueOf(question, draft, counted), say, shown);
  };
  const wrong = asked.find((each) => problemOf(each) !== undefined);
  const submit = (answers: Answers, isSettled = false) =>
    wizard.submit(submission(steps, step, asked, wizard.answers, answers, isSettled));
  const trySubmit = () => {
    if (!wrong) return submit(withValues(asked, draft, counted));
    flushSync(() => setTried(true));
    const form = content?.closest("form");
    // Its message is read out in any case.
    if (form) void import("@/lib/focus-problem").then((file) => file.focusFirstProblem(form));
  };
  const change = (id: string, value: Answer | undefined) => {
    wizard.choose(choice(step, draft, id, value));
  };
  // Whoever looks for a size tries several systems, and may press one by the way.
  const choosesOn =
    asked.length === 1 && first.advance === "choose" && first.ask.kind === "one" && !first.systems;
  const choose = (value: Answer, isSettled = false) => {
    const chosen = { ...draft, ...choice(step, draft, first.id, value) } as Answers;
    submit(chosen, isSettled);
  };
  // One of them has to be answered: none is optional by itself.
  const isAwaited = page.waits && asked.every(({ required }) => !required);
  // What comes next may depend on the answer.
  const isLast = wizard.isReturning
    ? advanceToOpen(model.allSteps, { stepId: step.id, answers: draft }, {}).stepId === RESULTS
    : !(isEmpty && !wizard.progress?.isSure) &&
      step.id === steps.filter((each) => each.when!(draft)).at(-1)?.id;
  const label = page.submit ?? say(isLast ? "see-results" : "next");
  const next = choosesOn
    ? // The answers are what to press.
      !first.required && {
        label: say("skip"),
        onSubmit: () => submit({}),
        look: "secondary" as const,
      }
    : { label, onSubmit: trySubmit, isDisabled: page.waits && isOpen(asked, draft, counted) };

  // What the answers before leave nothing of would say zero at each choice.
  const isNothing = counts.data?.isNothing ?? false;
  const isSame = counts.data?.same?.includes(first.id) ?? false;
  if (first.skipSame && (isSame || counts.isLoading)) {
    return (
      <Suspense>
        <Skipped {...{ wizard, model, isSame }} question={first.id} />
      </Suspense>
    );
  }

  return (
    <StepFrame
      wizard={wizard}
      title={page.title ?? first.title}
      subtitle={page.text ?? (page.title || first.ask.kind === "info" ? "" : first.text)}
      problem={wizard.problem}
      aside={
        // No taller than its line: the saved sets load later, and must not shift the layout.
        <div className="-my-2 flex flex-wrap items-center justify-end gap-x-2">
          {saved}
          {source.hasBadge && Object.keys(draft).length > 0 && (
            <Suspense>
              <SelectionsBadge model={model} answers={draft} />
            </Suspense>
          )}
        </div>
      }
      backLabel={say("back")}
      next={next || undefined}
    >
      {questions.some(({ skipSame }) => skipSame) && (
        <Suspense>
          <Skipped wizard={wizard} model={model} />
        </Suspense>
      )}
      <div ref={setContent} className="grid grid-cols-1 gap-6">
        {asked.map((question) => {
          const Screen = screenOf(model, question, choosesOn);
          const value = valueOf(question, draft, counted);
          const props = {
            question,
            options: openOptions(question.options ?? [], counted, values?.(counted)),
            answers: counted,
            value,
            onChange: (answer: Answer | undefined) => change(question.id, answer),
            onChoose: choosesOn ? choose : undefined,
            isHeaded: question === first && page.title === undefined,
            isAwaited,
            // Only the first problem is reported; too many are at once.
            problem:
              question === wrong && (wasTried || isTooMany(question, value))
                ? problemOf(question)
                : undefined,
            counts: isNothing
              ? undefined
              : (counts.data?.questions[question.id] ?? pending(counts)),
            say,
            shown,
          };
          return (
            <div key={question.id} className="min-w-0 empty:hidden">
              {mayBeSettled(question) ? (
                <AvailableOptions
                  {...props}
                  Screen={Screen}
                  onSettle={asked.length === 1 ? (id) => choose(id, true) : undefined}
                />
              ) : (
                <Screen {...props} />
              )}
              <Suspense>
                {question.help && <QuestionHelp text={question.help} label={say("help")} />}
              </Suspense>
            </div>
          );
        })}
      </div>
      {(counts.isError || isNothing) && (
        <Suspense>
          <CountsNote counts={counts} say={say} />
        </Suspense>
      )}
    </StepFrame>
  );
}

const pending = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? ("pending" as const) : undefined;

/** Whether one choice may be all that a question leaves. The one option of a question is its text. */
function mayBeSettled({ offer, advance, fact, options = [] }: ShownQuestion): boolean {
  return offer === "available" || (advance === "choose" && !fact && options.length > 1);
}
