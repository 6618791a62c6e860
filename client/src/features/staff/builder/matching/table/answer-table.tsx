import { Download, Upload } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { useSearchParams } from "wouter";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import { optionsWithRules } from "@shared/finders/product-cells";
import { FieldFrame } from "@/staff-kit/field-frame";
import { Nothing } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button, buttonClass } from "@/staff-kit/button";
import type { TabProps } from "../../tab-props";
import { namesOf } from "../../words/names";
import { TABLE } from "../console-address";
import { TableImport } from "./table-import";
import { TablePage } from "./table-page";

/** What the answers of a question mean for single products: rows of products, a column for each answer. */
export function AnswerTable({ slug, draft, mayWrite }: TabProps) {
  const { document } = draft;
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data;
  const names = namesOf(document, [], { catalogs });
  const [params, setParams] = useSearchParams();
  const [sectionId, setSection] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const questions = document.questions.filter((each) => optionsWithRules(each).length > 0);
  const question = questions.find(({ id }) => id === params.get(TABLE)) ?? questions[0];
  const section = document.sections.find(({ id }) => id === sectionId) ?? document.sections[0];
  if (!question || !section) {
    return (
      <Nothing>
        No question has answers of its own yet. Add one with options, and come back to say what each
        means for single products.
      </Nothing>
    );
  }
  const file = `/api/admin/finders/${slug}/draft/cells/export?${new URLSearchParams({ of: question.id, section: section.id })}`;
  // The file is made of the stored draft.
  const onExport = (event: MouseEvent) => {
    if (draft.saving.is === "saved") return;
    event.preventDefault();
    void draft.settle().then((isStored) => isStored && window.location.assign(file));
  };
  return (
    <section aria-label="Table of products">
      <p className="max-w-[75ch] text-sm text-muted">
        What each answer means for single products, as rules that name them. What the answer’s other
        rules make of a product stands below in small letters.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60 sm:max-w-md">
          <FieldFrame label="Question">
            {(input) => (
              <select
                {...input}
                value={question.id}
                onChange={({ target }) =>
                  setParams(
                    (before) => {
                      const next = new URLSearchParams(before);
                      next.set(TABLE, target.value);
                      return next;
                    },
                    { replace: true },
                  )
                }
              >
                {questions.map(({ id }) => (
                  <option key={id} value={id}>
                    {names.question(id)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
        {document.sections.length > 1 && (
          <div className="min-w-0 grow basis-40 sm:max-w-xs">
            <FieldFrame label="Products of">
              {(input) => (
                <select
                  {...input}
                  value={section.id}
                  onChange={({ target }) => setSection(target.value)}
                >
                  {document.sections.map(({ id }) => (
                    <option key={id} value={id}>
                      {names.section(id)}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
          </div>
        )}
        <div className="mb-0.5 ml-auto flex flex-wrap gap-2">
          <a href={file} download onClick={onExport} className={buttonClass("secondary")}>
            <Download aria-hidden className="size-4" />
            Export CSV
          </a>
          {mayWrite && (
            <Button look="secondary" onClick={() => setImporting(true)}>
              <Upload aria-hidden className="size-4" />
              Import CSV
            </Button>
          )}
        </div>
      </div>
      <TablePage
        key={`${question.id} ${section.id}`}
        {...{ slug, draft, question, names, mayWrite }}
        section={section.id}
      />
      {isImporting && (
        <TableImport
          {...{ slug, draft, question }}
          section={section.id}
          title={names.question(question.id)}
          onClose={() => setImporting(false)}
        />
      )}
    </section>
  );
}
