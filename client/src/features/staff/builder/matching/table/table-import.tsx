import { useMutation } from "@tanstack/react-query";
import type { CellsFileReport } from "@shared/contracts/product-cells";
import type { Question } from "@shared/finders/question";
import { ImportLines } from "@/staff-kit/import-report";
import { FileDialog, sendFile } from "@/staff-kit/file-dialog";
import { showToast } from "@/ui/toast-store";
import type { OpenDraft } from "../../draft/use-draft";
import { changeCells } from "./cell-table";

interface Props {
  slug: string;
  draft: OpenDraft;
  question: Question;
  section: string;
  title: string;
  onClose: () => void;
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

/** Takes the table from a CSV: looked at first, and changed in the draft as one edit once staff confirm. */
export function TableImport({ slug, draft, question, section, title, onClose }: Props) {
  const look = useMutation({
    mutationFn: async (sent: File) => {
      // The server compares the file with the draft that it has.
      if (!(await draft.settle())) throw new Error("The draft is not stored.");
      const query = new URLSearchParams({ of: question.id, section });
      return sendFile<CellsFileReport>(
        `/api/admin/finders/${slug}/draft/cells/check?${query}`,
        sent,
        "text/csv",
      );
    },
  });
  const onTake = ({ cells, changed }: CellsFileReport) => {
    const read = new Map(
      Object.entries(cells).map(([option, of]) => [option, new Map(Object.entries(of))]),
    );
    const label = `table ${question.id} ${crypto.randomUUID()}`;
    if (!changeCells(draft, { question: question.id, section }, read, label)) return;
    showToast({
      title: `${counted(changed, "cell")} changed`,
      text: "Undo takes all of them back.",
    });
    onClose();
  };
  return (
    <FileDialog
      title={`Import the table of “${title}”`}
      description="Products and answers that the file does not have stay as they are; an empty cell takes the rule away."
      hint="As it was exported: a column Product with keys, one for each answer, and words such as “Never” in the cells."
      run={look}
      failure="The file could not be checked. Nothing was changed. Try again."
      onCheck={look.mutate}
      view={(report) => <Report report={report} />}
      takingOf={(report) =>
        report.refusal
          ? undefined
          : {
              label:
                report.changed === 0
                  ? "Nothing would change"
                  : `Change ${counted(report.changed, "cell")}`,
              isDisabled: report.changed === 0,
              onTake: () => onTake(report),
            }
      }
      onClose={onClose}
    />
  );
}

function Report({ report }: { report: CellsFileReport }) {
  const { rows, changed, unchanged, bad, problems, refusal } = report;
  return (
    <section aria-label="Report">
      <p>
        <strong>{rows.toLocaleString("en")}</strong> {rows === 1 ? "product" : "products"}:{" "}
        <strong>{changed.toLocaleString("en")}</strong> {changed === 1 ? "cell" : "cells"} changed,{" "}
        {unchanged.toLocaleString("en")} as before.
      </p>
      {bad > 0 && (
        <>
          <p className="mt-2 text-danger">
            {bad === 1
              ? "One place cannot be read, and is left out:"
              : `${bad.toLocaleString("en")} places cannot be read, and are left out:`}
          </p>
          <ImportLines name="What cannot be read" head="Problem" lines={problems} />
        </>
      )}
      {refusal && (
        <p role="alert" className="mt-2 text-danger">
          {refusal}
        </p>
      )}
    </section>
  );
}
