// The bed finder's options in a new database. From then on staff own them; shoppers see those in the
// database.
// Longer than 200 lines: it is all data.

interface Flags {
  isPopular?: true;
  isRecommended?: true;
  isTopSeller?: true;
}

interface Option extends Flags {
  id: string;
  name: string;
  description: string;
}

const popular = { isPopular: true } as const;
const recommended = { isRecommended: true } as const;
const topSeller = { isTopSeller: true } as const;

/** No badges: a shop does not recommend how to sleep. */
export const sleepStyleOptions: (Option & { icon: string })[] = [
  {
    id: "side",
    name: "Side Sleeper",
    description: "Curled up or stretched out, left or right",
    icon: "🌙",
  },
  {
    id: "back",
    name: "Back Sleeper",
    description: "Flat on my back most of the night",
    icon: "⭐",
  },
  {
    id: "stomach",
    name: "Stomach Sleeper",
    description: "Face down, arms around the pillow",
    icon: "🌊",
  },
  {
    id: "combination",
    name: "Combination Sleeper",
    description: "I turn from side to back and round again",
    icon: "🔄",
  },
  {
    id: "partner",
    name: "Sleeping with a Partner",
    description: "We share, and one of us moves a lot",
    icon: "👥",
  },
  {
    id: "not_sure",
    name: "Not Sure",
    description: "Leave it open, the other answers count more",
    icon: "❓",
  },
];

export const concernOptions: (Option & { icon: string; color: string; features: string[] })[] = [
  {
    id: "back_pain",
    name: "Back Pain",
    description: "I wake up stiff or sore and want steadier support",
    icon: "🩹",
    color: "#ef4444",
    features: ["spinal_support", "orthopedic"],
  },
  {
    id: "hot_sleeper",
    name: "Hot Sleeper",
    description: "I get warm at night and want a bed that lets heat go",
    icon: "🔥",
    color: "#f97316",
    features: ["cooling_gel", "cooling", "breathable"],
  },
  {
    id: "light_sleeper",
    name: "Light Sleeper",
    description: "I wake when somebody else turns over",
    icon: "🪶",
    color: "#6366f1",
    features: ["motion_isolation", "night_support"],
  },
  {
    id: "allergies",
    name: "Allergies",
    description: "Dust or fibres make me sneeze",
    icon: "🌿",
    color: "#10b981",
    features: ["hypoallergenic", "antimicrobial"],
  },
];

export const bedSizeOptions: (Option & { dimensions: string })[] = [
  {
    id: "single",
    name: "Single",
    description: "One sleeper, small rooms",
    dimensions: "90 x 190 cm",
  },
  {
    id: "double",
    name: "Double",
    description: "Cosy for two, roomy for one",
    dimensions: "135 x 190 cm",
    ...topSeller,
  },
  {
    id: "queen",
    name: "Queen",
    description: "The size most couples pick",
    dimensions: "152 x 203 cm",
    ...popular,
    ...recommended,
    ...topSeller,
  },
  {
    id: "king",
    name: "King",
    description: "Room to turn without waking anyone",
    dimensions: "183 x 203 cm",
    ...recommended,
  },
  {
    id: "super_king",
    name: "Super King",
    description: "As wide as two singles and a bit",
    dimensions: "200 x 203 cm",
  },
];

export const mattressTypeOptions: (Option & { benefits: string[] })[] = [
  {
    id: "memory_foam",
    name: "Memory Foam",
    description: "Shapes to you and stays quiet",
    benefits: ["Pressure relief", "Quiet"],
    ...topSeller,
  },
  {
    id: "hybrid",
    name: "Hybrid",
    description: "Springs under foam, a bit of both",
    benefits: ["Breathable", "Balanced support"],
    ...popular,
    ...recommended,
    ...topSeller,
  },
  {
    id: "innerspring",
    name: "Innerspring",
    description: "Classic coils, firm and springy",
    benefits: ["Airy", "Firm edge"],
    ...recommended,
  },
  {
    id: "latex",
    name: "Latex",
    description: "Natural bounce that lasts",
    benefits: ["Cool", "Long-lasting"],
  },
  {
    id: "foam",
    name: "Foam",
    description: "Simple, light and good value",
    benefits: ["Good value", "Easy to move"],
  },
];

