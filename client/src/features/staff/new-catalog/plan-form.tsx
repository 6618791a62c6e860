import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type SyntheticEvent } from "react";
import { Link } from "wouter";
import type { ColumnPlan, FileLook } from "@shared/contracts/file-look";
import type { ImportChoices, ImportFile } from "@shared/contracts/import-files";
import type { ImportReport, UnreadCells } from "@shared/contracts/imports";
import { catalogProductsPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { wordOf } from "@shared/input/words-of-names";
import { ApiError, callApi } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { CostsView, ImportReportView } from "@/staff-kit/import-report";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button, buttonClass } from "@/ui/button";
import { ColumnRow } from "./column-row";
import { PreviewCards } from "./preview-cards";
import { SameKeysQuestion } from "./same-keys";
import { UnreadCellsForm } from "./unread-cells";

/** What was chosen is kept once nobody changes it for so long. */
const KEEP_AFTER_MS = 700;

interface Props {
  look: FileLook;
  file: ImportFile;
  /** Whether nothing was made of the table's rows and columns. */
  isAsItIs: boolean;
}

/** The proposal for a file, to be changed, checked and taken. */
export function PlanForm({ look, file, isAsItIs }: Props) {
  const client = useQueryClient();
  const kept = fittingChoices(file, look, isAsItIs);
  const [plans, setPlans] = useState(() => kept?.columns ?? look.columns.map(({ plan }) => plan));
  const [name, setName] = useState(file.choices?.name ?? "");
  const [currency, setCurrency] = useState(file.choices?.currency ?? look.currency ?? "ZAR");
  const [sameKey, setSameKey] = useState(kept?.sameKey ?? null);
  const choices = {
    name,
    currency,
    sheet: look.sheet,
    asItIs: isAsItIs,
    sameKey,
    columns: plans,
  };
  const address = `/api/admin/import-files/${file.id}`;
  const take = useMutation({
    mutationFn: (query: string) =>
      callApi<ImportReport>("POST", `${address}/import?${query}`, {
        plan: { ...choices, id: catalogId(name) },
      }),
    onSuccess: ({ isApplied }) => {
      if (isApplied) void client.invalidateQueries();
    },
  });
  const report = take.data;
  const isDone = report?.isApplied === true;
  const keeping = useKept(address, choices, !isDone);
  useUnsavedGuard(!isDone && keeping !== "kept");
  const problems = take.error instanceof ApiError ? (take.error.details.errors ?? []) : [];
  const changed = (change: () => void) => {
    change();
    take.reset();
  };
  const change = (place: number, plan: ColumnPlan) =>
    changed(() => setPlans(plans.map((each, index) => (index === place ? plan : each))));
  const isNamed = plans.some(({ use }) => use === "key" || use === "name");
  // Other columns may be the key by now: the check says it of those.
  const keyHeader = (columns: readonly ColumnPlan[]) =>
    columns.findIndex(({ use }) => use === "key");
  const isSameKey = keyHeader(plans) === keyHeader(look.columns.map(({ plan }) => plan));
  const sameKeys = take.data?.sameKeys ?? (isSameKey ? look.sameKeys : null);
  const isOpen = sameKeys !== null && sameKey === null;
  const missing = !name.trim()
    ? "Give the catalog a name."
    : !isNamed
      ? "Choose the column that is the name, or the one that is the key."
      : isOpen
        ? "Say what rows of the same key are."
        : undefined;
  const readAs = ({ column, cell }: UnreadCells, text: string) => {
    const place = look.columns.findIndex(({ header }) => header === column);
    const plan = plans[place];
    if (plan) change(place, { ...plan, readAs: { ...plan.readAs, [cell]: text } });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    take.mutate("dryRun=true");
  };

  if (isDone) {
    return (
      <section aria-label="Done" role="status">
        <h2 className="text-lg font-bold">
          {name} has {report.added.toLocaleString("en")} new products
        </h2>
        <p className="mt-1 text-muted">Finders can choose from it now.</p>
        <CostsView costs={report.costs} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Link
            href={`${paths.admin}/finders?catalog=${catalogId(name)}`}
            className={buttonClass("primary")}
          >
            Make a finder for it
          </Link>
          <Link href={catalogProductsPath(catalogId(name))} className={buttonClass("secondary")}>
            Look at its products
          </Link>
        </div>
      </section>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      {!isNamed && (
        <p role="alert" className="mb-3 text-danger">
          Choose the column that is the name, or the one that is the key.
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <FieldFrame
          label="Name of the catalog"
          problem={problems.find(({ path }) => /^(plan\.)?(id|name)$/.test(path))?.message}
        >
          {(input) => (
            <input
              {...input}
              value={name}
              onChange={({ target }) => changed(() => setName(target.value))}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label="Currency"
          problem={problems.find(({ path }) => path === "plan.currency")?.message}
        >
          {(input) => (
            <input
              {...input}
              value={currency}
              onChange={({ target }) => changed(() => setCurrency(target.value.toUpperCase()))}
            />
          )}
        </FieldFrame>
      </div>
      {sameKeys && (
        <SameKeysQuestion
          sameKeys={sameKeys}
          chosen={sameKey}
          onChoose={(rule) => changed(() => setSameKey(rule))}
        />
      )}
      <h2 className="mt-6 text-lg font-bold">Columns</h2>
      <ul className="mt-3 space-y-3">
        {look.columns.map((column, place) => (
          <ColumnRow
            key={column.header}
            look={column}
            plan={plans[place]!}
            rows={look.rows}
            problem={problems.find(({ path }) => path.includes(`columns.${place}.`))?.message}
            onChange={(plan) => change(place, plan)}
          />
        ))}
      </ul>
      <PreviewCards look={look} plans={plans} currency={currency} />
      <div className="mt-6">
        {take.isError && (
          <p role="alert" className="mb-3 text-danger">
            {inServersWords(take.error, "That did not work. Nothing was stored. Try again.")}
          </p>
        )}
        {report && <ImportReportView report={report} />}
        {report && (
          <UnreadCellsForm
            unread={report.unread ?? []}
            count={report.unreadCount ?? 0}
            onReadAs={readAs}
          />
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {!report ? (
            <Button type="submit" disabled={take.isPending || missing !== undefined}>
              Check
            </Button>
          ) : (
            <Button
              disabled={take.isPending || report.bad === report.rows || isOpen}
              onClick={() => take.mutate(`skipBad=${report.bad > 0}`)}
            >
              {report.bad > 0 && `Skip ${report.bad} bad and add `}
              {report.bad === 0 && "Add "}
              {(report.rows - report.bad).toLocaleString("en")} products
            </Button>
          )}
          {missing !== undefined && <p className="self-center text-sm text-muted">{missing}</p>}
          {take.isPending && (
            <p role="status" className="self-center text-sm text-muted">
              Reading every row...
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** What was chosen for the file, where it is of the same table. */
function fittingChoices({ choices }: ImportFile, look: FileLook, isAsItIs: boolean) {
  const isOfThis =
    choices?.columns.length === look.columns.length &&
    choices.asItIs === isAsItIs &&
    (choices.sheet ?? null) === look.sheet;
  return isOfThis ? choices : undefined;
}

/** Keeps what is chosen with the file, so that it can be gone on with. Returns whether the last change is kept. */
function useKept(address: string, choices: ImportChoices, isOn: boolean): "kept" | "waiting" {
  const text = JSON.stringify({ choices });
  const [kept, setKept] = useState(text);
  useEffect(() => {
    if (!isOn || kept === text) return undefined;
    const timer = setTimeout(() => {
      callApi("PUT", address, JSON.parse(text)).then(
        () => setKept(text),
        // The next change tries again.
        () => undefined,
      );
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address, isOn, kept, text]);
  return kept === text ? "kept" : "waiting";
}

/** The id of a catalog of this name. */
const catalogId = (name: string): string => wordOf(name, 60) || "catalog";
