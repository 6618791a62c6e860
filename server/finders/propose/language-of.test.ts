import { expect, it } from "vitest";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleAttributes } from "../testing/samples";
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

it("goes by what a shop calls its columns before what its products are called, and by those that its products state", () => {
  const attribute = (id: string, label: string) => ({
    ...sampleAttributes[0]!,
    id,
    label: { en: label },
    values: [],
  });
  const wines = ["Château de la Tour", "Clos des Oliviers", "Domaine de la Pierre"].map(
    (name, at) => productOf(String(at), { name, values: { vintage: "2015", country: "fr" } }),
  );
  const attributes = [
    attribute("vintage", "Vintage"),
    attribute("country", "Country"),
    ...["Farbe", "Größe", "Gewicht", "Holz", "Höhe", "Breite"].map((each) => attribute(each, each)),
  ];
  expect(languageOfProducts(anyCatalogOf(wines, attributes, "wines"))).toBe("en");
});
