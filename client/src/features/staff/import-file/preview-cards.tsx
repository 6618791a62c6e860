import { Package } from "lucide-react";
import type { ColumnPlan, ColumnUse, FileLook } from "@shared/contracts/file-look";
import { ProductPicture } from "@/ui/product-picture";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  currency: string;
}

const MAX_FACTS = 4;

/** The first products of the file as cards. */
export function PreviewCards({ look, plans, currency }: Props) {
  const cell = (cells: readonly string[], use: ColumnUse) =>
    cells[plans.findIndex((plan) => plan.use === use)] ?? "";
  return (
    <section aria-labelledby="preview" className="mt-8">
      <h2 id="preview" className="text-lg font-bold">
        The first products
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {look.preview.map((cells, row) => {
          const picture = cell(cells, "picture");
          const price = cell(cells, "price");
          const facts = plans.flatMap(({ use, attribute }, place) =>
            use === "attribute" && cells[place]
              ? [{ name: attribute!.name, text: cells[place], unit: attribute!.unit }]
              : [],
          );
          return (
            <li key={row} className="min-w-0 rounded-card border border-line bg-surface p-4">
              <ProductPicture
                url={/^(https:\/)?\//.test(picture) ? picture : null}
                placeholder={Package}
              />
              <p className="mt-2 font-bold wrap-anywhere">{cell(cells, "name") || "No name"}</p>
              <p className="text-sm text-muted wrap-anywhere">{cell(cells, "brand")}</p>
              <p className="text-sm font-semibold">
                {price === ""
                  ? "Price on request"
                  : /\d$/.test(price) && /^\d/.test(price)
                    ? `${currency} ${price}`
                    : price}
              </p>
              <dl className="mt-2 text-sm wrap-anywhere">
                {facts.slice(0, MAX_FACTS).map(({ name, text, unit }) => (
                  <div key={name}>
                    <dt className="inline text-muted">{name}: </dt>
                    <dd className="inline">
                      {/^[\d.,\s]+$/.test(text) && unit ? `${text} ${unit}` : text}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
