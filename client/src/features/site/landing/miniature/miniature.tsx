import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import { classNames } from "@/lib/class-names";
import { BestMatch } from "./best-match";
import { judge } from "./judge";
import { Options } from "./options";
import { sampleQuestions } from "./sample";
import { TopThree } from "./top-three";
import { usePlayback } from "./use-playback";

/** A small finder at work: it plays a run, and hands over to a visitor who answers. */
export function Miniature() {
  const frame = useRef<HTMLElement>(null);
  const { run, isPlaying, hold, toggle, choose, restart } = usePlayback(frame);
  const question = sampleQuestions[run.step];
  const found = judge(run.answers);
  const isDone = !question;

  return (
    <section
      ref={frame}
      aria-label="A small finder to try"
      onPointerEnter={hold}
      onFocusCapture={hold}
      className="@container relative mx-auto w-full max-w-[31rem]"
    >
      <div className="mb-28 rounded-[20px] border border-line bg-surface p-5 shadow-lifted sm:p-6 @max-xs:mb-0">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <p className="text-sm font-semibold text-muted">
            {isDone ? "Your top 3" : `Question ${run.step + 1} of ${sampleQuestions.length}`}
          </p>
          <Progress done={run.step} />
          <button
            type="button"
            onClick={toggle}
            className="-mr-2 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            {isPlaying ? (
              <Pause aria-hidden className="size-5" />
            ) : (
              <Play aria-hidden className="size-5" />
            )}
            <span className="sr-only">{isPlaying ? "Pause" : "Play"}</span>
          </button>
        </div>
        <div className="min-h-[19.5rem]">
          {question ? (
            <Options
              key={question.id}
              question={question}
              chosen={run.answers[question.id]}
              takesFocus={run.isByHand === true}
              onChoose={choose}
            />
          ) : (
            <TopThree found={found} takesFocus={run.isByHand === true} onRestart={restart} />
          )}
        </div>
      </div>
      {found[0] && found[0].reasons.length > 0 && (
        // Large text leaves no space above the questions.
        <div className="pointer-events-none absolute right-0 bottom-0 w-[19rem] max-w-[92%] sm:-right-6 @max-xs:static @max-xs:mt-3 @max-xs:w-full @max-xs:max-w-full">
          <BestMatch match={found[0]} />
        </div>
      )}
    </section>
  );
}

function Progress({ done }: { done: number }) {
  return (
    <div aria-hidden className="flex grow gap-1.5">
      {sampleQuestions.map(({ id }, index) => (
        <span
          key={id}
          className={classNames(
            "h-1.5 grow rounded-full transition-colors duration-step",
            index < done ? "bg-accent" : "bg-line",
          )}
        />
      ))}
    </div>
  );
}
