import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { sampleQuestions, type SampleAnswers } from "./judge";

/** The runs it plays in turn. */
const RUNS = [
  ["side", "3", "6000-12000"],
  ["back", "4", "12000-25000"],
  ["changes", "2", "2000-6000"],
];
const BEFORE_CHOICE_MS = 1_600;
const AFTER_CHOICE_MS = 1_100;
const RESULTS_MS = 6_000;

interface Run {
  /** The question's index; one past the last is the results. */
  step: number;
  answers: SampleAnswers;
  /** The index of the played run. */
  round: number;
  /** Whether a visitor got here; then the new question takes over the button's focus. */
  isByHand?: boolean;
}

/** The prerendered state: a first answer, so that a match shows. */
const START: Run = { step: 0, answers: { style: "side" }, round: 0 };

/**
 * A run through the small finder. It plays while it is on the screen, until a visitor pauses
 * it or answers; under reduced motion it does not start.
 */
export function usePlayback(frame: RefObject<HTMLElement | null>) {
  const [run, setRun] = useState(START);
  // The system's setting applies until a visitor decides.
  const [wished, setWished] = useState<boolean>();
  const [isVisible, setVisible] = useState(false);
  const wantsStillness = useSyncExternalStore(onMotionChange, prefersStillness, () => true);
  const [isHeld, setHeld] = useState(false);
  const isPlaying = !isHeld && (wished ?? !wantsStillness);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setVisible(entry!.isIntersecting));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    if (!isPlaying || !isVisible) return;
    const timer = setTimeout(() => setRun(playOn), pauseBefore(run));
    return () => clearTimeout(timer);
  }, [isPlaying, isVisible, run]);

  return {
    run,
    isPlaying,
    /** A visitor is about to answer: nothing may move under the pointer. The button resumes. */
    hold: () => setHeld(true),
    toggle: () => {
      setHeld(false);
      setWished(!isPlaying);
    },
    /** A visitor answers: playback ends. */
    choose: (id: string) => {
      setWished(false);
      const question = sampleQuestions[run.step];
      if (!question) return;
      setRun({
        ...run,
        step: run.step + 1,
        answers: { ...run.answers, [question.id]: id },
        isByHand: true,
      });
    },
    restart: () => {
      setWished(false);
      setRun({ ...run, step: 0, answers: {}, isByHand: true });
    },
  };
}

const lessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)");
const prefersStillness = () => lessMotion().matches;

function onMotionChange(listener: () => void): () => void {
  const query = lessMotion();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function pauseBefore({ step, answers }: Run): number {
  const question = sampleQuestions[step];
  if (!question) return RESULTS_MS;
  return answers[question.id] ? AFTER_CHOICE_MS : BEFORE_CHOICE_MS;
}

/** The next event of a played run: a choice, the next question, or a new round. */
function playOn({ step, answers, round }: Run): Run {
  const question = sampleQuestions[step];
  if (!question) return { step: 0, answers: {}, round: (round + 1) % RUNS.length };
  if (answers[question.id]) return { step: step + 1, answers, round };
  return { step, answers: { ...answers, [question.id]: RUNS[round]![step]! }, round };
}
