import type { FinderResults } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { Wizard } from "@/wizard/use-wizard";
import type { FinderModel } from "../model/model";
import { SectionList } from "./section-list";
import { SetResults } from "./set-results";

interface Props {
  wizard: Wizard<Answers>;
  data: FinderResults;
  model: FinderModel;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** The products, as a set where there are several sections. */
export function ResultSections({ wizard, data, model, notWeighed, onVisit }: Props) {
  const { shown } = model;
  const { sections, isFirstSelection } = data;
  const badge = isFirstSelection ? "none" : shown.results.badge;
  const common = { model, badge, isFirstSelection, notWeighed, onVisit };
  const [only] = sections;
  if (only && shown.sections.length === 1) {
    const { items, total, relaxed, orderedBy } = only;
    return (
      <SectionList {...common} {...{ items, relaxed, orderedBy }} isWhole={total <= items.length} />
    );
  }
  return <SetResults {...{ wizard, data, model, badge, notWeighed, onVisit }} />;
}
