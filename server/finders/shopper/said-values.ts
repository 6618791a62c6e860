import type { FinderResults, ResultItem, Verdict } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import {
  partInWords,
  sayingValues,
  withValuesSaid,
  type SaidValue,
} from "@shared/finders/say-values";
import type { SentenceKey } from "../sentences/en";
import { writerIn } from "../sentences/sentences";
import { openQuestions, walk } from "../compile/asked";
import { stagedSections, type Stage } from "./stage";

const sayingDocuments = new WeakMap<FinderDocument, boolean>();

/** Whether any text of a document says a value. */
export function saysValues(document: FinderDocument): boolean {
  let isSo = sayingDocuments.get(document);
  if (isSo === undefined) {
    isSo = document.values.length > 0 && JSON.stringify(document).includes("{value:");
    sayingDocuments.set(document, isSo);
  }
  return isSo;
}

/** Says the values of these answers; `undefined` where no text of the document says any. */
export function saidFor(
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  locale: string,
): SaidValue | undefined {
  const { document } = stage;
  const [first] = stagedSections(stage);
  if (!first || !saysValues(document)) return undefined;
  const { values } = walk(openQuestions(document, first.catalog), document.values, answers);
  return sayingValues(document.values, values, locale);
}

/** Said where a value that is not known was all that a reason would have said. */
const WITHOUT = {
  met: "fits-all",
  partly: "close-to-all",
  missed: "does-not-fit-at-all",
  unknown: "not-stated-at-all",
} as const satisfies Record<Verdict, SentenceKey>;

/** Results with the values that the document's texts say. What products state is left as it is. */
export function resultsInWords(
  found: FinderResults,
  said: SaidValue | undefined,
  locale: string,
): FinderResults {
  if (!said) return found;
  const say = (text: string) => withValuesSaid(text, said);
  const write = writerIn(locale);
  const item = ({ reasons, met, unknowns, remarks, fits, ...rest }: ResultItem): ResultItem => ({
    ...rest,
    reasons: reasons.map((each) => ({
      ...each,
      text: say(each.text) || write(WITHOUT[each.verdict]),
    })),
    ...(met && { met: met.map(say).filter(Boolean) }),
    ...(remarks && { remarks: remarks.map((each) => say(each) || each) }),
    unknowns: unknowns.map((each) => say(each) || write(WITHOUT.unknown)),
    fits: fits && (say(fits) || write(WITHOUT.met)),
  });
  return {
    ...found,
    ...(found.ending && { ending: partInWords(found.ending, said) }),
    sections: found.sections.map(({ withheld, unlisted, ...each }) => ({
      ...each,
      items: each.items.map(item),
      ...(withheld && {
        withheld: withheld.map((of) => ({ ...of, text: say(of.text) || write(WITHOUT.unknown) })),
      }),
      ...(unlisted && { unlisted: partInWords(unlisted, said) }),
    })),
  };
}
