import { texts } from "@shared/finders/frame-texts";
import { laterTexts } from "@shared/finders/later-frame-texts";

/** Every text of the frame around questions and results, as it is said unless a document says otherwise. */
export const FRAME_TEXTS: Readonly<Record<string, string>> = { ...texts, ...laterTexts };

const PLACEHOLDER = /\{[a-z]+\}/gi;

const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))].sort();

/** What is wrong with saying a text otherwise: a placeholder that it has none of, or one that is left out. */
export function textProblem(name: string, said: string): string | undefined {
  const known = placeholdersIn(FRAME_TEXTS[name] ?? "");
  const used = placeholdersIn(said);
  const unknown = used.filter((each) => !known.includes(each));
  if (unknown.length > 0) {
    return known.length === 0
      ? `Nothing stands for ${unknown.join(", ")} here. Leave it out.`
      : `Nothing stands for ${unknown.join(", ")} here. There is ${known.join(", ")}.`;
  }
  const missing = known.filter((each) => !used.includes(each));
  return missing.length > 0
    ? `Without ${missing.join(", ")} shoppers are not told that.`
    : undefined;
}

/** The names of texts that say, or are called, all of these words. */
export function textsFor(search: string, own: Readonly<Record<string, string>>): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(FRAME_TEXTS)
    .filter(([name, text]) => {
      const all = `${name} ${text} ${own[name] ?? ""}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .map(([name]) => name);
}
