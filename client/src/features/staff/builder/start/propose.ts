import type { ProposedQuestions } from "@shared/contracts/finder-drafts";
import type { Question } from "@shared/finders/question";
import { callApi } from "@/lib/api";

/** The questions that a catalogue's products suggest; undefined where they suggest none. */
export async function questionsFor(catalogue: string): Promise<Question[] | undefined> {
  const address = `/api/admin/catalogues/${encodeURIComponent(catalogue)}/questions`;
  const { questions } = await callApi<ProposedQuestions>("GET", address);
  return questions.length > 0 ? questions : undefined;
}
