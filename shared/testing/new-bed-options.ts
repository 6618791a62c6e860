import { readFileSync } from "node:fs";
import type { BedOptions, Option } from "../specification/contracts/bed-options";

interface Row extends Pick<Option, "id" | "description"> {
  name: string;
  isPopular?: boolean;
  isRecommended?: boolean;
  isTopSeller?: boolean;
}

/** What is in the template's file, as far as tests read it. */
interface File {
  sleepStyles: (Row & { icon: string })[];
  sleepConcerns: (Row & { icon: string; color: string; features: string[] })[];
  bedSizes: (Row & { dimensions: string })[];
  mattressTypes: (Row & { benefits: string[] })[];
  firmnessLevels: (Row & { level: number; recommended_for: string[] })[];
  budgetRanges: (Row & { minPrice: number; maxPrice: number })[];
  features: (Row & { category: string })[];
}

const file = JSON.parse(readFileSync("server/templates/dialabed/options.json", "utf8")) as File;

const option = ({ name, isPopular, isRecommended, isTopSeller, ...row }: Row): Option => ({
  id: row.id,
  label: name,
  description: row.description,
  popular: isPopular ?? false,
  recommended: isRecommended ?? false,
  topSeller: isTopSeller ?? false,
});

/** The options of a new database, as `/api/bed-options` gives them. */
export const newBedOptions: BedOptions = {
  sleepStyles: file.sleepStyles.map((row) => ({
    ...option(row),
    icon: row.icon,
    imageUrl: null,
  })),
  concerns: file.sleepConcerns.map((row) => ({
    ...option(row),
    icon: row.icon,
    color: row.color,
    features: row.features,
  })),
  bedSizes: file.bedSizes.map((row) => ({
    ...option(row),
    dimensions: row.dimensions,
    priceModifier: 1,
  })),
  mattressTypes: file.mattressTypes.map((row) => ({ ...option(row), features: row.benefits })),
  firmnessLevels: file.firmnessLevels.map((row) => ({
    ...option(row),
    value: row.level,
    recommendedFor: row.recommended_for,
  })),
  budgetRanges: file.budgetRanges.map((row) => ({
    ...option(row),
    minPrice: row.minPrice,
    maxPrice: row.maxPrice,
  })),
  features: file.features.map((row) => ({ ...option(row), category: row.category })),
};
