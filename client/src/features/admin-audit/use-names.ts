import { useQuery } from "@tanstack/react-query";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { NameOf } from "./audit-entry";

const LISTS: Record<string, keyof BedOptions> = {
  bedSize: "bedSizes",
  mattressType: "mattressTypes",
  firmness: "firmnessLevels",
  sleepStyle: "sleepStyles",
  features: "features",
};

/** What staff call the options that products and concerns name by their ids. Losing this loses the names alone. */
export function useNames(): NameOf {
  const { data } = useQuery<BedOptions>({ queryKey: ["/api/bed-options"] });
  return (field, id) => {
    const list = LISTS[field];
    return list && data?.[list].find((option) => option.id === id)?.label;
  };
}
