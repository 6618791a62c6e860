import { createContext, useContext } from "react";
import type { Progress } from "./engine";

/** The words around every question. */
export interface WizardTexts {
  /** The name of the step bar. */
  steps: string;
  /** Read out after a completed step's title. */
  completed: string;
  loading: string;
  progress: (progress: Progress) => string;
}

const TextsContext = createContext<WizardTexts>({
  steps: "Steps",
  completed: ", completed",
  loading: "Loading the question",
  progress: ({ step, total }) => `Step ${step} of ${total}`,
});

export const WizardTextsProvider = TextsContext.Provider;

export const useWizardTexts = () => useContext(TextsContext);
