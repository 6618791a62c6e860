import { Link } from "wouter";
import type { CatalogueUse } from "@shared/contracts/attributes";
import { paths } from "@shared/site";

/** The finders that choose from a catalog, each a link to it. */
export function UsedBy({ usedBy }: { usedBy: readonly CatalogueUse[] }) {
  if (usedBy.length === 0) return <>No finder uses it.</>;
  return (
    <>
      Used by{" "}
      {usedBy.map(({ slug, name, isLive }, index) => (
        <span key={slug}>
          {index > 0 && ", "}
          <Link
            href={`${paths.admin}/finders/${slug}`}
            className="font-semibold text-accent-text underline"
          >
            {name}
          </Link>
          {isLive ? " (live)" : " (draft)"}
        </span>
      ))}
    </>
  );
}
