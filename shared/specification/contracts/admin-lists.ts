// Longer than 200 lines: the six lists in one place, because everything about a list is read off its entry.

import { z } from "zod";
import { pictureAddress } from "../../input/addresses";
import { oneLine, plainText } from "../../input/plain-text";

// The lists that staff maintain, as data: one router serves all of them, one page shows them. A new
// list is an entry here and one in `server/specification/lists/tables.ts`.

/** A field of a form. The list's schema validates its value; this describes its input. */
export type ListField =
  | { kind: "text" | "textarea" | "emoji" | "color"; name: string; label: string; hint?: string }
  | { kind: "image"; name: string; label: string; hint?: string }
  /** Several short texts, entered with commas between them. */
  | { kind: "list"; name: string; label: string; hint?: string }
  /** Any number of another list's rows, picked by name. */
  | { kind: "rows"; name: string; label: string; hint?: string; of: string }
  /** An unreadable or out-of-range value becomes `fallback`. */
  | {
      kind: "number";
      name: string;
      label: string;
      hint?: string;
      min: number;
      max: number;
      step: number;
      fallback: number;
    }
  | { kind: "choice"; name: string; label: string; options: readonly string[] };

export interface AdminList {
  /** Its address under `/api/admin/` and `/admin/`. */
  path: string;
  title: string;
  /** The text of its card on the dashboard. */
  text: string;
  /** One of it: "sleep style". */
  singular: string;
  fields: readonly ListField[];
  /** Whether shoppers see badges on its rows; if not, staff are not asked for them. */
  hasBadges: boolean;
  /** The order in which shoppers see its rows, where it is not simply the list's own. */
  orderText?: string;
  /** The initial values of a new row. */
  defaults: Record<string, unknown>;
  /** The schema of a row's fields. */
  shape: z.ZodObject;
}

/** `PUT /api/admin/{list}/order`: the ids of all rows, in their new order. */
export const listOrderBody = z.strictObject({ ids: z.array(z.string().max(100)).max(1_000) });

const flags = {
  isPopular: z.boolean().default(false),
  isRecommended: z.boolean().default(false),
  isTopSeller: z.boolean().default(false),
};

const name = oneLine("Enter a name.", 200);
const description = plainText(2_000).refine((text) => text.trim() !== "", "Enter a description.");
/** A text that may be empty, or a list: `null` empties it too. */
const optionalText = (most: number) =>
  plainText(most)
    .nullish()
    .transform((given) => given ?? "");
const list = <T extends z.ZodType>(part: T) =>
  z
    .array(part)
    .max(30, "At most 30 of them.")
    .nullish()
    .transform((given) => given ?? []);
const emoji = optionalText(32);
const texts = list(oneLine("Leave out empty entries.", 100));

const nameField = { kind: "text", name: "name", label: "Name" } as const;
const descriptionField = { kind: "textarea", name: "description", label: "Description" } as const;
const iconField = { kind: "emoji", name: "icon", label: "Icon" } as const;

const featureCategories = [
  "temperature",
  "comfort",
  "support",
  "health",
  "compatibility",
  "warranty",
] as const;

