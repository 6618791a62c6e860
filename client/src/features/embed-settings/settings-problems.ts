import { staffEmbedSettingsBody } from "@shared/contracts/embed-settings";

/** What is wrong with the settings, by path; the first of each. */
export function problemsOf(settings: unknown): Record<string, string> {
  const { error } = staffEmbedSettingsBody.safeParse(settings);
  const entries = error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  return Object.fromEntries(entries.reverse()) as Record<string, string>;
}
