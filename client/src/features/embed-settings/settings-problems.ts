import { staffEmbedSettingsBody } from "@shared/contracts/embed-settings";
import { problemsOf as allProblemsOf } from "@/staff/problems-of";

/** What is wrong with the settings, by path; the first of each. */
export function problemsOf(settings: unknown): Record<string, string> {
  const entries = allProblemsOf(staffEmbedSettingsBody, settings).map(
    ({ path, message }) => [path, message] as const,
  );
  return Object.fromEntries(entries.reverse());
}
