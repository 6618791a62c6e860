import { calculationsIn, valuesOfProducts } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import { namedIn } from "@shared/finders/say-values";
import { shapeOfValue } from "../compile/product-values";
import { upper } from "../compile/say";
import { attributeCalled, kindCalled, valueCalled } from "./called";
import { kindOf, type Known, type Report } from "./finding";

// Values that are worked out for each product are named as attributes are, and nowhere else.

/** What there is for a document to name, with what it works out for each product itself. */
export function withOwnValues(document: FinderDocument, known: Known): Known {
  const ofProducts = valuesOfProducts(document.values);
  const own = document.values
    .filter(({ id }) => ofProducts.has(id) && kindOf(known, id) === undefined)
    .map((value) => [value.id, shapeOfValue(value)] as const);
  return own.length === 0
    ? known
    : { ...known, attributes: new Map([...known.attributes, ...own]) };
}

/** Whether what is worked out for each product is made of numbers, and used where products are looked at alone. */
export function checkProductValues(document: FinderDocument, known: Known, report: Report): void {
  const ofProducts = valuesOfProducts(document.values);
  document.values.forEach(({ id, name, is }, index) => {
    if (!ofProducts.has(id)) return;
    const path = `values.${index}`;
    const called = upper(valueCalled(document, id));
    if (kindOf(known, id) !== undefined) {
      const message = `${called} cannot be told from one of your attributes. Remove the calculation and add it again.`;
      report.fault(`${path}.id`, message);
    }
    if (!name)
      report.fault(`${path}.name`, `${called} has no name: give it the one that shoppers read.`);
    for (const part of calculationsIn(is)) {
      if (typeof part !== "object" || !("product" in part)) continue;
      if (ofProducts.has(part.product)) {
        const message = `${called} asks for ${valueCalled(document, part.product)} as if products stated it. Use it as another calculation.`;
        report.fault(`${path}.is`, message);
        continue;
      }
      const kind = kindOf(known, part.product);
      if (kind === "number") continue;
      const attribute = upper(attributeCalled(document, known, part.product));
      const message = kind
        ? `${attribute} is ${kindCalled(kind)}. Calculate with a number.`
        : "Its attribute is not there any more. Choose another one, or define it first.";
      report.fault(`${path}.is`, message);
    }
  });
  if (ofProducts.size > 0) checkUses(document, ofProducts, report);
}

/** Whether one stands where no product is looked at. */
function checkUses(
  document: FinderDocument,
  ofProducts: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  const refuse = (path: string, id: string) => {
    const message = `${upper(valueCalled(document, id))} is different for each product, so it cannot be used here. Use a calculation of answers alone.`;
    report.fault(path, message);
  };
  document.sections.forEach(({ amount }, index) => {
    for (const name of ["value", "pack", "per"] as const) {
      const id = amount?.[name];
      if (id !== undefined && ofProducts.has(id)) refuse(`sections.${index}.amount.${name}`, id);
    }
  });
  const visit = (part: unknown, path: string): void => {
    if (typeof part === "string") {
      const said = namedIn(part).find((id) => ofProducts.has(id));
      if (said !== undefined) refuse(path, said);
    }
    if (typeof part !== "object" || part === null) return;
    for (const [key, each] of Object.entries(part)) {
      const inner = path === "" ? key : `${path}.${key}`;
      const isUsed = key === "value" && typeof each === "string" && ofProducts.has(each);
      // Calculations are made of each other, and amounts are looked at above.
      if (!isUsed) visit(each, inner);
      else if (!/^values\.\d+\.is(?!.*\.when)|\.amount$/.test(path)) refuse(path, each);
    }
  };
  visit(document, "");
}
