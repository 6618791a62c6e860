import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { Button } from "@/staff-kit/button";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  look: Pick<FileLook, "noGoods" | "names" | "keys">;
  /** The names, or keys, of rows that are left out. */
  leaveOut: readonly string[];
  onChange: (leaveOut: string[]) => void;
}

/** Rows that are no goods: those that look so, with a tick where they are left out, and a field for others. */
export function NoGoods({ look: { noGoods, names, keys }, leaveOut, onChange }: Props) {
  const [wasLeft] = useState(leaveOut);
  const [other, setOther] = useState("");
  const lineOf = new Map(noGoods.map(({ name, line }) => [name, line]));
  // What lost its tick stays to get it again.
  const rows = [...new Set([...lineOf.keys(), ...wasLeft, ...leaveOut])];
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
      open={rows.length > 0 || undefined}
      className="rounded-card border border-line bg-surface p-4"
    >
      <summary className="min-h-control cursor-pointer font-bold">
        {rows.length > 0 ? "Some rows may be no goods" : "Leave out rows that are no goods"}
      </summary>
      <p className="text-sm text-muted">
        Those with a tick are left out, of this file and of the next ones.
      </p>
      {rows.map((name) => (
        <label key={name} className="flex min-h-control cursor-pointer items-start gap-2 py-2">
          <input
            type="checkbox"
            checked={leaveOut.includes(name)}
            onChange={() => toggle(name)}
            className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            {lineOf.has(name) && (
              <span className="text-sm text-muted"> (line {lineOf.get(name)})</span>
            )}
          </span>
        </label>
      ))}
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
