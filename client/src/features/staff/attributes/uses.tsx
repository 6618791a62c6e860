import { Link } from "wouter";
import type { Attribute, AttributeUses } from "@shared/contracts/attributes";
import { catalogProductsPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { Loaded } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";

/** What names an attribute: products, catalogs and finders, each a link. */
export function Uses({ attribute }: { attribute: Pick<Attribute, "id" | "calculation"> }) {
  const uses = useStaffQuery<AttributeUses>(`attributes/${attribute.id}/uses`);
  const { data } = uses;
  return (
    <section aria-label="Used by" className="mt-6 rounded-card border border-line p-4">
      <h3 className="font-bold">Used by</h3>
      <Loaded
        isPending={uses.isPending}
        isError={uses.isError && !data}
        error={uses.error}
        onRetry={() => void uses.refetch()}
      >
        {data && (
          <ul className="mt-1 grid gap-1 text-sm">
            <li>
              {attribute.calculation ? "Worked out for each product" : productsOf(data.products)}
            </li>
            {data.catalogues.map(({ id, name }) => (
              <li key={id}>
                The catalog{" "}
                <Link className={LINK} href={catalogProductsPath(id)}>
                  {name}
                </Link>{" "}
                selects by it
              </li>
            ))}
            {data.lists.map(({ id, name }) => (
              <li key={id}>
                The list{" "}
                <Link className={LINK} href={`${paths.admin}/product-lists?list=${id}`}>
                  {name}
                </Link>
              </li>
            ))}
            {data.finders.map(({ slug, name, isLive, isDraft }) => (
              <li key={slug}>
                The finder{" "}
                <Link className={LINK} href={`${paths.admin}/finders/${slug}`}>
                  {name}
                </Link>{" "}
                ({whereNamed(isLive, isDraft)})
              </li>
            ))}
            {data.products + data.catalogues.length + data.lists.length + data.finders.length ===
              0 && <li>Nothing else names it.</li>}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const LINK = "font-semibold text-accent-text underline-offset-4 hover:underline";

/** How many products state something, in words. */
const productsOf = (count: number): string =>
  count === 1 ? "1 product states it" : `${count.toLocaleString("en")} products state it`;

const whereNamed = (isLive: boolean, isDraft: boolean): string =>
  isLive && isDraft ? "live and in its draft" : isLive ? "live" : "in its draft";

const list = new Intl.ListFormat("en");

/** The finders that name an attribute, or one of its values: "Tents (live and in its draft) and Shoes (in its draft)". */
export function namingFinders(
  finders: AttributeUses["finders"],
  value?: Pick<Attribute["values"][number], "id" | "aliases">,
): string[] {
  const ids = value && [value.id, ...(value.aliases ?? [])];
  const names = (values: readonly string[]) => ids?.some((id) => values.includes(id)) ?? true;
  return finders.flatMap(({ name, ...each }) => {
    const isLive = each.isLive && names(each.liveValues);
    const isDraft = each.isDraft && names(each.draftValues);
    return isLive || isDraft ? [`${name} (${whereNamed(isLive, isDraft)})`] : [];
  });
}

interface RetiringProps {
  attribute: Pick<Attribute, "id">;
  /** The value that is retired; the attribute itself unless given. */
  value?: Attribute["values"][number];
}

/** Who names what is about to be retired, before it is. */
export function Retiring({ attribute: { id }, value }: RetiringProps) {
  const { data } = useStaffQuery<AttributeUses>(`attributes/${id}/uses`);
  if (!data) return null;
  const products = value ? (data.values[value.id] ?? 0) : data.products;
  const naming = namingFinders(data.finders, value);
  const lines = [
    products > 0 && `${productsOf(products)}.`,
    naming.length > 0 &&
      `${list.format(naming)} ${naming.length === 1 ? "names" : "name"} it: look there whether it should stay.`,
  ].filter((each) => each !== false);
  return (
    <p role="status" className="w-full text-sm text-danger empty:hidden">
      {lines.join(" ")}
    </p>
  );
}

interface Props {
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else has saved the attribute since it was opened: one of both counts. */
export const ChangedMeanwhile = ({ onKeep, onTake }: Props) => (
  <div role="alert" className="mt-4 rounded-card border border-danger p-4">
    <p>Somebody else has changed this attribute meanwhile.</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button look="secondary" onClick={onKeep}>
        Keep mine, and save again
      </Button>
      <Button look="secondary" onClick={onTake}>
        Use the stored version
      </Button>
    </div>
  </div>
);
