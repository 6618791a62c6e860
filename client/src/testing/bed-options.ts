import type { BedOptions, Option } from "@shared/specification/contracts/bed-options";

const option = (id: string, label: string, flags: Partial<Option> = {}): Option => ({
  id,
  label,
  description: `About ${label}`,
  popular: false,
  recommended: false,
  topSeller: false,
  ...flags,
});

/** A small set of options with every kind of badge. */
export const bedOptions: BedOptions = {
  sleepStyles: [
    { ...option("side", "Side Sleeper", { topSeller: true }), icon: "", imageUrl: null },
    { ...option("not_sure", "Not Sure"), icon: "", imageUrl: null },
  ],
  concerns: [
    { ...option("back_pain", "Back Pain"), icon: "🩹", color: "#ef4444", features: ["orthopedic"] },
  ],
  bedSizes: [
    { ...option("single", "Single"), dimensions: "90 x 190 cm", priceModifier: 1 },
    {
      ...option("queen", "Queen", { recommended: true }),
      dimensions: "152 x 203 cm",
      priceModifier: 1.5,
    },
  ],
  mattressTypes: [{ ...option("hybrid", "Hybrid"), features: ["Breathable"] }],
  firmnessLevels: [
    { ...option("firm", "Firm"), value: 5, recommendedFor: [] },
    { ...option("soft", "Soft"), value: 1, recommendedFor: [] },
    { ...option("medium", "Medium", { popular: true }), value: 3, recommendedFor: [] },
  ],
  budgetRanges: [
    { ...option("budget", "Budget"), minPrice: 2000, maxPrice: 6000 },
    { ...option("custom", "Custom"), minPrice: 0, maxPrice: 30000 },
  ],
  features: [{ ...option("orthopedic", "Orthopedic"), category: "support" }],
};
