import { Plus, Trash2 } from "lucide-react";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { FinderDocument, Section } from "@shared/finders/document";
import { freeWord } from "@shared/input/words-of-names";
import { SortableRows } from "@/staff-kit/sortable-rows";
import { Button } from "@/staff-kit/button";
import type { OpenDraft } from "../draft/use-draft";
import type { Names } from "../words/names";
import { SectionFields } from "./section-fields";

interface Props {
  draft: OpenDraft;
  names: Names;
  attributes: readonly Attribute[];
  catalogs: readonly CatalogSummary[];
  mayWrite: boolean;
}

const MAX_SECTIONS = 12;

/** The parts of the results: one list, or several for a set or a routine, in their order. */
export function Sections({ draft, names, attributes, catalogs, mayWrite }: Props) {
  const { document, edit } = draft;
  const { sections } = document;
  const isSet = sections.length > 1;
  return (
    <section aria-label="What it chooses from" className="min-w-0">
      <h2 className="font-bold">What it chooses from</h2>
      <p className="mt-1 text-sm text-muted">
        One list of products, or several for a set: each has its own catalog and ranking.
      </p>
      <div className="mt-2">
        <SortableRows
          rows={sections.map((section) => ({
            id: section.id,
            name: names.section(section.id),
            section,
          }))}
          isSortable={mayWrite && isSet}
          onOrder={(ids) => {
            edit((before) => withSectionsInOrder(before, ids), "order of sections");
            return Promise.resolve();
          }}
        >
          {({ id, name, section }, handle) => (
            <section
              aria-label={`Section ${name}`}
              className="rounded-card border border-line bg-surface p-3"
            >
              {isSet && (
                <div className="mb-2 flex items-center gap-2">
                  {handle}
                  <h3 className="min-w-0 grow font-bold wrap-anywhere">{name}</h3>
                  {mayWrite && (
                    <button
                      type="button"
                      className="grid size-control place-items-center rounded-lg text-muted hover:text-ink"
                      onClick={() => edit((before) => withoutSection(before, id), `remove ${id}`)}
                    >
                      <Trash2 aria-hidden className="size-4" />
                      <span className="sr-only">Remove {name}</span>
                    </button>
                  )}
                </div>
              )}
              <SectionFields
                {...{ section, document, names, attributes, catalogs, mayWrite }}
                onChange={(changes, field) =>
                  edit(
                    (before) => withSection(before, { ...section, ...changes }),
                    `${id} ${field}`,
                  )
                }
              />
            </section>
          )}
        </SortableRows>
      </div>
      {mayWrite && sections.length < MAX_SECTIONS && (
        <Button
          look="quiet"
          onClick={() => edit((before) => withNewSection(before, catalogs), "add a section")}
        >
          <Plus aria-hidden className="size-4" />
          Add a section
        </Button>
      )}
    </section>
  );
}

// Edits of the parts of the results. Each gives a document; the one that was given stays as it is.

/** With this in the place of the section that has its id. */
const withSection = (document: FinderDocument, section: Section): FinderDocument => ({
  ...document,
  sections: document.sections.map((each) => (each.id === section.id ? section : each)),
});

/** With another section at the end, which chooses from a catalog of its own where there is one left. */
export function withNewSection(
  document: FinderDocument,
  catalogs: readonly Pick<CatalogSummary, "id" | "name">[],
): FinderDocument {
  const id = freeWord(
    "section",
    document.sections.map((each) => each.id),
  );
  const isChosen = (catalog: string) =>
    document.sections.some((each) => each.catalogue === catalog);
  const left = catalogs.find((each) => !isChosen(each.id));
  const section: Section = {
    id,
    heading: { [document.locale]: left?.name ?? "New section" },
    catalogue: left?.id ?? document.sections.at(-1)!.catalogue,
    isOptional: false,
    maxItems: 12,
  };
  return { ...document, sections: [...document.sections, section] };
}

/** Without a section; what named it is found by the check. The last one stays. */
const withoutSection = (document: FinderDocument, id: string): FinderDocument =>
  document.sections.length === 1
    ? document
    : { ...document, sections: document.sections.filter((each) => each.id !== id) };

/** With the sections in this order. */
const withSectionsInOrder = (document: FinderDocument, ids: readonly string[]): FinderDocument => ({
  ...document,
  sections: ids.flatMap((id) => document.sections.find((each) => each.id === id) ?? []),
});
