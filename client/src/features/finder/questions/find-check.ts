// On its own: importing it is what adds the check.
import "../model/all-texts";
import { addCheck } from "../model/answer-problem";
import { typedIn } from "./unfinished-text";

addCheck("find", (question, answer, say) => {
  const text = typedIn(answer)?.trim();
  if (text === undefined) return undefined;
  return say(question.options ? "find-choose" : "find-unfinished", { text });
});