export const firmnessOptions: (Option & { level: number; recommended_for: string[] })[] = [
  {
    id: "soft",
    name: "Soft",
    level: 1,
    description: "You sink in, the bed hugs you",
    recommended_for: ["Side sleepers"],
  },
  {
    id: "medium_soft",
    name: "Medium Soft",
    level: 2,
    description: "Gentle on shoulders and hips",
    recommended_for: ["Side sleepers"],
  },
  {
    id: "medium",
    name: "Medium",
    level: 3,
    description: "Balanced, right for most people",
    recommended_for: ["Side sleepers", "Back sleepers", "Couples"],
    ...popular,
    ...recommended,
    ...topSeller,
  },
  {
    id: "medium_firm",
    name: "Medium Firm",
    level: 4,
    description: "Steady support with a little give",
    recommended_for: ["Back sleepers"],
    ...recommended,
  },
  {
    id: "firm",
    name: "Firm",
    level: 5,
    description: "You lie on the bed, not in it",
    recommended_for: ["Back sleepers", "Stomach sleepers"],
  },
];

export const budgetOptions: (Option & { minPrice: number; maxPrice: number })[] = [
  {
    id: "budget",
    name: "Budget",
    description: "Quality beds at great value",
    minPrice: 2000,
    maxPrice: 6000,
  },
  {
    id: "mid_range",
    name: "Mid Range",
    description: "Premium comfort and features",
    minPrice: 6000,
    maxPrice: 12000,
    ...popular,
  },
  {
    id: "luxury",
    name: "Luxury",
    description: "Top-tier materials and craftsmanship",
    minPrice: 12000,
    maxPrice: 25000,
  },
  {
    id: "custom",
    name: "Custom",
    description: "Set your own budget",
    minPrice: 0,
    maxPrice: 30000,
  },
];

export const featureOptions: (Option & { category: string })[] = [
  {
    id: "cooling_gel",
    name: "Cooling Gel",
    category: "temperature",
    description: "A gel layer that draws warmth away from you",
  },
  {
    id: "cooling",
    name: "Cooling",
    category: "temperature",
    description: "Stays cooler through the night than plain foam",
  },
  {
    id: "breathable",
    name: "Breathable",
    category: "temperature",
    description: "Air moves through it, so heat and damp do not stay",
  },
  {
    id: "spinal_support",
    name: "Spinal Support",
    category: "support",
    description: "Zones that keep hips and shoulders level",
  },
  {
    id: "orthopedic",
    name: "Orthopedic",
    category: "support",
    description: "A firmer build that spreads your weight evenly",
  },
  {
    id: "pressure_relief",
    name: "Pressure Relief",
    category: "comfort",
    description: "Gives way under shoulders and hips",
  },
  {
    id: "hypoallergenic",
    name: "Hypoallergenic",
    category: "health",
    description: "Materials that give dust mites little to live on",
  },
  {
    id: "antimicrobial",
    name: "Antimicrobial",
    category: "health",
    description: "A cover treated to stay fresh for longer",
  },
  {
    id: "eco_friendly",
    name: "Eco-Friendly",
    category: "health",
    description: "Natural or recycled materials",
  },
  {
    id: "memory_foam",
    name: "Memory Foam",
    category: "comfort",
    description: "Foam that takes your shape and slowly lets it go",
  },
  {
    id: "motion_isolation",
    name: "Motion Isolation",
    category: "comfort",
    description: "You do not feel it when the other one turns over",
  },
  {
    id: "edge_support",
    name: "Edge Support",
    category: "support",
    description: "Firm to the edge: sit and sleep on all of it",
  },
  {
    id: "durability",
    name: "Long-Lasting",
    category: "warranty",
    description: "Built to keep its shape for many years",
  },
  {
    id: "quick_response",
    name: "Quick Response",
    category: "comfort",
    description: "Springs back at once when you move",
  },
  {
    id: "night_support",
    name: "All-Night Support",
    category: "support",
    description: "Holds you the same at six in the morning as at ten at night",
  },
  {
    id: "warranty",
    name: "Warranty",
    category: "warranty",
    description: "Covered by the maker for ten years or more",
  },
];
