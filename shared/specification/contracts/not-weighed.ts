import { NOT_SURE } from "../../finders/answers";

/**
 * The reason why these answers earn no points: "Mattress type and firmness are not weighed: …"; null
 * where they do.
 */
export function notWeighed(answers: { mattressType?: string; firmness?: string }): string | null {
  const [first, second] = [
    ...(answers.mattressType === NOT_SURE ? ["mattress type"] : []),
    ...(answers.firmness === NOT_SURE ? ["firmness"] : []),
  ];
  if (first === undefined) return null;
  const named = second === undefined ? `${first} is` : `${first} and ${second} are`;
  const sentence = `${named} not weighed: you asked us to recommend.`;
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}
