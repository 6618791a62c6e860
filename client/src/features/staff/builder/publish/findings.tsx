import type { ComponentProps } from "react";
import { Link } from "wouter";
import type { DraftCheck } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import type { Names } from "../words/names";
import { addressOf, placeOf } from "../words/finding-place";
import { MendPress } from "../questions/mend-press";

interface Props {
  title: string;
  look: string;
  findings: DraftCheck["faults"];
  slug: string;
  document: FinderDocument;
  names: Names;
  onClose: () => void;
  /** Changes the draft, where whoever reads may. */
  onMend?: ComponentProps<typeof MendPress>["onMend"];
}

/** What the check found: each leads to where it is changed. */
export function Findings({ title, look, findings, slug, document, names, onClose, onMend }: Props) {
  return (
    <section aria-label={title} className={`rounded-card border p-4 ${look}`}>
      <h3 className="font-bold">{title}</h3>
      {findings.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {findings.map((finding, at) => {
            const { path, message } = finding;
            const { words, href } = placeOf(path, document, names);
            return (
              <li key={at} className="wrap-anywhere">
                <Link
                  href={addressOf(slug, href)}
                  className="font-semibold text-accent-text underline-offset-4 hover:underline"
                  onClick={onClose}
                >
                  {words}
                </Link>
                : {message}
                <span className="block">
                  <MendPress {...{ finding, document, onMend }} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
