import type { ReactNode } from "react";
import type { LiveMatching, MatchingSection } from "@shared/contracts/finder-matching";

interface Props {
  section: MatchingSection;
  live: LiveMatching;
}

/** Below a section of the draft: what as a whole is otherwise than in the live version. */
export function OrderBeside({ section: { items, total, since }, live }: Props) {
  const { version, ending } = live;
  if (!since) {
    return (
      <Said>
        {ending
          ? `Version ${version} ends these answers without products.`
          : `Version ${version} has no such part for these answers.`}
      </Said>
    );
  }
  const { was, gone } = since;
  if (gone.length > 0) {
    const list = total > items.length ? `among the first ${items.length}` : "listed";
    const names = gone.map(({ name, place }) => `${name} (was ${place})`);
    return (
      <Said>
        No longer {list}: {names.join(", ")}.
      </Said>
    );
  }
  const isSame = was.length > 0 && was.every((place, at) => place === at + 1);
  return isSame ? <Said>The order is the same in version {version}, which is live.</Said> : null;
}

function Said({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-sm text-muted wrap-anywhere">{children}</p>;
}
