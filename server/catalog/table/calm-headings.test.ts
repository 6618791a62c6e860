import { expect, it } from "vitest";
import { calmHeadings } from "./calm-headings";

const columns = [
  {
    distinct: ["Flooded", "AGM", "EFB", "Wi-Fi camera PoE", "OIL FILTER ELEMENT", "12 V IP camera"],
  },
];

it.each([
  ["CAR BATTERIES - STANDARD", "Car Batteries - Standard"],
  ["START-STOP (EFB / AGM)", "Start-Stop (EFB / AGM)"],
  ["IP CAMERAS", "IP Cameras"],
  ["OIL AND FILTERS", "Oil and Filters"],
  ["KÜCHENÖFEN / WERKSTATTÖFEN", "Küchenöfen / Werkstattöfen"],
  ["MTB & CITY", "MTB & City"],
  ["MEN'S SHOES", "Men's Shoes"],
  ["Toilets & seats", "Toilets & seats"],
  ["2024", "2024"],
  ["", ""],
])("“%s” is “%s”", (heading, calm) => {
  expect(calmHeadings([heading], columns)).toEqual([calm]);
});
