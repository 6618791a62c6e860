import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { wholeKind } from "@shared/input/whole-kind";
import { namesKind } from "@shared/kind-names";
import { Button } from "@/staff-kit/button";
import { CheckLine, FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  look: Pick<FileLook, "noGoods" | "names" | "keys" | "columns">;
  /** The names, or keys, of rows that are left out. */
  leaveOut: readonly string[];
  onChange: (leaveOut: string[]) => void;
}

/** More kinds than this are no list to look through. */
const MAX_KINDS = 60;
/** What goes with goods, or is none. */
const BESIDE_GOODS =
  /(?<!\p{L})(?:accessor(?:y|ies)|spares?|spare parts|services?|vouchers?|misc|zubehör|ersatzteile?|gutscheine?|dienstleistung(?:en)?|pflege|sonstiges|accessoires?|onderdelen|diversen|pièces détachées|divers)(?!\p{L})/iu;

interface Kind {
  name: string;
  label: string;
  count: number;
}

/** What the rows of a file are, by its first column that says so; none where it is not listed. */
function kindsIn({ columns }: Props["look"]): { header: string; kinds: Kind[] } | undefined {
  // Of several in one cell a row is not all of one.
  const column = columns.find(
    ({ header, values, plan }) =>
      namesKind(header) && values.length > 1 && plan.attribute?.kind === "choice",
  );
  if (!column || column.values.length > MAX_KINDS) return undefined;
  const kinds = column.values.map(({ label, count }) => ({
    ...{ label, count },
    name: wholeKind(column.header, label),
  }));
  return { header: column.header, kinds };
}

/**
 * Rows that are no goods: those that look so, with a tick where they are left out, all of a kind, and a field for single
 * ones.
 */
export function NoGoods({ look, leaveOut, onChange }: Props) {
  const { noGoods, names, keys } = look;
  const ofKinds = kindsIn(look);
  const isKind = (name: string) => ofKinds?.kinds.some((each) => each.name === name) ?? false;
  const [wasLeft] = useState(leaveOut);
  const [other, setOther] = useState("");
  const lineOf = new Map(noGoods.map(({ name, line }) => [name, line]));
  // What lost its tick stays to get it again.
  const rows = [...new Set([...lineOf.keys(), ...wasLeft, ...leaveOut])].filter(
    (name) => !isKind(name),
  );
  const mayBeNone =
    rows.length > 0 ||
    leaveOut.length > 0 ||
    (ofKinds?.kinds.some(({ label }) => BESIDE_GOODS.test(label)) ?? false);
  const toggle = (name: string) =>
    onChange(
      leaveOut.includes(name) ? leaveOut.filter((each) => each !== name) : [...leaveOut, name],
    );
  const typed = other.trim();
  const isWhole = (names?.includes(typed) ?? true) || (keys?.includes(typed) ?? true);
  const [found, ...more] = isWhole
    ? [typed]
    : (names ?? []).filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  const hint =
    typed === "" || isWhole
      ? undefined
      : found === undefined
        ? "No row of this file is called so, or has such a key."
        : more.length === 0
          ? found
          : `${more.length + 1} rows are called so. Go on typing, or choose one.`;
  const isOne = typed !== "" && found !== undefined && more.length === 0;
  const add = () => {
    if (!isOne) return;
    if (!leaveOut.includes(found)) onChange([...leaveOut, found]);
    setOther("");
  };
  return (
    <details
      open={mayBeNone || undefined}
      className="rounded-card border border-line bg-surface p-4"
    >
      <summary className="cursor-pointer font-bold pointer-coarse:min-h-11">
        {mayBeNone ? "Some rows may be no goods" : "Leave out rows that are no goods"}
      </summary>
      <p className="text-sm text-muted">
        Those with a tick are left out, of this file and of the next ones.
      </p>
      {rows.map((name) => (
        <CheckLine
          key={name}
          isChecked={leaveOut.includes(name)}
          onChange={() => toggle(name)}
          label={
            <>
              {name}
              {lineOf.has(name) && (
                <span className="text-sm text-muted"> (line {lineOf.get(name)})</span>
              )}
            </>
          }
        />
      ))}
      {ofKinds && (
        <fieldset className="mt-2">
          <legend className="text-sm font-semibold">All rows of which {ofKinds.header} says</legend>
          <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {ofKinds.kinds.map(({ name, label, count }) => (
              <CheckLine
                key={name}
                isChecked={leaveOut.includes(name)}
                onChange={() => toggle(name)}
                label={
                  <>
                    {label}{" "}
                    <span className="text-sm text-muted">
                      ({count} {count === 1 ? "row" : "rows"})
                    </span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow sm:max-w-96">
          <FieldFrame label="Another row, by its name" hint={hint}>
            {(input) => (
              <input
                {...input}
                list="names-of-rows"
                value={other}
                onChange={({ target }) => setOther(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  add();
                }}
              />
            )}
          </FieldFrame>
          <datalist id="names-of-rows">
            {names?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <Button look="secondary" onClick={add} disabled={!isOne}>
          Leave out
        </Button>
      </div>
    </details>
  );
}
