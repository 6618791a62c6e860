import { useState } from "react";
import { ApiError } from "@/lib/api";

/** What the server found wrong with a form, by field. */
export function useProblems() {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  return {
    problems,
    /** Whether a failure is about fields, which the form shows itself. */
    isProblem: (error: ApiError) => (error.details.errors ?? []).length > 0,
    show: (error: Error) => {
      const found = error instanceof ApiError ? (error.details.errors ?? []) : [];
      setProblems(Object.fromEntries(found.map(({ path, message }) => [path, message])));
    },
  };
}
