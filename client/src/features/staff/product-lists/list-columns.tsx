import type { Attribute } from "@shared/contracts/attributes";
import {
  listColumnUses,
  type ListColumnUse,
  type ListFilePlan,
  type ListLook,
} from "@shared/contracts/list-files";
import type { ListKey } from "@shared/contracts/product-lists";
import { INPUT } from "@/staff-kit/field-frame";
import { withIds } from "./row-table";

type Columns = ListFilePlan["columns"];

interface Props {
  look: ListLook;
  columns: Columns;
  keys: readonly ListKey[];
  attributes: readonly Attribute[];
  /** What the rows point at; null for products. */
  attribute: string | null;
  /** Whether the list is there, so that its keys stay. */
  isFixed: boolean;
  onColumns: (columns: Columns) => void;
  onKeys: (keys: readonly ListKey[]) => void;
}

const USES: Record<ListColumnUse, string> = {
  key: "Rows are found by it",
  from: "Rows are found from it on",
  to: "Rows are found up to it",
  "points at": "What the row points at",
  "points from": "Where what it points at begins",
  "points to": "Where what it points at ends",
  remark: "Remark",
  "left out": "Left out",
};

/** The columns of a table, and what each is to a list. */
export function ListColumns(props: Props) {
  const { look, columns, keys, attributes, attribute, isFixed, onColumns, onKeys } = props;
  const put = (at: number, use: ListColumnUse) => {
    const needsKey = use === "key" || use === "from" || use === "to";
    if (!needsKey) return onColumns(columns.with(at, { ...columns[at]!, use, key: null }));
    const label = look.columns[at]!.header.slice(0, 100);
    const before =
      use === "to" ? columns.slice(0, at).findLast((each) => each.use === "from") : undefined;
    const own = before?.key ?? columns[at]!.key;
    const kind: ListKey["kind"] = use === "key" ? "text" : "range";
    const found = keys.find(({ id }) => id === own);
    if (isFixed) {
      const key =
        own ?? keys.find(({ id }) => !columns.some((each) => each.key === id))?.id ?? null;
      return onColumns(columns.with(at, { ...columns[at]!, use, key }));
    }
    const next = found
      ? keys.map((key) => (key === found && use !== "key" ? { ...key, kind } : key))
      : withIds([...keys, { id: "", label, kind }], attribute);
    onKeys(next);
    onColumns(columns.with(at, { ...columns[at]!, use, key: found?.id ?? next.at(-1)!.id }));
  };
  const putKey = (id: string, change: Partial<ListKey>) =>
    onKeys(keys.map((key) => (key.id === id ? clean({ ...key, ...change }) : key)));
  return (
    <ul
      aria-label="Columns"
      className="mt-2 divide-y divide-line rounded-card border border-line bg-surface"
    >
      {look.columns.map(({ header, samples, filled }, at) => {
        const { use, key: id } = columns[at]!;
        const key = keys.find((each) => each.id === id);
        const isFirst = columns.findIndex((each) => each.key === id) === at;
        return (
          <li key={at} className="flex flex-wrap items-start gap-3 p-3">
            <div className="min-w-0 grow basis-56 wrap-anywhere">
              <span className="font-semibold">{header}</span>
              <span className="block text-sm text-muted">
                {filled.toLocaleString("en")} of {look.rows.toLocaleString("en")}:{" "}
                {samples.join(" · ") || "empty"}
              </span>
            </div>
            <select
              aria-label={`What ${header} is`}
              className={`${INPUT} w-auto! max-w-full`}
              value={use}
              onChange={({ target }) => put(at, target.value as ListColumnUse)}
            >
              {listColumnUses.map((each) => (
                <option key={each} value={each}>
                  {USES[each]}
                </option>
              ))}
            </select>
            {isFixed && key !== undefined && (
              <select
                aria-label={`Key of ${header}`}
                className={`${INPUT} w-auto! max-w-full`}
                value={key.id}
                onChange={({ target }) =>
                  onColumns(columns.with(at, { ...columns[at]!, key: target.value }))
                }
              >
                {keys.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.label}
                  </option>
                ))}
              </select>
            )}
            {!isFixed && key !== undefined && isFirst && (
              <>
                {use === "key" && (
                  <select
                    aria-label={`How ${header} is compared`}
                    className={`${INPUT} w-auto! max-w-full`}
                    value={key.kind}
                    onChange={({ target }) =>
                      putKey(key.id, { kind: target.value as ListKey["kind"] })
                    }
                  >
                    <option value="text">as a text</option>
                    <option value="range">as numbers from–to</option>
                  </select>
                )}
                {attribute !== null && (
                  <select
                    aria-label={`By what ${header} is found`}
                    className={`${INPUT} w-auto! max-w-full`}
                    value={key.attribute ?? ""}
                    onChange={({ target: { value } }) =>
                      putKey(key.id, { attribute: value === "" ? undefined : value })
                    }
                  >
                    <option value="">by a shopper’s answer</option>
                    <option value="brand">by the product’s brand</option>
                    {attributes
                      .filter((each) => each.id !== attribute && !each.isRetired)
                      .map((each) => (
                        <option key={each.id} value={each.id}>
                          by the product’s {each.label.en ?? each.id}
                        </option>
                      ))}
                  </select>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A key without what is not given. */
const clean = ({ attribute, ...key }: ListKey): ListKey =>
  attribute === undefined ? key : { ...key, attribute };
