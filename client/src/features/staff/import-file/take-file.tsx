import type { UseMutationResult } from "@tanstack/react-query";
import type { FilePlan, KnownKeys } from "@shared/contracts/file-look";
import type { ImportAhead, ImportReport, PriceMoves, UnreadCells } from "@shared/contracts/imports";
import { ImportReportView } from "@/staff-kit/import-report";
import { ApiError } from "@/lib/api";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useStaff } from "@/staff-kit/signed-in";
import { Button } from "@/staff-kit/button";
import { ChangesView } from "./changes-view";
import { DoubtfulRows } from "./doubtful-rows";
import { aheadWords } from "./use-import-ahead";
import { KnownKeysQuestion } from "./known-keys";
import { UnreadCellsForm } from "./unread-cells";

interface Props {
  take: UseMutationResult<ImportReport, Error, string>;
  /** The import that it waits for. */
  ahead: ImportAhead | null;
  /** What has to be said first, as a sentence. */
  missing: string | undefined;
  /** What no column is, as a sentence. */
  lacking: string | undefined;
  /** Keys that others brought, where that was asked. */
  asked: KnownKeys | undefined;
  knownKeys: FilePlan["knownKeys"];
  onKnownKeys: (rule: NonNullable<FilePlan["knownKeys"]>) => void;
  /** Whether cells were read otherwise since it was checked. */
  isMended: boolean;
  onReadAs: (cells: UnreadCells, text: string) => void;
  /** What unread cells were said to mean. */
  saidOf: (cells: UnreadCells) => string;
  onSameAs: (sameAs: FilePlan["sameAs"]) => void;
}

/** The check of a file with what came of it, and the button that takes it. */
export function TakeFile(props: Props) {
  const {
    take,
    ahead,
    missing,
    lacking,
    asked,
    knownKeys,
    onKnownKeys,
    isMended,
    onReadAs,
    saidOf,
    onSameAs,
  } = props;
  const report = take.data;
  return (
    <div>
      {take.isError && (
        <p role="alert" className="mb-3 text-danger">
          {refusalOf(take.error)}
        </p>
      )}
      {report && <ImportReportView report={report} />}
      <div className="mt-4 space-y-4 empty:hidden">
        {asked && <KnownKeysQuestion known={asked} chosen={knownKeys} onChoose={onKnownKeys} />}
        {report?.doubtful && !isMended && <DoubtfulRows rows={report.doubtful} onSay={onSameAs} />}
      </div>
      {report?.absent !== undefined && (
        <p className="mt-3 wrap-anywhere">
          <strong>{report.absent.toLocaleString("en")}</strong>{" "}
          {report.absent === 1 ? "product of the source is" : "products of the source are"} not in
          the file: {report.absentNames?.join(", ")}
          {report.absent > (report.absentNames?.length ?? 0) && " and others"}.
        </p>
      )}
      {report?.changes && <ChangesView changes={report.changes} count={report.changed} />}
      {report?.priceMoves && <PriceMovesView moves={report.priceMoves} />}
      {report && (
        <UnreadCellsForm
          unread={report.unread ?? []}
          count={report.unreadCount ?? 0}
          onReadAs={onReadAs}
          saidOf={saidOf}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!report || isMended ? (
          <Button type="submit" disabled={take.isPending || missing !== undefined}>
            {isMended ? "Check again" : "Check"}
          </Button>
        ) : (
          <Button
            disabled={
              take.isPending ||
              report.bad === report.rows ||
              missing !== undefined ||
              report.doubtful !== undefined
            }
            onClick={() => take.mutate(`skipBad=${report.bad > 0}`)}
          >
            {wordsOf(report)}
          </Button>
        )}
        {report?.doubtful && !isMended && (
          <p className="text-sm text-muted">Say which rows are the same products.</p>
        )}
        {missing === undefined && !report && lacking !== undefined && (
          <p className="text-sm text-muted">{lacking}</p>
        )}
        {missing !== undefined && <p className="text-sm text-muted">{missing}</p>}
        {take.isPending && (
          <p role="status" className="text-sm text-muted">
            <Doing ahead={ahead} isWriting={report !== undefined} />
          </p>
        )}
      </div>
    </div>
  );
}

/** What is done with the file now, or whose it waits for. */
function Doing({ ahead, isWriting }: { ahead: ImportAhead | null; isWriting: boolean }) {
  const { username } = useStaff();
  return ahead ? aheadWords(ahead, username) : isWriting ? "Writing..." : "Reading every row...";
}

/** Prices that a file moves by more than half: nobody else would notice a slip. */
function PriceMovesView({ moves: { count, examples } }: { moves: PriceMoves }) {
  return (
    <section aria-label="Prices that move" className="mt-3 rounded-card border border-danger p-3">
      <p>
        <strong>
          {count === 1 ? "1 price moves" : `${count.toLocaleString("en")} prices move`} by more than
          half.
        </strong>{" "}
        Look whether that is meant.
      </p>
      <ul className="mt-1 text-sm wrap-anywhere">
        {examples.map(({ key, name, from, to }) => (
          <li key={key}>
            {name || key}: <span className="text-muted">{from}</span> → <strong>{to}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

const list = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

function wordsOf({ added, changed, bad, absent = 0 }: ImportReport): string {
  const products = (count: number) =>
    `${count.toLocaleString("en")} ${count === 1 ? "product" : "products"}`;
  const done = [
    added > 0 && `add ${products(added)}`,
    changed > 0 && `change ${added > 0 ? changed.toLocaleString("en") : products(changed)}`,
  ].filter((each) => each !== false);
  if (absent > 0 && done.length > 0) done.push(`leave ${absent.toLocaleString("en")} behind`);
  const what = done.length > 0 ? list.format(done) : absent > 0 ? "apply it" : "keep it as it is";
  const whole = bad > 0 ? `skip ${bad.toLocaleString("en")} bad and ${what}` : what;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Why a file was not taken: in the sentence alone, as the column that it is about is marked. */
function refusalOf(error: Error): string {
  const [first] = (error instanceof ApiError && error.details.errors) || [];
  return (
    first?.message ?? inServersWords(error, "That did not work. Nothing was changed. Try again.")
  );
}
