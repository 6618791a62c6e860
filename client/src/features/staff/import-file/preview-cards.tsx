import { Package } from "lucide-react";
import type { ColumnLook, ColumnPlan, ColumnUse, FileLook } from "@shared/contracts/file-look";
import type { ImportReport } from "@shared/contracts/imports";
import { ProductPicture } from "@/ui/product-picture";
import { valuesIn } from "./alike-spellings";
import { isReadAlike } from "./plan-choices";

interface Props {
  look: FileLook;
  plans: readonly ColumnPlan[];
  currency: string;
  /** The same as they were read at the check; undefined until then. */
  checked: ImportReport["preview"];
}

const MAX_FACTS = 6;

/** The first products of the file as cards, as they would come in; cells of columns that staff changed as the file has them. */
export function PreviewCards({ look, plans, currency, checked }: Props) {
  const isAsProposed = plans.map(
    (plan, place) => checked !== undefined || isReadAlike(plan, look.columns[place]!.plan),
  );
  return (
    <section aria-labelledby="preview" className="mt-8">
      <h2 id="preview" className="text-lg font-bold">
        The first products
      </h2>
      {!isAsProposed.every(Boolean) && (
        <p className="mt-1 text-sm text-muted">
          Cells of the columns that you changed stand as in the file until the check.
        </p>
      )}
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {look.preview.map((cells, row) => {
          const textAt = (place: number): string => {
            if (place === -1) return "";
            if (checked) return checked[row]?.[place] ?? "";
            const read = isAsProposed[place] ? look.previewRead[row]![place] : cells[place];
            return relabeledText(read ?? "", look.columns[place]!, plans[place]!);
          };
          const textOf = (use: ColumnUse) => textAt(plans.findIndex((plan) => plan.use === use));
          const picture = textOf("picture");
          const facts = plans.flatMap(({ use, attribute }, place) =>
            use === "attribute" && textAt(place) !== ""
              ? [{ name: attribute!.name, text: textAt(place), unit: attribute!.unit }]
              : [],
          );
          return (
            <li key={row} className="min-w-0 rounded-card border border-line bg-surface p-4">
              <ProductPicture
                url={/^(https:\/)?\//.test(picture) ? picture : null}
                placeholder={Package}
              />
              <p className="mt-2 font-bold wrap-anywhere">{textOf("name") || "No name"}</p>
              <p className="text-sm text-muted wrap-anywhere">{textOf("brand")}</p>
              <PreviewPrice
                price={textOf("price")}
                special={textOf("special price")}
                currency={currency}
              />
              <dl className="mt-2 text-sm wrap-anywhere">
                {facts.slice(0, MAX_FACTS).map(({ name, text, unit }) => (
                  <div key={name}>
                    <dt className="inline text-muted">{name}: </dt>
                    <dd className="inline">{factText(text, unit)}</dd>
                  </div>
                ))}
              </dl>
              {facts.length > MAX_FACTS && (
                <p className="mt-1 text-sm text-muted">and {facts.length - MAX_FACTS} more</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PreviewPriceProps {
  price: string;
  special: string;
  currency: string;
}

/** What is paid now, and what it was. */
function PreviewPrice({ price, special, currency }: PreviewPriceProps) {
  if (special === "" || special === price)
    return <p className="text-sm font-semibold">{priceText(price, currency)}</p>;
  return (
    <p className="text-sm font-semibold">
      {priceText(special, currency)}{" "}
      {price !== "" && <s className="font-normal text-muted">{price}</s>}
    </p>
  );
}

const priceText = (price: string, currency: string): string => {
  if (price === "") return "Price on request";
  return /^\d.*\d$/.test(price) ? `${currency} ${price}` : price;
};

const factText = (text: string, unit: string | null): string => {
  const words = text.replaceAll("|", ", ");
  return unit && /^[\d.,\s≥≤–-]+$/.test(text) ? `${words} ${unit}` : words;
};

/** What a cell says with the labels that its values have by now. */
function relabeledText(text: string, look: ColumnLook, plan: ColumnPlan): string {
  const { labels } = plan;
  if (Object.keys(labels).length === 0) return text;
  const values = valuesIn(look, plan);
  const said = (part: string) => {
    const value = values.find(({ key, label }) => label === part || key === part.toLowerCase());
    return (value && labels[value.key]) ?? part;
  };
  return text.split("|").map(said).join("|");
}