export const adminLists = [
  {
    path: "sleep-styles",
    title: "Sleep Styles",
    text: "The first question of the bed finder",
    singular: "sleep style",
    hasBadges: true,
    fields: [
      nameField,
      descriptionField,
      iconField,
      { kind: "image", name: "imageUrl", label: "Picture" },
    ],
    defaults: { name: "", description: "", icon: "🌙", imageUrl: null },
    shape: z.strictObject({
      name,
      description,
      icon: emoji,
      imageUrl: z
        .union([z.literal("").transform(() => null), pictureAddress])
        .nullable()
        .default(null),
      ...flags,
    }),
  },
  {
    path: "bed-sizes",
    title: "Bed Sizes",
    text: "Sizes, dimensions and budget modifiers",
    singular: "bed size",
    hasBadges: true,
    fields: [
      nameField,
      {
        kind: "text",
        name: "dimensions",
        label: "Dimensions",
        hint: "Width × length, such as 152 x 203 cm.",
      },
      { kind: "text", name: "description", label: "Description" },
      {
        kind: "number",
        name: "price_modifier",
        label: "Price modifier",
        hint: "Scales the budgets shown for this size. 1 changes nothing.",
        min: 0.1,
        max: 10,
        step: 0.1,
        fallback: 1,
      },
    ],
    defaults: { name: "", dimensions: "", description: "", price_modifier: 1 },
    shape: z.strictObject({
      name,
      dimensions: oneLine("Enter the dimensions.", 100),
      description: optionalText(2_000),
      price_modifier: z
        .number("Enter a number such as 1.2.")
        .min(0.1, "Use a number from 0.1 to 10.")
        .max(10, "Use a number from 0.1 to 10.")
        .default(1),
      ...flags,
    }),
  },
  {
    path: "mattress-types",
    title: "Mattress Types",
    text: "Types and their benefits",
    singular: "mattress type",
    hasBadges: true,
    fields: [
      nameField,
      descriptionField,
      { kind: "list", name: "benefits", label: "Benefits", hint: "Separate them with commas." },
    ],
    defaults: { name: "", description: "", benefits: [] },
    shape: z.strictObject({ name, description, benefits: texts, ...flags }),
  },
  {
    path: "firmness-levels",
    title: "Firmness Levels",
    text: "From soft to firm",
    singular: "firmness level",
    hasBadges: true,
    orderText:
      "Shoppers see them by their level, from soft to firm; those of one level in this order.",
    fields: [
      nameField,
      {
        kind: "number",
        name: "level",
        label: "Level",
        hint: "From 1 (soft) to 10 (firm).",
        min: 1,
        max: 10,
        step: 1,
        fallback: 5,
      },
      descriptionField,
      {
        kind: "list",
        name: "recommended_for",
        label: "Recommended for",
        hint: "Separate them with commas.",
      },
    ],
    defaults: { name: "", level: 5, description: "", recommended_for: [] },
    shape: z.strictObject({
      name,
      level: z
        .int("Use a whole number from 1 to 10.")
        .min(1, "Use a whole number from 1 to 10.")
        .max(10, "Use a whole number from 1 to 10.")
        .default(5),
      description,
      recommended_for: texts,
      ...flags,
    }),
  },
  {
    path: "sleep-concerns",
    title: "Sleep Concerns",
    text: "What bothers sleepers, and what answers it",
    singular: "sleep concern",
    hasBadges: false,
    fields: [
      nameField,
      descriptionField,
      iconField,
      { kind: "color", name: "color", label: "Color" },
      {
        kind: "rows",
        name: "features",
        label: "Answered by",
        hint: "Any one of these features answers it.",
        of: "features",
      },
    ],
    defaults: { name: "", description: "", icon: "💤", color: "#ef4444", features: [] },
    shape: z.strictObject({
      name,
      description,
      icon: emoji,
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, "Use a color such as #ef4444.")
        .default("#ef4444"),
      features: list(z.string().regex(/^[a-z0-9_-]{1,64}$/, "Use ids of features.")),
      ...flags,
    }),
  },
  {
    path: "features",
    title: "Features",
    text: "Must-haves, and what chips explain",
    singular: "feature",
    hasBadges: false,
    fields: [
      nameField,
      descriptionField,
      { kind: "choice", name: "category", label: "Category", options: featureCategories },
    ],
    defaults: { name: "", description: "", category: "comfort" },
    shape: z.strictObject({
      name,
      description,
      category: z.enum(featureCategories, "Choose a category.").default("comfort"),
      ...flags,
    }),
  },
] as const satisfies readonly AdminList[];

export type AdminListPath = (typeof adminLists)[number]["path"];

/** The flags that rows have, as badges on shoppers' cards. */
export const listFlags = [
  { name: "isPopular", label: "Most Popular" },
  { name: "isRecommended", label: "Recommended" },
  { name: "isTopSeller", label: "Top Seller" },
] as const;

/** A row as the server sends it: its list's fields, and those common to all rows. */
export interface ListRow extends Record<string, unknown> {
  id: string;
  name: string;
  isPopular: boolean;
  isRecommended: boolean;
  isTopSeller: boolean;
  sortOrder: number;
  createdAt: string;
  updatedAt: string;
}
