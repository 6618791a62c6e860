// Longer than 200 lines: it puts together all that is asked about a file, in the order of the page.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type SyntheticEvent } from "react";
import type { ColumnPlan, KnownKeys, SameKeys } from "@shared/contracts/file-look";
import type { ImportReport, UnreadCells } from "@shared/contracts/imports";
import { ApiError, callApi } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { ColumnList } from "./column-list";
import { ImportDone, isSpecified } from "./import-done";
import {
  catalogId,
  firstChoices,
  keptChoices,
  lackingIn,
  missingIn,
  type PlanProps,
} from "./plan-choices";
import { GroupQuestion, PriceQuestion } from "./column-question";
import { NoGoods } from "./no-goods";
import { PageAddresses } from "./page-addresses";
import { PreviewCards } from "./preview-cards";
import { SameKeysQuestion } from "./same-keys";
import { Spellings } from "./spellings";
import { SourceFields } from "./source-fields";
import { TakeFile } from "./take-file";
import { useKeptChoices } from "./use-kept-choices";
import { newRunId, useImportAhead } from "./use-import-ahead";

/** The proposal for a file, to be changed, checked and taken. */
export function PlanForm(props: PlanProps & { onDone: () => void }) {
  const { look, file, catalog, formerRef, onDone } = props;
  const client = useQueryClient();
  const [choices, setChoices] = useState(() => keptChoices(firstChoices(props), props));
  useEffect(() => {
    const headers = look.columns.map(({ header }) => header);
    formerRef.current = { id: file.id, headers, choices };
  }, [choices, file.id, formerRef, look]);
  const [asked, setAsked] = useState<{ same?: SameKeys; known?: KnownKeys }>({});
  /** Whether cells were read otherwise since the file was checked. */
  const [isMended, setMended] = useState(false);
  const plans = choices.columns;
  const address = `/api/admin/import-files/${file.id}`;
  const name = catalog?.name ?? choices.name ?? "";
  const plan = { ...choices, name, id: catalog?.id ?? catalogId(name) };
  const [run, setRun] = useState("");
  const take = useMutation({
    mutationFn: (query: string) => {
      const id = newRunId();
      setRun(id);
      return callApi<ImportReport>("POST", `${address}/import?${query}&id=${id}`, { plan });
    },
    onSuccess: ({ isApplied, sameKeys: same, knownKeys: known }) => {
      setMended(false);
      if (isApplied) {
        void client.invalidateQueries();
        onDone();
      }
      // A question stays while it is answered.
      setAsked({ same: same ?? asked.same, known: known ?? asked.known });
    },
  });
  const ahead = useImportAhead(`${address}/import/${run}`, take.isPending && run !== "");
  const report = take.data;
  const isDone = report?.isApplied === true;
  const isKept = useKeptChoices(address, choices, !isDone);
  useUnsavedGuard(!isDone && !isKept);
  const problems = take.error instanceof ApiError ? (take.error.details.errors ?? []) : [];
  const problemOf = (path: RegExp) => problems.find((each) => path.test(each.path))?.message;
  const change = (some: Partial<typeof choices>) => {
    setChoices({ ...choices, ...some });
    setMended(false);
    take.reset();
  };
  const changeColumn = (place: number, column: ColumnPlan) =>
    change({ columns: plans.map((each, index) => (index === place ? column : each)) });
  const readAs = ({ column, cell }: UnreadCells, text: string) => {
    const place = look.columns.findIndex(({ header }) => header === column);
    const put = (plan: ColumnPlan): ColumnPlan => {
      const { [cell]: _, ...others } = plan.readAs;
      return { ...plan, readAs: text.trim() === "" ? others : { ...others, [cell]: text } };
    };
    // The list stays: more than one is typed before the file is checked again.
    setChoices((now) => ({
      ...now,
      columns: now.columns.map((each, at) => (at === place ? put(each) : each)),
    }));
    setMended(true);
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

  if (isDone) return <ImportDone {...{ report, plan }} isNew={!catalog} rows={look.rows} />;
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-6">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {!catalog && (
          <>
            <FieldFrame label="Name of the catalog" problem={problemOf(/^(plan\.)?(id|name)$/)}>
              {(input) => (
                <input
                  {...input}
                  value={choices.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </FieldFrame>
            <FieldFrame
              label="Currency"
              hint={look.currency ? undefined : "The file names none. Three letters, such as EUR."}
              problem={problemOf(/^plan\.currency$/)}
            >
              {(input) => (
                <input
                  {...input}
                  value={choices.currency}
                  onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
                />
              )}
            </FieldFrame>
          </>
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
      </div>
      <PriceQuestion
        look={look}
        plans={plans}
        isChosen={choices.isPriceChosen}
        onChoose={(columns) => change({ columns, isPriceChosen: true })}
      />
      <GroupQuestion
        look={look}
        plans={plans}
        byName={choices.variantsByName}
        onChoose={(variantsByName, columns) => change({ variantsByName, columns })}
      />
      {sameKeys && (
        <SameKeysQuestion
          sameKeys={sameKeys}
          chosen={choices.sameKey}
          onChoose={(sameKey) => change({ sameKey })}
        />
      )}
      {!(catalog && isSpecified(catalog.id)) && (
        <PageAddresses
          look={look}
          plans={plans}
          pages={choices.pages}
          problem={problemOf(/^plan\.pages/)}
          onChange={(pages) => change({ pages })}
        />
      )}
      {!look.isExport && (
        <NoGoods
          look={look}
          leaveOut={choices.leaveOut}
          onChange={(leaveOut) => change({ leaveOut })}
        />
      )}
      <Spellings looks={look.columns} plans={plans} onChange={(columns) => change({ columns })} />
      <ColumnList
        look={look}
        plans={plans}
        problems={problems}
        mayAdd={!catalog || !isSpecified(catalog.id)}
        onChange={changeColumn}
      />
      <PreviewCards
        {...{ look, plans }}
        currency={plan.currency ?? ""}
        checked={isMended ? undefined : report?.preview}
      />
      <TakeFile
        take={take}
        ahead={ahead}
        missing={missingIn(plan, look, sameKeys, asked.known)}
        lacking={lackingIn(plans)}
        asked={asked.known}
        knownKeys={choices.knownKeys}
        onKnownKeys={(knownKeys) => change({ knownKeys })}
        isMended={isMended}
        onReadAs={readAs}
        saidOf={({ column, cell }) => {
          const place = look.columns.findIndex(({ header }) => header === column);
          return plans[place]?.readAs[cell] ?? "";
        }}
        onSameAs={(sameAs) => {
          setChoices((now) => ({ ...now, sameAs: { ...now.sameAs, ...sameAs } }));
          setMended(true);
        }}
      />
    </form>
  );
}
