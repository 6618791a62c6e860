import { Wrench } from "lucide-react";
import { Link } from "wouter";
import type { DraftFinding } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { catalogProductsPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { Button } from "@/staff-kit/button";
import { mendOf } from "./mends";

interface Props {
  finding: DraftFinding;
  document: FinderDocument;
  /** Changes the draft; undefined for who may only read. */
  onMend: ((mend: (document: FinderDocument) => FinderDocument, label: string) => void) | undefined;
}

/** What mends a finding at a press, or leads to the products or the list that it is about. */
export function MendPress({ finding, document, onMend }: Props) {
  const { path, about } = finding;
  const found = onMend && mendOf(path, document);
  const place = about && placeAbout(about);
  return (
    <>
      {found && (
        <Button
          look="quiet"
          className="text-left!"
          onClick={() => onMend(found.mend, `mend ${path}`)}
        >
          <Wrench aria-hidden className="size-4 shrink-0" />
          {found.label}
        </Button>
      )}
      {place && (
        <Link
          href={place.href}
          className="inline-flex min-h-control items-center text-sm font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {place.words}
        </Link>
      )}
    </>
  );
}

/** The page where products or a list are filled in. */
function placeAbout(about: NonNullable<DraftFinding["about"]>): { words: string; href: string } {
  if ("list" in about) {
    return {
      words: "Look at the list",
      href: `${paths.admin}/product-lists?list=${encodeURIComponent(about.list)}`,
    };
  }
  const query = new URLSearchParams({ [`is.${about.lacks}`]: "-" });
  return {
    words: "Show these products",
    href: `${catalogProductsPath(about.catalogue)}?${query.toString()}`,
  };
}
