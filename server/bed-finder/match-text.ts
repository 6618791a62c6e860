// The sentences of "Why this match". A mismatch is stated as plainly as a match.

/** "Suits side sleepers" · "Not made for stomach sleepers". */
export function sleepStyle(label: string, fits: boolean): string {
  return fits ? `Suits ${people(label)}` : `Not made for ${people(label)}`;
}

/** "Medium, exactly as you asked" · "Two steps firmer than you asked". */
export function firmness(label: string, stepsFirmer: number): string {
  if (stepsFirmer === 0) return `${label}, exactly as you asked`;
  const steps = Math.abs(stepsFirmer);
  const count =
    ["", "One step", "Two steps", "Three steps", "Four steps"][steps] ?? `${steps} steps`;
  return `${count} ${stepsFirmer > 0 ? "firmer" : "softer"} than you asked`;
}

/** "Hybrid, the type you chose" · "Innerspring, close to the hybrid you chose" · "Latex, not the hybrid you chose". */
export function mattressType(label: string, wanted: string, kinship: number): string {
  if (kinship === 1) return `${label}, the type you chose`;
  return `${label}, ${kinship > 0 ? "close to" : "not"} the ${lower(wanted)} you chose`;
}

/** "Good for back pain and hot sleepers, but not for allergies". */
export function concerns(answered: string[], left: string[]): string {
  if (answered.length === 0) return `Has nothing for ${list(left.map(people), "or")}`;
  const good = `Good for ${list(answered.map(people), "and")}`;
  return left.length === 0 ? good : `${good}, but not for ${list(left.map(people), "or")}`;
}

/** "Has cooling gel and edge support, but not warranty". */
export function features(there: string[], missing: string[]): string {
  if (there.length === 0) return `Comes without ${list(missing, "or")}`;
  const has = `Has ${list(there, "and")}`;
  return missing.length === 0 ? has : `${has}, but not ${list(missing, "or")}`;
}

/** When only size and budget were answered. */
export const FILTERS = "Fits your size and budget";

/** Many labels name a kind of sleeper; a sentence speaks of all of them. */
function people(label: string): string {
  const who = lower(label);
  return who.endsWith("sleeper") ? `${who}s` : who;
}

function list(labels: string[], word: "and" | "or"): string {
  const names = labels.map(lower);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${word} ${last}`;
}

/** Labels appear mid-sentence here; a label in capitals ("UV") stays as it is. */
function lower(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}
