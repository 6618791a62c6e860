import type { z } from "zod";
import type { attributeShape } from "@shared/contracts/attributes";

type AttributeInput = z.input<typeof attributeShape>;

const value = (id: string, label: string, ...synonyms: string[]) => ({
  id,
  label: { en: label },
  synonyms,
});

/** What tents state: attributes of every kind, as staff would send them. */
export const tentAttributes: AttributeInput[] = [
  {
    id: "season",
    label: { en: "Season" },
    kind: "choice",
    values: [
      value("summer", "Summer", "1 season"),
      value("three-season", "Three seasons", "3 season", "3-seasons"),
      value("winter", "Winter", "4 season", "4-seasons"),
    ],
  },
  {
    id: "shape",
    label: { en: "Shape" },
    kind: "choice",
    values: [
      value("dome", "Dome"),
      value("tunnel", "Tunnel"),
      value("geodesic", "Geodesic"),
      value("bell", "Bell tent", "tipi"),
    ],
  },
  {
    id: "tent-color",
    label: { en: "Tent color" },
    kind: "choice",
    values: [value("sand", "Sand"), value("moss", "Moss green"), value("signal-red", "Signal red")],
  },
  {
    id: "trips",
    label: { en: "Made for" },
    kind: "choices",
    values: [
      value("hiking", "Hiking", "trekking"),
      value("car", "Camping by car", "family camping"),
      value("festival", "Festivals"),
      value("expedition", "Expeditions"),
    ],
  },
  {
    id: "coatings",
    label: { en: "Coatings" },
    kind: "choices",
    values: [
      value("pfas", "PFAS", "fluorocarbon"),
      value("fire-retardant", "Fire retardant"),
      value("silicone", "Silicone", "SI"),
    ],
  },
  { id: "tent-weight", label: { en: "Weight" }, kind: "number", unit: "kg" },
  { id: "water-column", label: { en: "Water column" }, kind: "number", unit: "mm" },
  { id: "packed-length", label: { en: "Packed length" }, kind: "number", unit: "cm" },
  { id: "sleeps", label: { en: "Sleeps" }, kind: "range", unit: "people" },
  { id: "freestanding", label: { en: "Freestanding" }, kind: "flag" },
  { id: "blackout", label: { en: "Dark inside" }, kind: "flag" },
  { id: "fabric", label: { en: "Fabric" }, kind: "text" },
];
