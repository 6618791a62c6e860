import { BUDGET_SLIDER } from "@shared/gun-budgets";
import { joinList } from "@shared/list-text";
import type { GunAnswers } from "./gun-steps";

/** The answers as the query of a call; what was not answered is not sent. */
export function gunQuery(answers: GunAnswers): string {
  const isAmmo = answers.purpose === "ammo_reloading";
  const { maxPrice } = answers;
  const query = new URLSearchParams();
  const fields = {
    type: isAmmo ? "ammo" : answers.firearmType,
    caliber: answers.caliber?.replaceAll("_", " "),
    brands: answers.brands && joinList(answers.brands),
    quantity: answers.quantity,
    minPrice: answers.minPrice,
    // Far above the slider's top is no limit either.
    maxPrice: maxPrice !== undefined && maxPrice > BUDGET_SLIDER.max ? undefined : maxPrice,
    purpose: isAmmo ? undefined : answers.purpose,
    category: answers.category,
    subType: answers.subType,
    discipline: answers.sportDiscipline,
    game: answers.huntingGame,
    useCase: answers.useCase,
    action: answers.action,
    carryPosition: answers.carryPosition,
    handSize: answers.handSize,
  };
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined && value !== "") query.set(field, String(value));
  }
  const tail = query.toString();
  return tail && `?${tail}`;
}

/** The answers that say which product it is, without how it is carried and what it may cost. */
export function kindOf({
  brands: _brands,
  quantity: _quantity,
  priceRange: _range,
  minPrice: _min,
  maxPrice: _max,
  carryPosition: _carry,
  handSize: _hand,
  ...kind
}: GunAnswers): GunAnswers {
  return kind;
}
