import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import { formatRand } from "@shared/money";
import { classNames } from "@/lib/class-names";
import { judge, sampleQuestions, type JudgedBed } from "./judge";
import { FocusedTitle, Options } from "./options";
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

/** The best match so far, with its score as a number and a bar, and its reasons. */
function BestMatch({ match: { bed, score, reasons } }: { match: JudgedBed }) {
  return (
    <div className="min-h-37 rounded-card border border-line bg-surface p-4 shadow-lifted">
      <p className="flex items-center justify-between gap-2">
        <strong className="min-w-0">{bed.name}</strong>
        <span className="shrink-0 rounded-full bg-accent-soft px-2.5 py-1 text-xs font-bold text-accent-text">
          {score}% match
        </span>
      </p>
      <div className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-step"
          style={{ transform: `scaleX(${score / 100})` }}
        />
      </div>
      <ul className="mt-2.5 text-sm text-muted">
        {reasons.map(({ text, points, max }) => (
          <li key={text} className="flex gap-2">
            <span aria-hidden className="w-3 shrink-0 text-center font-bold text-accent-text">
              {points === max ? "✓" : "–"}
            </span>
            <span className="min-w-0 grow">{text}</span>
            <span className="shrink-0">
              {points}
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
        <li className="pl-5 font-semibold text-ink">{formatRand(bed.price)}</li>
      </ul>
    </div>
  );
}

interface Props {
  found: JudgedBed[];
  takesFocus: boolean;
  onRestart: () => void;
}

/** The result of a run: three beds with their scores. */
function TopThree({ found, takesFocus, onRestart }: Props) {
  return (
    <div className="step-enter">
      <FocusedTitle takesFocus={takesFocus}>Your perfect matches</FocusedTitle>
      <ol className="mt-3 grid grid-cols-1 gap-2.5">
        {found.slice(0, 3).map(({ bed, score }, index) => (
          <li
            key={bed.name}
            className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-control border border-line px-3"
          >
            <span aria-hidden className="w-4 font-bold text-muted">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 basis-32 font-semibold">{bed.name}</span>
            <span className="text-sm text-muted">{formatRand(bed.price)}</span>
            <span className="w-12 text-right font-bold text-accent-text">{score}%</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={onRestart}
        className="mt-1 min-h-11 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        Start Over
      </button>
    </div>
  );
}
