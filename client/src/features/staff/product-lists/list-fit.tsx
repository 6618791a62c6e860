import type { ListFit } from "@shared/contracts/product-lists";
import { useStaffQuery } from "@/staff-kit/use-staff-data";

interface Props {
  id: string;
  pointsAt: string;
}

const counted = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "product" : "products"}`;

/** What a list states of products, and where a product's own cell says something else. */
export function ListFitView({ id, pointsAt }: Props) {
  const { data } = useStaffQuery<ListFit>(`product-lists/${encodeURIComponent(id)}/fit`);
  if (!data) return null;
  const { stated, same, differing, unlisted, unlistedNames, differences } = data;
  return (
    <section
      aria-label="What it states"
      className="mb-3 rounded-card border border-line bg-surface p-4"
    >
      <p>
        <strong>{counted(stated)}</strong> {stated === 1 ? "has" : "have"} “{pointsAt}” from this
        list. {counted(same + differing)} state it themselves, and {counted(unlisted)}{" "}
        {unlisted === 1 ? "is" : "are"} in no row
        {unlisted > 0 &&
          `: ${unlistedNames.join(", ")}${unlisted > unlistedNames.length ? " and others" : ""}`}
        .
      </p>
      {differing > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer font-semibold">
            {counted(differing)} {differing === 1 ? "says" : "say"} something else than the list.
            The product’s own cell counts.
          </summary>
          <ul className="mt-2 text-sm wrap-anywhere">
            {differences.map(({ key, name, own, listed }) => (
              <li key={key}>
                {name || key}: <strong>{own}</strong>{" "}
                <span className="text-muted">(the list: {listed})</span>
              </li>
            ))}
            {differing > differences.length && <li>and others</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
