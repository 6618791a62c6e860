import type { ShownFinder, ShownQuestion, ShownSystems } from "@shared/contracts/finders";
import { tabStorage } from "@/lib/storage";

const keyOf = ({ slug }: ShownFinder, { attribute }: ShownSystems) => `sizes:${slug}:${attribute}`;

/** The system that sizes are said in during this visit; the first unless another was chosen. */
export function systemInUse(shown: ShownFinder, systems: ShownSystems): ShownSystems["all"][0] {
  const id = tabStorage.get(keyOf(shown, systems));
  return systems.all.find((each) => each.id === id) ?? systems.all[0]!;
}

/** Keeps the system for this visit. */
export function keepSystem(shown: ShownFinder, systems: ShownSystems, id: string): void {
  tabStorage.set(keyOf(shown, systems), id);
}

/** A question with its options called as the system in use calls them. */
export function inSystem(shown: ShownFinder, question: ShownQuestion): ShownQuestion {
  const { systems, options } = question;
  if (!systems || !options) return question;
  const { id } = systemInUse(shown, systems);
  return {
    ...question,
    options: options.map((each) => ({ ...each, label: each.sizes?.[id] ?? each.label })),
  };
}

/** A size of a product in the system in use, and in one more: "UK 9 · EU 43 1/3". */
export function sizeFact(shown: ShownFinder, systems: ShownSystems, fact: string): string {
  const { label } = systemInUse(shown, systems);
  const all = fact.split(" · ");
  const isInUse = (each: string) => each.startsWith(`${label} `);
  return [...all.filter(isInUse), ...all.filter((each) => !isInUse(each))].slice(0, 2).join(" · ");
}
