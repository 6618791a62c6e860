import { expect, it } from "vitest";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { languageOfProducts } from "./language-of";

const named = (...names: string[]) =>
  anyCatalogOf(
    names.map((name, at) => productOf(String(at), { name })),
    [],
    "things",
  );

it.each([
  ["de", ["Gartenstuhl aus Holz, grün", "Tisch mit Platte, weiß", "Liege ohne Kissen"]],
  ["fr", ["Couteau de chef", "Poêle avec couvercle", "Planche en bois"]],
  ["nl", ["Rolgordijn zwart", "Jaloezie met koord", "Plissé zonder boren, wit"]],
  ["en", ["Garden chair with arms", "Table and bench", "Lounger without cushion"]],
  ["de", ["STUHL MIT LEHNE", "TISCH AUS HOLZ", "LIEGE OHNE KISSEN"]],
  ["en", ["Nimbus 3000", "Aurora 5"]],
  ["en", ["Helmet EN 1078", "Helmet CE EN1078 / EN 1078", "Helmet EN 1078 NTA", "Helmet EN 1080"]],
] as const)("finds %s in %j", (language, names) => {
  expect(languageOfProducts(named(...names))).toBe(language);
});
