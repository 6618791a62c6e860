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

/** The labels of options that products and concerns refer to by id. A failed load loses only the labels. */
export function useNames(): NameOf {
  const { data } = useQuery<BedOptions>({ queryKey: ["/api/bed-options"] });
  return (field, id) => {
    const list = LISTS[field];
    return list && data?.[list].find((option) => option.id === id)?.label;
  };
}
