/** Something wrong with a document: where it stands, as `questions.0.title`, and a sentence. */
export interface Finding {
  path: string;
  message: string;
}

/** Gathers what is found. */
export interface Report {
  /** Keeps the document from being published. */
  fault: (path: string, message: string) => void;
  warn: (path: string, message: string) => void;
}

export interface Findings {
  faults: Finding[];
  warnings: Finding[];
}

export function createReport(): Report & Findings {
  const faults: Finding[] = [];
  const warnings: Finding[] = [];
  return {
    faults,
    warnings,
    fault: (path, message) => faults.push({ path, message }),
    warn: (path, message) => warnings.push({ path, message }),
  };
}
