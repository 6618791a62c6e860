import type { FirearmCriterion } from "@shared/contracts/firearms";

const names: Record<FirearmCriterion, string> = {
  type: "the type",
  category: "the kind of ammunition",
  caliber: "the caliber",
  purpose: "the purpose",
  quantity: "the quantity",
  price: "the budget",
  game: "the game",
  discipline: "the discipline",
  useCase: "the use",
  subType: "the size",
  action: "the action",
  brands: "the brands",
  carryPosition: "the carry position",
  handSize: "the hand size",
};

/** Names the answers that no product meets together with the others. */
export function RelaxedNote({ relaxed }: { relaxed: FirearmCriterion[] }) {
  if (relaxed.length === 0) return null;
  const left = new Intl.ListFormat("en", { type: "conjunction" }).format(
    relaxed.map((criterion) => names[criterion]),
  );
  return (
    <p role="status" className="mt-4 rounded-card bg-accent-soft px-4 py-3">
      <strong>Nothing fits every answer.</strong> These come closest, leaving out {left}.
    </p>
  );
}
