import { Package } from "lucide-react";
import type {
  FinderMatching,
  LiveMatching,
  MatchingSection,
  OrderChange,
} from "@shared/contracts/finder-matching";
import type { ResultItem } from "@shared/contracts/finders";
import { stockState } from "@shared/stock";
import { formatMoney } from "@/lib/formats";
import { stockWords } from "@/staff-kit/attribute-words";
import { ProductPicture } from "@/ui/product-picture";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";
import { FormerPlace } from "./weights";
import { NOTHING_RANKS, OrderBeside, Points } from "./order-beside";

interface Props {
  matching: FinderMatching;
  names: Names;
  currency: string;
  onWatch: (id: string) => void;
}

/** The products that the answers choose, in each section, with every point, and where the live version has them. */
export function RankedSections(props: Props) {
  const { matching, ...rest } = props;
  const { sections, ending, live } = matching;
  if (ending) {
    return (
      <section aria-label="Ending" className="rounded-card border border-line bg-surface p-4">
        <h2 className="font-bold">These answers end without products</h2>
        <p className="mt-1 wrap-anywhere">{ending.text}</p>
      </section>
    );
  }
  return sections
    .filter(({ isThere }) => isThere)
    .map((section) => (
      <Ranked
        key={section.id}
        section={section}
        live={live}
        title={sections.length > 1 ? rest.names.section(section.id) : undefined}
        {...rest}
      />
    ));
}

interface RankedProps extends Omit<Props, "matching"> {
  section: MatchingSection;
  live: LiveMatching | undefined;
  title: string | undefined;
}

function Ranked({ section, live, title, ...rest }: RankedProps) {
  const { names } = rest;
  const { left, products, relaxed, items, total, since } = section;
  const count = (number: number) => number.toLocaleString("en");
  return (
    <section aria-label={title ?? "Ranked products"}>
      {title !== undefined && <h2 className="font-bold">{title}</h2>}
      <p role="status">
        <span className="text-lg font-bold tabular-nums">
          {count(left)} of {count(products)} fit
        </span>{" "}
        <span className="text-sm text-muted">
          every must
          {items.length < left &&
            items.length > 0 &&
            `; the first ${count(items.length)} are listed`}
        </span>
      </p>
      {relaxed.length > 0 && (
        <p className="text-sm">
          Nothing meets all of it. Given up:{" "}
          {listWords(
            relaxed.map((id) => `“${names.question(id)}”`),
            "and",
          )}
          . {count(total)} listed.
        </p>
      )}
      {left > 0 && left < 3 && (
        <p className="text-sm">Fewer than three: a shopper has little to choose from.</p>
      )}
      {items.length === 0 ? (
        <p className="mt-2 rounded-card border border-dashed border-line p-4">
          {section.isUseless
            ? "What was chosen above has no use for any of them."
            : section.lacks !== undefined
              ? `They go with what is chosen in “${names.section(section.lacks)}”, where there is nothing.`
              : "Nothing is left. A shopper is offered changes of the answers instead."}
        </p>
      ) : (
        <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item, at) => (
            <li key={item.id} className="p-3">
              <Product
                item={item}
                place={at + 1}
                before={live && since && { ...since, version: live.version }}
                {...rest}
              />
            </li>
          ))}
        </ol>
      )}
      {live && <OrderBeside section={section} live={live} />}
    </section>
  );
}

interface ProductProps extends Omit<Props, "matching"> {
  item: ResultItem;
  place: number;
  /** Where the products of the list stood in the live version. */
  before: (OrderChange & { version: number }) | undefined;
}

function Product({ item, place, before, names, currency, onWatch }: ProductProps) {
  const {
    id,
    name,
    brand,
    pictureUrl,
    price,
    score,
    reasons,
    unknowns,
    remarks = [],
    notMet = [],
    promoted,
  } = item;
  const stock = stockState(item);
  return (
    <details open={place === 1}>
      <summary className="flex min-h-control cursor-pointer items-center gap-3">
        <span className="w-6 shrink-0 text-center font-semibold tabular-nums">{place}</span>
        <ProductPicture url={pictureUrl} placeholder={Package} className="w-16! shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted wrap-anywhere">
            {[
              brand,
              price === null ? "price on request" : formatMoney(price, currency, names.locale),
              stock !== null && stockWords[stock].toLowerCase(),
            ]
              .filter(Boolean)
              .join(" · ")}
            {before && (
              <FormerPlace
                place={place}
                was={before.was[place - 1] ?? null}
                cutAt={before.cutAt}
                version={before.version}
              />
            )}
          </span>
          {promoted !== null && <span className="block text-sm text-accent-text">{promoted}</span>}
        </span>
        {reasons[0]?.criterion !== NOTHING_RANKS && (
          <span className="text-lg font-bold tabular-nums">{score}</span>
        )}
      </summary>
      <div className="mt-2 grid gap-2 pl-9">
        <Points reasons={reasons} names={names} />
        {[...notMet, ...remarks, ...unknowns].map((text) => (
          <p key={text} className="text-sm text-muted">
            {text}.
          </p>
        ))}
        <button
          type="button"
          className="min-h-control justify-self-start text-sm font-semibold text-accent-text hover:underline"
          onClick={() => onWatch(id)}
        >
          Watch this product<span className="sr-only">: {name}</span>
        </button>
      </div>
    </details>
  );
}
