import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { changesBetween, partName, type ChangedPart } from "@shared/finders/draft-changes";
import { changeWords } from "../words/change-words";
import { useLiveDocument } from "../draft/use-live-document";
import { namesOf, type Names } from "../words/names";

interface Props {
  slug: string;
  finder: StaffFinder | undefined;
  document: FinderDocument;
  names: Names;
  /** The attributes there are. */
  known: readonly Attribute[];
  catalogs: readonly CatalogSummary[] | undefined;
  /** What stays in the draft alone. */
  leftOut: readonly ChangedPart[];
  onLeaveOut: (parts: readonly ChangedPart[]) => void;
}

/** What differs from what shoppers see now, in words, each with a tick that says whether it goes live. */
export function Difference(props: Props) {
  const { slug, finder, document, names, known, catalogs, leftOut, onLeaveOut } = props;
  const version = finder?.liveVersion;
  const live = useLiveDocument(slug, finder);
  if (typeof version !== "number") {
    return <p>Shoppers do not see this finder yet.</p>;
  }
  if (!live) return null;
  const changes = changesBetween(live, document);
  const lines = changeWords(changes, namesOf(live, known, { catalogs }), names);
  const isLeftOut = (name: string) => leftOut.some((each) => partName(each) === name);
  return (
    <section aria-label={`Since version ${version}`}>
      <h3 className="font-bold">Since version {version}</h3>
      {changes.length === 0 && <p className="mt-1">Nothing has changed.</p>}
      {changes.length === 1 && <p className="mt-1">{lines[0]}</p>}
      {changes.length > 1 && (
        <>
          <p className="text-sm text-muted">
            What has no tick stays in the draft, and shoppers go on seeing it as it is.
          </p>
          <ul className="mt-1">
            {changes.map((change, at) => {
              const name = partName(change);
              const others = leftOut.filter((each) => partName(each) !== name);
              return (
                <li key={name}>
                  <label className="flex min-h-control cursor-pointer items-center gap-2 wrap-anywhere">
                    <input
                      type="checkbox"
                      className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
                      checked={!isLeftOut(name)}
                      onChange={({ target }) =>
                        onLeaveOut(target.checked ? others : [...others, change])
                      }
                    />
                    <span className="min-w-0">{lines[at]}</span>
                  </label>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
