import type { LiveMatching } from "@shared/contracts/finder-matching";
import type { Names } from "../words/names";

/** The same names, with what the live version calls its questions and sections: the draft may have removed them. */
export function liveNames(names: Names, { names: { questions, sections } }: LiveMatching): Names {
  const nameIn = (some: typeof questions, id: string) => some.find((each) => each.id === id)?.name;
  return {
    ...names,
    question: (id) => nameIn(questions, id) ?? names.question(id),
    section: (id) => nameIn(sections, id) ?? names.section(id),
  };
}
