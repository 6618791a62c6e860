/** `GET /api/bed-options`: the wizard's options, as staff maintain them, each list in its order. */
export interface BedOptions {
  sleepStyles: SleepStyleOption[];
  concerns: ConcernOption[];
  bedSizes: BedSizeOption[];
  mattressTypes: MattressTypeOption[];
  firmnessLevels: FirmnessOption[];
  budgetRanges: BudgetOption[];
  features: FeatureOption[];
}

export interface Option {
  id: string;
  label: string;
  description: string;
  popular: boolean;
  recommended: boolean;
  topSeller: boolean;
}

export interface SleepStyleOption extends Option {
  icon: string;
  imageUrl: string | null;
}

export interface ConcernOption extends Option {
  icon: string;
  color: string;
  /** Feature ids of which any one answers the concern. */
  features: string[];
}

export interface BedSizeOption extends Option {
  dimensions: string;
  priceModifier: number;
}

export interface MattressTypeOption extends Option {
  features: string[];
}

export interface FirmnessOption extends Option {
  /** The level; a higher one is firmer. */
  value: number;
  recommendedFor: string[];
}

export interface BudgetOption extends Option {
  minPrice: number;
  maxPrice: number;
}

export interface FeatureOption extends Option {
  category: string;
}
