import { useState } from "react";
import type { FilePlan } from "@shared/contracts/file-look";
import type { DoubtfulRow } from "@shared/contracts/imports";
import { Button } from "@/staff-kit/button";
import { QuestionFrame } from "./question-frame";

interface Props {
  rows: readonly DoubtfulRow[];
  onSay: (sameAs: FilePlan["sameAs"]) => void;
}

/** Asks which rows without a key are products of the last file that changed; each is unless staff take its tick away. */
export function DoubtfulRows({ rows, onSay }: Props) {
  const [others, setOthers] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setOthers(others.includes(key) ? others.filter((other) => other !== key) : [...others, key]);
  const say = () =>
    onSay(
      Object.fromEntries(rows.map(({ key, like }) => [key, others.includes(key) ? "" : like.key])),
    );
  return (
    <QuestionFrame
      question={
        rows.length === 1
          ? "1 row looks like a product that the file has no more. Is it the same?"
          : `${rows.length} rows look like products that the file has no more. Are they the same?`
      }
    >
      <p className="text-sm text-muted">
        The same products are changed. Those without a tick are added as new ones.
      </p>
      {rows.map(({ key, name, like, differs }) => (
        <label key={key} className="flex min-h-control cursor-pointer items-start gap-2 py-2">
          <input
            type="checkbox"
            checked={!others.includes(key)}
            onChange={() => toggle(key)}
            className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
          />
          <span className="min-w-0 wrap-anywhere">
            <strong>{name}</strong> is {like.name}
            <span className="block text-sm text-muted">
              {differs
                .map(({ name: column, from, to }) => `${column}: ${from || "-"} → ${to || "-"}`)
                .join(" · ")}
            </span>
          </span>
        </label>
      ))}
      <Button className="mt-2" onClick={say}>
        Take them so
      </Button>
    </QuestionFrame>
  );
}
