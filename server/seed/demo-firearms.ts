import { caliberLabel, type CaliberId } from "@shared/firearm-calibers";
import { subTypes, type AmmoCategory, type FirearmType } from "@shared/firearm-options";
import type { firearmProducts } from "@shared/schema/products";
import {
  ammoCalibers,
  ammoLines,
  DEAREST_IN_BULK,
  packRounds,
  reloadingGear,
  type AmmoCaliber,
  type AmmoLine,
} from "./demo-ammunition-data";
import { firearmLines, gamesOfCaliber, type FirearmLine } from "./demo-firearm-data";
import { stableUuid } from "./stable-uuid";

type NewFirearm = typeof firearmProducts.$inferInsert;

const STORE = "https://www.safarioutdoor.co.za/catalogsearch/result/?q=";

const categories: Record<FirearmType, string> = {
  pistol: "handguns",
  revolver: "handguns",
  rifle: "rifles",
  shotgun: "shotguns",
  air_rifle: "air_rifles",
};

/** The fields that every product has: `n` is its place in the catalogue; prices end by `step`. */
function shelved(n: number, name: string, key: string, rand: number, picture: string, step = 100) {
  const price = Math.max(100, Math.round(rand / step) * step) - (n % 6 === 0 ? step / 2 : 1);
  // One in seven is on special, by 8 to 17 percent; one in nine is sold out.
  const special = Math.round((price * (92 - (n % 4) * 3)) / 1000) * 10;
  return {
    id: stableUuid(key),
    externalId: key,
    name,
    price: price.toFixed(2),
    specialPrice: n % 7 === 3 ? special.toFixed(2) : null,
    // 2741 shares no factor with 10,000, so no two products get the same picture.
    imageUrl: `/pictures/firearms/${picture}/${(n * 2741 + 7) % 10_000}.svg`,
    inStock: (n * 4) % 9 !== 0,
    externalUrl: STORE + encodeURIComponent(name),
  };
}

const code = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toUpperCase();

function firearm(line: FirearmLine, caliber: CaliberId, nth: number, n: number): NewFirearm {
  const label = caliberLabel(caliber);
  const sizes = line.type === "pistol" || line.type === "revolver" ? subTypes[line.type] : [];
  const size = sizes.find(({ id }) => id === line.subType)?.label;
  const name = [line.brand, line.model, size, label].filter(Boolean).join(" ");
  const picture =
    line.type === "pistol" || line.type === "revolver"
      ? `${line.type}-${line.subType ?? "full_size"}`
      : `${line.type}-${line.action}`;
  return {
    ...shelved(
      n,
      name,
      // The caliber affects a rifle's price too: one step dearer for each place down the line's list.
      `SO-${code(line.brand).slice(0, 3)}-${code(line.model)}-${caliber}`,
      line.price * (1 + nth * 0.06),
      picture,
    ),
    description: `${line.short}. ${label}, ${line.barrel} inch barrel, ${line.capacity} ${line.capacity === 1 ? "round" : "rounds"}.`,
    shortDescription: line.short,
    category: categories[line.type],
    purpose: line.purpose,
    firearmType: line.type,
    subType: line.subType ?? null,
    action: line.action ?? null,
    caliber,
    brand: line.brand,
    capacity: line.capacity,
    barrelLength: line.barrel.toFixed(1),
    carryPositions: [...(line.carry ?? [])],
    sportDisciplines: [...(line.disciplines ?? [])],
    huntingGame:
      line.purpose === "hunting" ? [...(line.games ?? gamesOfCaliber[caliber] ?? [])] : [],
    useCase: [...(line.uses ?? [])],
    handSize: [...(line.hands ?? [])],
    features: [...line.features],
  };
}

function ammunition(
  line: AmmoLine,
  category: AmmoCategory,
  [caliber, boxRounds, perRound]: AmmoCaliber,
  n: number,
): NewFirearm {
  const rounds = packRounds[boxRounds][line.pack];
  const label = caliberLabel(caliber);
  const name = `${line.brand} ${line.model} ${label}, ${rounds} rounds`;
  const key = `SO-AMM-${code(line.brand).slice(0, 3)}-${code(line.model)}-${caliber}`;
  return {
    ...shelved(n, name, key, perRound * line.dearness * rounds, category, 10),
    description: `${line.short}. ${label}, ${rounds} rounds.`,
    shortDescription: line.short,
    category,
    purpose: "ammo_reloading",
    caliber,
    brand: line.brand,
    packSize: rounds,
  };
}

function gear([brand, what, short, price, picture]: (typeof reloadingGear)[number], n: number) {
  const name = `${brand} ${what}`;
  return {
    ...shelved(n, name, `SO-REL-${code(what)}`, price, `reloading-${picture}`),
    description: `${short}.`,
    shortDescription: short,
    category: "reloading_equipment",
    purpose: "ammo_reloading",
    caliber: "any",
    brand,
  } satisfies NewFirearm;
}

/** The firearms, ammunition and reloading gear of the demonstration catalogue, the same on every call. */
export function demoFirearms(): NewFirearm[] {
  const makers: ((n: number) => NewFirearm)[] = [];
  for (const line of firearmLines) {
    line.calibers.forEach((caliber, nth) => makers.push((n) => firearm(line, caliber, nth, n)));
  }
  for (const [category, calibers] of Object.entries(ammoCalibers)) {
    for (const caliber of calibers) {
      for (const line of ammoLines) {
        if (line.pack !== "box" && caliber[2] > DEAREST_IN_BULK) continue;
        makers.push((n) => ammunition(line, category as AmmoCategory, caliber, n));
      }
    }
  }
  for (const item of reloadingGear) makers.push((n) => gear(item, n));
  return makers.map((make, n) => make(n));
}
