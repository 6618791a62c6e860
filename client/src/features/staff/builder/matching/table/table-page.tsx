import { useState } from "react";
import type { ProductCellsPage } from "@shared/contracts/product-cells";
import { optionsWithRules } from "@shared/finders/product-cells";
import type { Question } from "@shared/finders/question";
import { Pager, ListSearch } from "@/staff-kit/pager";
import { Loaded, Nothing } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import type { OpenDraft } from "../../draft/use-draft";
import type { Names } from "../../words/names";
import { CellTable, changeCells } from "./cell-table";

interface Props {
  slug: string;
  draft: OpenDraft;
  question: Question;
  section: string;
  names: Names;
  mayWrite: boolean;
}

const PAGE_SIZE = 25;
/** More answers than these stand side by side at no time: each cell is a field. */
const COLUMNS = 8;

/** The products of a section, page by page, with the answers of a question beside them. */
export function TablePage({ slug, draft, question, section, names, mayWrite }: Props) {
  const [{ q, page }, setWish] = useState({ q: "", page: 1 });
  const [from, setFrom] = useState(0);
  const query = new URLSearchParams({
    of: question.id,
    section,
    q,
    page: String(page),
    pageSize: String(PAGE_SIZE),
  });
  const { data, isPending, isError, error, refetch } = useStaffQuery<ProductCellsPage>(
    `finders/${slug}/draft/cells?${query}`,
    { keepsShown: true },
  );
  const all = optionsWithRules(question);
  const first = from < all.length ? from : 0;
  const options = all.slice(first, first + COLUMNS);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-60">
          <ListSearch
            label="Search products"
            placeholder="Name, key, brand…"
            text={q}
            onSearch={(text) => setWish({ q: text, page: 1 })}
          />
        </div>
        {all.length > COLUMNS && (
          <div role="group" aria-label="Answers shown" className="flex items-center gap-2 text-sm">
            <Button
              look="secondary"
              className="px-3!"
              disabled={first === 0}
              onClick={() => setFrom(first - COLUMNS)}
            >
              Earlier
            </Button>
            <span role="status" className="tabular-nums">
              Answers {first + 1}–{first + options.length} of {all.length}
            </span>
            <Button
              look="secondary"
              className="px-3!"
              disabled={first + COLUMNS >= all.length}
              onClick={() => setFrom(first + COLUMNS)}
            >
              More
            </Button>
          </div>
        )}
      </div>
      <div className="mt-3">
        <Loaded
          isPending={isPending}
          isError={isError && !data}
          error={error}
          onRetry={() => void refetch()}
        >
          {data && (
            <>
              <p role="status" className="mb-1 text-sm text-muted">
                {data.total.toLocaleString("en")} {data.total === 1 ? "product" : "products"}
                {mayWrite && data.total > 0 && (
                  <span className="hidden lg:inline">
                    . Shift with an arrow key goes to the next cell.
                  </span>
                )}
              </p>
              {data.total === 0 ? (
                <Nothing>
                  {q === ""
                    ? "There is no product here yet. Put some into the catalog."
                    : `Nothing matches “${q}”.`}
                </Nothing>
              ) : (
                <CellTable
                  title={names.question(question.id)}
                  products={data.items}
                  question={question}
                  section={section}
                  options={options}
                  labelOf={(option) => names.option(question.id, option)}
                  onChange={
                    mayWrite
                      ? (option, key, use) =>
                          changeCells(
                            draft,
                            { question: question.id, section },
                            new Map([[option, new Map([[key, use]])]]),
                            `cell ${section} ${question.id} ${option} ${key}`,
                          )
                      : undefined
                  }
                />
              )}
              <Pager
                page={page}
                pageSize={PAGE_SIZE}
                total={data.total}
                onPage={(next) => setWish({ q, page: next })}
              />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
