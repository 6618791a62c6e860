import type { bedProducts } from "@shared/schema/products";
import {
  bedModels,
  signatureModels,
  type BedModel,
  type Firmness,
  type MattressType,
} from "./demo-bed-data";
import { stableUuid } from "./stable-uuid";

/** `percent` of the single's price; `room` is said of a mattress alone, `base` of a set. */
interface Size {
  id: string;
  /** Its capitals are the size's code in the retailer's ids. */
  label: string;
  percent: number;
  room: [string, string, string];
  base: string;
}

type Made = { type: MattressType; model: BedModel; nth: number };

const sizes: Size[] = [
  {
    id: "single",
    label: "Single",
    percent: 100,
    room: [
      "At 90 by 190 cm it suits one sleeper and a small room.",
      "The single is 90 cm wide and leaves floor space in a guest or child's room.",
      "Standard single sheets fit.",
    ],
    base: "The single set comes with a matching base, 90 by 190 cm.",
  },
  {
    id: "double",
    label: "Double",
    percent: 120,
    room: [
      "At 135 by 190 cm it is roomy for one and snug for two.",
      "The double is 135 cm wide, a good width where a queen would crowd the door.",
      "Standard double sheets fit.",
    ],
    base: "The double set comes with a matching one-piece base, 135 by 190 cm.",
  },
  {
    id: "queen",
    label: "Queen",
    percent: 138,
    room: [
      "At 152 by 203 cm it gives two people space without filling the room.",
      "The queen has extra length for tall sleepers, at 203 cm.",
      "Queen sheets in the extra-length cut fit.",
    ],
    base: "The queen set comes with a matching base, 152 by 203 cm.",
  },
  {
    id: "king",
    label: "King",
    percent: 165,
    room: [
      "At 183 by 203 cm each of two sleepers gets about the width of a single.",
      "The king is 183 cm wide, so measure the room and the stairs first.",
      "King sheets in the extra-length cut fit.",
    ],
    base: "The king set comes with a base in two halves, which go around corners more easily.",
  },
  {
    id: "super_king",
    label: "Super King",
    percent: 185,
    room: [
      "At 200 by 203 cm it is almost square and sleeps two with room for a visiting child.",
      "The super king is two meters wide, so measure the room and the stairs first.",
      "Super king sheets fit.",
    ],
    base: "The super king set comes with a base in two halves, each a meter wide.",
  },
];

const types: Record<MattressType, { label: string; code: string; features: string[] }> = {
  foam: { label: "Foam", code: "FOA", features: ["Quick Response", "Warranty"] },
  innerspring: { label: "Innerspring", code: "INN", features: ["Durability", "Breathable"] },
  memory_foam: {
    label: "Memory Foam",
    code: "MEM",
    features: ["Memory Foam", "Pressure Relief", "Motion Isolation"],
  },
  hybrid: { label: "Hybrid", code: "HYB", features: ["Motion Isolation", "Edge Support"] },
  latex: {
    label: "Latex",
    code: "LAT",
    features: ["Eco Friendly", "Hypoallergenic", "Durability"],
  },
};

const feels: Record<Firmness, { level: number; styles: string[]; texts: [string, string] }> = {
  soft: {
    level: 1,
    styles: ["side"],
    texts: [
      "It is properly soft, with room for shoulder and hip to settle.",
      "You lie in it more than on it, which side sleepers tend to like.",
    ],
  },
  medium_soft: {
    level: 2,
    styles: ["side", "combination"],
    texts: [
      "It gives easily at first and holds you after that.",
      "The feel is on the soft side without letting you sink right in.",
    ],
  },
  medium: {
    level: 3,
    styles: ["side", "back", "combination"],
    texts: [
      "The feel is in the middle, a fair choice if you are unsure.",
      "Neither hard nor soft, it works on your side as well as on your back.",
    ],
  },
  medium_firm: {
    level: 4,
    styles: ["back", "stomach"],
    texts: [
      "It holds you up with a little give at the surface.",
      "You lie on top of it rather than in it, though it is not hard.",
    ],
  },
  firm: {
    level: 5,
    styles: ["back", "stomach"],
    texts: [
      "It is firm from the first night; side sleepers may want something softer.",
      "There is very little give, which back and stomach sleepers often prefer.",
    ],
  },
};

/** Offsets from a round hundred to a shop price: mostly 99, now and then 49 or 00. */
const endings = [-1, -1, -51, -1, -1, 0, -1];

function stylesOf(type: MattressType, size: Size, firmness: Firmness, features: string[]) {
  const quick = features.includes("Quick Response");
  // Plain memory foam responds slowly to somebody who turns often.
  const styles = feels[firmness].styles.filter(
    (style) => style !== "combination" || type !== "memory_foam" || quick,
  );
  if (quick && firmness !== "firm" && !styles.includes("combination")) styles.push("combination");
  // A single is not a bed for two, however well it keeps movement to one side.
  if (features.includes("Motion Isolation") && size.id !== "single") styles.push("partner");
  return styles;
}

/** One bed: `nth` counts the models of its type, `m` all models and `s` the sizes. */
function bed({ type, model, nth }: Made, m: number, size: Size, s: number) {
  const [[range, firmness, single, sold, ...extras], construction, short, secondShort] = model;
  const { label, code, features: common } = types[type];
  const name = `${range} ${label} ${size.label}${sold === "set" ? " Bed Set" : ""}`;
  const sizeCode = size.label.replace(/[^A-Z]/g, "");
  const magentoId = `DAB-${range.slice(0, 3).toUpperCase()}-${code}-${sizeCode}-0${nth + 1}`;
  const features = [...common, ...extras];
  const hundreds = Math.round(((single + 1) * size.percent) / 10_000);
  const feel = feels[firmness];
  const closing = sold === "set" ? size.base : (size.room[m % 3] ?? size.room[0]);
  // 2741 shares no factor with 10,000, so no two beds get the same picture.
  const variant = ((m * sizes.length + s) * 2741 + 7) % 10_000;
  return {
    id: stableUuid(magentoId),
    magentoId,
    name,
    description: `${construction} ${feel.texts[(m + s) % 2] ?? feel.texts[0]} ${closing}`,
    shortDescription: s % 2 === 1 ? (secondShort ?? short) : short,
    price: (hundreds * 100 + (endings[m % endings.length] ?? -1)).toFixed(2),
    imageUrl: `/pictures/beds/${type}/${size.id}/${feel.level}/${variant}.svg`,
    category: sold === "set" ? "Bed Sets" : "Mattresses",
    bedSize: size.id,
    mattressType: type,
    firmness,
    sleepStyle: stylesOf(type, size, firmness, features),
    features,
    // One in nine is sold out, spread over sizes and types.
    inStock: (m * 4 + s * 7) % 9 !== 0,
    magentoUrl: `https://www.dialabed.co.za/catalogsearch/result/?q=${encodeURIComponent(name)}`,
  } satisfies typeof bedProducts.$inferInsert;
}

/** The beds of the demonstration catalogue: every model in every size, the same on every call. */
export function demoBeds(): ReturnType<typeof bed>[] {
  const models: Made[] = (Object.keys(bedModels) as MattressType[]).flatMap((type) =>
    bedModels[type].map((model, nth) => ({ type, model, nth })),
  );
  for (const [type, model] of signatureModels) {
    models.push({ type, model, nth: models.filter((made) => made.type === type).length });
  }
  return sizes.flatMap((size, s) => models.map((made, m) => bed(made, m, size, s)));
}
