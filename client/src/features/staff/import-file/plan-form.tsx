import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type RefObject, type SyntheticEvent } from "react";
import type { CatalogSummary } from "@shared/contracts/attributes";
import type { ColumnPlan, FileLook, KnownKeys, SameKeys } from "@shared/contracts/file-look";
import type { ImportChoices, ImportFile } from "@shared/contracts/import-files";
import type { ImportReport, UnreadCells } from "@shared/contracts/imports";
import { wordOf } from "@shared/input/words-of-names";
import { ApiError, callApi } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { ColumnList } from "./column-list";
import { ImportDone, isSpecified } from "./import-done";
import { PreviewCards } from "./preview-cards";
import { SameKeysQuestion } from "./same-keys";
import { SourceFields } from "./source-fields";
import { TakeFile } from "./take-file";
import { useKeptChoices } from "./use-kept-choices";

interface Props {
  look: FileLook;
  file: ImportFile;
  /** The catalog that it goes into; a new one unless given. */
  catalog?: CatalogSummary | undefined;
  /** Whether nothing was made of the table's rows and columns. */
  isAsItIs: boolean;
  /** What was chosen for the file before on this page: a corrected one keeps it. */
  former: RefObject<FormerFile | null>;
}

/** A file that stood on the page, with what was chosen for it. */
export interface FormerFile {
  id: string;
  headers: string[];
  choices: ReturnType<typeof firstChoices>;
}

/** The proposal for a file, to be changed, checked and taken. */
export function PlanForm(props: Props) {
  const { look, file, catalog, former } = props;
  const client = useQueryClient();
  const [choices, setChoices] = useState(() => keptChoices(firstChoices(props), props));
  useEffect(() => {
    const headers = look.columns.map(({ header }) => header);
    former.current = { id: file.id, headers, choices };
  }, [choices, file.id, former, look]);
  const [asked, setAsked] = useState<{ same?: SameKeys; known?: KnownKeys }>({});
  const plans = choices.columns;
  const address = `/api/admin/import-files/${file.id}`;
  const name = catalog?.name ?? choices.name ?? "";
  const plan = { ...choices, name, id: catalog?.id ?? catalogId(name) };
  const take = useMutation({
    mutationFn: (query: string) =>
      callApi<ImportReport>("POST", `${address}/import?${query}`, { plan }),
    onSuccess: ({ isApplied, sameKeys: same, knownKeys: known }) => {
      if (isApplied) void client.invalidateQueries();
      // A question stays while it is answered.
      setAsked({ same: same ?? asked.same, known: known ?? asked.known });
    },
  });
  const report = take.data;
  const isDone = report?.isApplied === true;
  const isKept = useKeptChoices(address, choices, !isDone);
  useUnsavedGuard(!isDone && !isKept);
  const problems = take.error instanceof ApiError ? (take.error.details.errors ?? []) : [];
  const problemOf = (path: RegExp) => problems.find((each) => path.test(each.path))?.message;
  const change = (some: Partial<typeof choices>) => {
    setChoices({ ...choices, ...some });
    take.reset();
  };
  const changeColumn = (place: number, column: ColumnPlan) =>
    change({ columns: plans.map((each, index) => (index === place ? column : each)) });
  const readAs = ({ column, cell }: UnreadCells, text: string) => {
    const place = look.columns.findIndex(({ header }) => header === column);
    const found = plans[place];
    if (found) changeColumn(place, { ...found, readAs: { ...found.readAs, [cell]: text } });
  };
  // Other columns may be the key by now: the check says it of those.
  const keyPlace = (columns: readonly ColumnPlan[]) =>
    columns.findIndex(({ use }) => use === "key");
  const isSameKey = keyPlace(plans) === keyPlace(look.columns.map((column) => column.plan));
  const sameKeys = isSameKey ? (look.sameKeys ?? asked.same) : asked.same;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    take.mutate("dryRun=true");
  };

  if (isDone) return <ImportDone report={report} plan={plan} isNew={!catalog} />;
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-6">
      {!catalog && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <FieldFrame label="Name of the catalog" problem={problemOf(/^(plan\.)?(id|name)$/)}>
            {(input) => (
              <input
                {...input}
                value={choices.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Currency" problem={problemOf(/^plan\.currency$/)}>
            {(input) => (
              <input
                {...input}
                value={choices.currency}
                onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
              />
            )}
          </FieldFrame>
        </div>
      )}
      <SourceFields
        name={choices.source.name}
        onName={(text) => change({ source: { ...choices.source, name: text } })}
        choices={choices}
        onChoices={change}
        isNew={!catalog}
        isNext={look.source !== null}
        mayLeave={(catalog?.selection.collections?.length ?? 0) > 0}
        problem={problemOf(/^plan\.source/)}
      />
      {sameKeys && (
        <SameKeysQuestion
          sameKeys={sameKeys}
          chosen={choices.sameKey}
          onChoose={(sameKey) => change({ sameKey })}
        />
      )}
      <ColumnList
        look={look}
        plans={plans}
        problems={problems}
        mayAdd={!catalog || !isSpecified(catalog.id)}
        onChange={changeColumn}
      />
      <PreviewCards look={look} plans={plans} currency={plan.currency ?? ""} />
      <TakeFile
        take={take}
        missing={missingIn(plan, sameKeys, asked.known)}
        asked={asked.known}
        knownKeys={choices.knownKeys}
        onKnownKeys={(knownKeys) => change({ knownKeys })}
        onReadAs={readAs}
      />
    </form>
  );
}

