import type { ColumnPlan, FileLook, FilePlan } from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  pages: FilePlan["pages"];
  problem: string | undefined;
  onChange: (pages: FilePlan["pages"]) => void;
}

/** What a page's address ends with, the likeliest first. */
const ENDS: readonly ColumnPlan["use"][] = ["group", "key", "gtin"];

/** Where no column is the page: what the address of a product's page is made of. Nothing has to be said. */
export function PageAddresses({ look, plans, pages, problem, onChange }: Props) {
  if (plans.some(({ use }) => use === "page")) return null;
  const usual = ENDS.map((use) => plans.findIndex((plan) => plan.use === use)).find(
    (place) => place !== -1,
  );
  const header = pages?.header ?? look.columns[usual ?? 0]!.header;
  const example = look.columns.find((column) => column.header === header)?.samples[0] ?? "";
  const put = (next: { header: string; base: string }) => onChange(next.base === "" ? null : next);
  const base = pages?.base ?? "";
  return (
    <section aria-labelledby="pages" className="rounded-card border border-line bg-surface p-4">
      <h2 id="pages" className="font-bold">
        From a result to your shop
      </h2>
      <p className="text-sm text-muted">
        No column has the addresses of your product pages. Say what they are made of, or shoppers
        see your products and cannot open them.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <FieldFrame
          label="Addresses begin with"
          problem={problem}
          hint={base === "" ? "Such as https://your-shop.com/products/" : `${base}${example}`}
        >
          {(input) => (
            <input
              {...input}
              type="url"
              inputMode="url"
              value={base}
              onChange={({ target }) => put({ header, base: target.value.trim() })}
            />
          )}
        </FieldFrame>
        <FieldFrame label="And end with the column">
          {(input) => (
            <select
              {...input}
              value={header}
              disabled={base === ""}
              onChange={({ target }) => put({ header: target.value, base })}
            >
              {look.columns.map((column) => (
                <option key={column.header}>{column.header}</option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
    </section>
  );
}
