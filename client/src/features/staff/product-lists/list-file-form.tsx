import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { ImportFile } from "@shared/contracts/import-files";
import type { ListFilePlan, ListLook } from "@shared/contracts/list-files";
import {
  type ListImportReport,
  type ListKey,
  type ProductListDetail,
  type ProductListShape,
  type ProductListSummary,
} from "@shared/contracts/product-lists";
import { callApi } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { inServersWords } from "@/staff-kit/form-resolver";
import { CostsView } from "@/staff-kit/import-report";
import { useUnsavedGuard } from "@/staff-kit/use-unsaved-guard";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { ListColumns } from "./list-columns";
import { pointingAt, saysHow, whatIsMissing } from "./list-plan";
import { ListReport } from "./list-report";
import { PointsAt } from "./points-at";
import { idFor, rowCount } from "./row-table";

interface Props {
  file: ImportFile;
  look: ListLook;
  /** The list whose rows it replaces; a new one unless given. */
  list: ProductListDetail | undefined;
  onDone: (id: string) => void;
}

/** What a table is as a list: what its rows point at, and what each of its columns is. */
export function ListFileForm({ file, look, list, onDone }: Props) {
  const client = useQueryClient();
  const lists = useQuery<ProductListSummary[]>({ queryKey: ["/api/admin/product-lists"] });
  const { data: attributes = [] } = useQuery<Attribute[]>({
    queryKey: ["/api/admin/attributes"],
  });
  const [name, setName] = useState(list?.name ?? "");
  const [attribute, setAttribute] = useState(look.attribute);
  const [keys, setKeys] = useState<readonly ListKey[]>(look.keys);
  const [columns, setColumns] = useState<ListFilePlan["columns"]>(
    look.columns.map(({ header, use, key }) => ({ header, use, key })),
  );
  const used = list ? keys : keys.filter(({ id }) => columns.some(({ key }) => key === id));
  const shape: ProductListShape = list ?? {
    id: idFor(
      name,
      "list",
      (lists.data ?? []).map(({ id }) => id),
    ),
    name: name.trim(),
    attribute,
    keys: [...used],
    isComplete: false,
  };
  const plan: ListFilePlan = {
    sheet: look.sheet,
    isNew: !list,
    list: {
      id: shape.id,
      name: shape.name,
      attribute: shape.attribute,
      keys: shape.keys,
      isComplete: shape.isComplete,
    },
    columns,
  };
  const take = useMutation({
    mutationFn: (query: string) =>
      callApi<ListImportReport>("POST", `/api/admin/import-files/${file.id}/list?${query}`, {
        plan,
      }),
    onSuccess(report) {
      if (!report.isApplied) return;
      void client.invalidateQueries();
      showToast({
        title: `${plan.list.name} is saved`,
        text: `It has ${rowCount(report.rows - report.bad)} now.`,
      });
      if (!report.costs) onDone(plan.list.id);
    },
  });
  const isDone = take.data?.isApplied === true;
  useUnsavedGuard(!isDone && !take.isPending);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      take.reset();
    };
  const missing = whatIsMissing(plan);
  const report = take.data;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) take.mutate("dryRun=true");
      }}
    >
      {!list && (
        <div className="grid max-w-3xl gap-x-4 sm:grid-cols-2">
          <FieldFrame label="Name of the list" hint="Such as “Tyre sizes by car”.">
            {(input) => (
              <input
                {...input}
                value={name}
                maxLength={100}
                onChange={({ target }) => change(setName)(target.value)}
              />
            )}
          </FieldFrame>
          <PointsAt
            attributes={attributes}
            attribute={attribute}
            known={attribute === look.attribute ? look.known : null}
            onChange={(next) => {
              // What is looked up by products is of this attribute.
              setKeys(keys.map(({ attribute: _, ...key }) => key));
              setColumns(
                pointingAt(
                  columns,
                  attributes.find(({ id }) => id === next),
                ),
              );
              change(setAttribute)(next);
            }}
          />
        </div>
      )}
      <ListColumns
        look={look}
        columns={columns}
        keys={keys}
        attributes={attributes}
        attribute={shape.attribute}
        isFixed={list !== undefined}
        onColumns={change(setColumns)}
        onKeys={change(setKeys)}
      />
      <p className="mt-3 text-sm text-muted">{saysHow(plan.list, attributes)}</p>
      {take.isError && (
        <p role="alert" className="mt-3 text-danger">
          {inServersWords(take.error, "That did not work. Nothing was changed. Try again.")}
        </p>
      )}
      {report && (
        <div className="mt-4">
          <ListReport report={report} canSkip />
          <CostsView costs={report.costs} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!report ? (
          <Button type="submit" disabled={take.isPending || missing !== undefined}>
            Check
          </Button>
        ) : isDone ? (
          <Button onClick={() => onDone(plan.list.id)}>Look at the list</Button>
        ) : (
          <Button
            disabled={take.isPending || report.bad === report.rows}
            onClick={() => take.mutate(`skipBad=${report.bad > 0}`)}
          >
            {report.bad > 0 && `Leave ${report.bad.toLocaleString("en")} out and take `}
            {report.bad === 0 && "Take "}
            {rowCount(report.rows - report.bad)}
          </Button>
        )}
        {missing !== undefined && <p className="text-sm text-muted">{missing}</p>}
        {take.isPending && (
          <p role="status" className="text-sm text-muted">
            {report ? "Writing..." : "Reading every row..."}
          </p>
        )}
      </div>
    </form>
  );
}