/** What has to be entered or said before the file can be checked. */
function missingIn(
  { name, columns, sameKey, source, knownKeys }: ImportChoices,
  same: SameKeys | null | undefined,
  known: KnownKeys | undefined,
): string | undefined {
  if (!name?.trim()) return "Give the catalog a name.";
  if (!source?.name.trim()) return "Give the source a name.";
  const isNamed = columns.some(
    ({ use, isKeyPart }) => use === "key" || use === "name" || isKeyPart,
  );
  if (!isNamed) return "Choose the column that is the name, or the one that is the key.";
  if (same && sameKey === null) return "Say what rows of the same key are.";
  return known && knownKeys === null ? "Say whose the keys are." : undefined;
}

/** What was chosen for the file, where it is of the same table; or else what its source has, or what is proposed. */
function firstChoices({ look, file, catalog, isAsItIs }: Props) {
  const { choices: kept } = file;
  const isOfThis =
    kept?.columns.length === look.columns.length &&
    kept.asItIs === isAsItIs &&
    (kept.sheet ?? null) === look.sheet;
  const { source } = look;
  const named = kept?.source?.name ?? (look.isExport ? "Export" : file.name.replace(/\.\w+$/, ""));
  return {
    name: kept?.name ?? "",
    currency: catalog?.currency ?? kept?.currency ?? look.currency ?? "ZAR",
    isNew: !catalog,
    source: source ? { id: source.id, name: source.name } : { id: null, name: named },
    sheet: look.sheet,
    asItIs: isAsItIs,
    isExport: look.isExport,
    sameKey: source?.sameKey ?? null,
    knownKeys: source?.knownKeys ?? null,
    emptyCells: source?.emptyCells ?? (look.isExport ? ("empty" as const) : ("leave" as const)),
    absent: source?.absent ?? ("stay" as const),
    columns: look.columns.map(({ plan }) => plan),
    ...(isOfThis && {
      sameKey: kept.sameKey,
      knownKeys: kept.knownKeys,
      emptyCells: kept.emptyCells,
      absent: kept.absent,
      columns: kept.columns,
    }),
  };
}

/** The same with what was chosen for the file before, where its columns are called as they were. */
function keptChoices(
  choices: FormerFile["choices"],
  { look, file, former: { current: former } }: Props,
): FormerFile["choices"] {
  if (!former || former.id === file.id) return choices;
  const { name, currency, source, sameKey, knownKeys, emptyCells, absent } = former.choices;
  const columns = look.columns.map(({ header }, place) => {
    const at = former.headers.indexOf(header);
    return at === -1 ? choices.columns[place]! : former.choices.columns[at]!;
  });
  const isOfSource = choices.source.id !== null && choices.source.id !== source.id;
  return {
    ...choices,
    ...{ name, currency, sameKey, knownKeys, emptyCells, absent },
    source: isOfSource ? choices.source : source,
    columns,
  };
}

/** The id of a catalog of this name. */
const catalogId = (name: string): string => wordOf(name, 60) || "catalog";
