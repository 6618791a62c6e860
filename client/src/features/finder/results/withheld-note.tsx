import type { ResultSection } from "@shared/contracts/finders";
import { withheldText } from "@shared/finders/withheld-text";
import type { FinderModel } from "../model/model";

interface Props {
  sections: readonly Pick<ResultSection, "withheld">[];
  model: Pick<FinderModel, "say">;
  className: string;
}

/** Says how many products are not shown, as it is not stated of them what has to be certain. */
export function WithheldNote({ sections, model: { say }, className }: Props) {
  const lines = sections.flatMap(({ withheld = [] }) =>
    withheld.map((each) => withheldText(say, each)),
  );
  if (lines.length === 0) return null;
  return (
    <ul className={`grid gap-1 text-sm text-muted ${className}`}>
      {lines.map((line, at) => (
        <li key={at} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
