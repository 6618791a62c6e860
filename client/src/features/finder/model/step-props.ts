import type { ReactNode } from "react";
import type { Answers } from "@shared/finders/answers";
import type { Trace } from "@/wizard/use-trace";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "./model";

/** Called when the server refuses a run's answers: its version is gone, or options of it. */
export type OnOutdated = (what: "version" | "options") => void;

/** The props of every step's screen. */
export interface FinderStepProps {
  wizard: Wizard<Answers>;
  model: FinderModel;
  trace: Trace;
  /** The target of share links. */
  page: string;
  /** The button that opens the saved sets; undefined if there are none. */
  saved?: ReactNode;
}
