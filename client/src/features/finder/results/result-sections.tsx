import type { FinderResults } from "@shared/contracts/finders";
import type { FinderModel } from "../model";
import { sectionCount, SectionList } from "./section-list";

interface Props {
  data: FinderResults;
  model: FinderModel;
  /** Which answers earn no points. */
  notWeighed: string | undefined;
  onVisit: (id: string, url: string) => void;
}

/** The products, under a heading for each section where there are several. */
export function ResultSections({ data, model, notWeighed, onVisit }: Props) {
  const { shown, say } = model;
  const { sections, isFirstSelection } = data;
  const badge = isFirstSelection ? "none" : shown.results.badge;
  const common = { model, badge, isFirstSelection, notWeighed, onVisit };
  const [only] = sections;
  if (only && sections.length === 1) {
    return (
      <SectionList
        {...common}
        items={only.items}
        isWhole={only.total <= only.items.length}
        heading="h2"
      />
    );
  }
  return sections.map(({ id, items, total }) => {
    const about = shown.sections.find((each) => each.id === id);
    const heading = `section-${id}`;
    return (
      <section key={id} aria-labelledby={heading} className="mt-8">
        <h2 id={heading} className="text-2xl font-bold">
          {about?.heading ?? id}
          {about?.isOptional && (
            <span className="text-base font-normal text-muted"> {say("section-optional")}</span>
          )}
        </h2>
        {items.length > 0 ? (
          <>
            <p className="text-sm text-muted">{sectionCount(model, total, items.length)}</p>
            <SectionList {...common} items={items} isWhole={total <= items.length} heading="h3" />
          </>
        ) : (
          <p className="mt-1 text-muted">{say("section-empty")}</p>
        )}
      </section>
    );
  });
}
