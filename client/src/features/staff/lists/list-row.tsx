import { ImageOff, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  adminLists,
  listFlags,
  type AdminList,
  type ListField,
  type ListRow,
} from "@shared/specification/contracts/admin-lists";
import { scalarText, type Scalar } from "@shared/list-text";
import type { Choice } from "@shared/contracts/catalog-products";
import { Badge, Tag } from "@/ui/badge";
import { ProductPicture } from "@/ui/product-picture";
import { shownName, type ChoiceRule } from "@/staff-kit/choosing/choice-rule";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

interface Props {
  list: AdminList;
  row: ListRow;
  /** The row in words: references by name. */
  shown: Record<string, unknown>;
  /** The drag handle. */
  handle: ReactNode;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The id of the row's Edit button, for returning the focus to it. */
export const editButtonId = (id: string) => `edit-${id}`;

/** One row for reading. */
export function ListRowView({ list, row, shown, handle, onEdit, onDelete }: Props) {
  const icon = row.icon as string | undefined;
  const flags = listFlags.filter(({ name }) => list.hasBadges && row[name]);
  return (
    <div className="flex flex-wrap items-start gap-x-2 rounded-control border border-line bg-surface px-2 py-1 pl-3">
      {handle}
      {icon && (
        <span aria-hidden className="grid size-control shrink-0 place-items-center text-xl">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40 py-1.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-semibold">{row.name}</strong>
          <code className="text-xs text-muted">{row.id}</code>
          {flags.map(({ name, label }) => (
            <Badge key={name}>{label}</Badge>
          ))}
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {list.fields.map((field) => (
            <FieldText key={field.name} field={field} value={shown[field.name]} />
          ))}
        </div>
      </div>
      <div className="ml-auto flex gap-2">
        {onEdit && (
          <button
            type="button"
            id={editButtonId(row.id)}
            onClick={onEdit}
            className="grid size-control shrink-0 place-items-center rounded-lg text-muted hover:bg-accent-soft hover:text-ink"
          >
            <Pencil aria-hidden className="size-4" />
            <span className="sr-only">Edit {row.name}</span>
          </button>
        )}
        {onDelete && (
          <button
            type="button"
            onClick={onDelete}
            className="grid size-control shrink-0 place-items-center rounded-lg text-muted hover:bg-accent-soft hover:text-danger"
          >
            <Trash2 aria-hidden className="size-4" />
            <span className="sr-only">Delete {row.name}</span>
          </button>
        )}
      </div>
    </div>
  );
}

function FieldText({ field, value }: { field: ListField; value: unknown }) {
  if (field.name === "name" || field.kind === "emoji") return null;
  if (field.kind === "list" || field.kind === "rows") {
    return (value as string[]).map((text) => <Tag key={text}>{text}</Tag>);
  }
  if (field.kind === "color") {
    return (
      <span className="flex items-center gap-1.5">
        <span
          aria-hidden
          className="size-4 rounded-full border border-line"
          style={{ background: String(value) }}
        />
        {String(value)}
      </span>
    );
  }
  if (value === null || value === "") return null;
  if (field.kind === "image") {
    return (
      <ProductPicture url={value as string} placeholder={ImageOff} className="w-14! rounded-md!" />
    );
  }
  return (
    <span>
      {field.kind === "number" && `${field.label} `}
      {scalarText(value as Scalar)}
    </span>
  );
}

/** The rows of other lists that a list's fields refer to, by the list's address. */
export type RowChoices = Record<string, readonly Choice[]>;

/** Any number of a list's existing rows. */
export const anyRows: ChoiceRule = {
  isMany: true,
  mayAdd: false,
  isListed: true,
  isOptional: true,
  keyOf: (id) => id,
};

/** Loads the choices for a list's fields; undefined until they have loaded. */
export function useRowChoices(list: AdminList) {
  const of = list.fields.flatMap((field) => (field.kind === "rows" ? [field.of] : []))[0];
  const known = adminLists.find(({ path }) => path === of)?.path;
  const { data, isError, error, refetch } = useStaffQuery<ListRow[]>(known ?? list.path);
  return {
    choices: (known === undefined ? {} : data && { [known]: data }) as RowChoices | undefined,
    isError: known !== undefined && isError && !data,
    error,
    refetch,
  };
}

/** Rows with references to other lists by name. */
export function namedRows(
  list: AdminList,
  choices: RowChoices,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const named = list.fields.flatMap((field) => {
    if (field.kind !== "rows") return [];
    const offered = choices[field.of] ?? [];
    const ids = (row[field.name] ?? []) as string[];
    return [[field.name, ids.map((id) => shownName(offered, anyRows, id))] as const];
  });
  return { ...row, ...Object.fromEntries(named) };
}
