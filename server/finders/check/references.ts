import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import type { Test } from "@shared/finders/condition";
import { OPEN } from "@shared/finders/operands";
import type { FinderDocument } from "@shared/finders/document";
import type { Earn } from "@shared/finders/rule";
import { kindOf, type Known, type Report } from "./finding";
import { rulesOf, testsOf } from "./parts";
import { NO_LIST, saidOf } from "./called";

/**
 * Whether the catalogs, attributes and values that a document names are there. What is retired is refused
 * only where `isNew`: versions that were published before go on with it.
 */
export function checkReferences(
  document: FinderDocument,
  known: Known,
  report: Report,
  isNew: boolean,
): void {
  const labelOf = (id: string) => `“${saidOf(document, known.attributes.get(id)?.label)}”`;
  // What nothing is known of lacks every attribute: the catalog that is missing is said once.
  const isAnyThere = document.sections.some(({ catalogue }) => known.catalogs.has(catalogue));
  const attribute = (path: string, id: string) => {
    if (kindOf(known, id) === undefined) {
      if (!isAnyThere) return;
      report.fault(
        path,
        "Its attribute is not there any more. Choose another one, or add it first.",
      );
    } else if (isNew && known.attributes.get(id)?.isRetired) {
      report.fault(path, `The attribute ${labelOf(id)} is retired. Use another one.`);
    }
  };
  const values = (path: string, id: string, words: readonly string[]) => {
    const shape = known.attributes.get(id);
    if (shape?.kind !== "choice" && shape?.kind !== "choices") return;
    for (const word of new Set(words)) {
      const value = shape.values.find((each) => each.id === word);
      // What is not filled in yet is said elsewhere.
      if (word === DOES_NOT_APPLY || word === OPEN) continue;
      if (!value)
        report.fault(
          path,
          `The attribute ${labelOf(id)} does not have this value any more. Use one that it has.`,
        );
      else if (isNew && value.isRetired) {
        report.fault(
          path,
          `The value “${saidOf(document, value.label)}” of ${labelOf(id)} is retired. Use another one.`,
        );
      }
    }
  };

  for (const { path, part } of testsOf(document)) {
    if ("list" in part && !known.lists?.has(part.list)) {
      report.fault(
        path,
        known.lists ? NO_LIST : "Lists do not name the products of this catalog. Leave this out.",
      );
    }
    if (!("attribute" in part)) continue;
    attribute(path, part.attribute);
    if ("sameAsIn" in part && part.of !== undefined) attribute(path, part.of);
    values(path, part.attribute, wordsOfTest(part));
  }
  for (const { path, part } of rulesOf(document)) {
    if (!("earn" in part)) continue;
    attribute(`${path}.earn`, part.earn.attribute);
    values(`${path}.earn`, part.earn.attribute, wordsOfEarn(part.earn));
  }
  document.questions.forEach(({ options }, index) => {
    if (!options || !("attribute" in options)) return;
    const path = `questions.${index}.options`;
    attribute(path, options.attribute);
    values(path, options.attribute, options.values ?? []);
  });
  document.sections.forEach(({ catalogue: catalog, spread, amount }, index) => {
    const path = `sections.${index}`;
    if (!known.catalogs.has(catalog)) {
      const message = "Its catalog is not there any more. Choose another one, or add it first.";
      report.fault(`${path}.catalogue`, message);
    }
    if (spread) attribute(`${path}.spread`, spread.attribute);
    if (amount) {
      attribute(`${path}.amount.pack`, amount.pack);
      if (amount.per !== undefined) attribute(`${path}.amount.per`, amount.per);
    }
  });
  document.results.orderBy.forEach(({ attribute: id }, index) =>
    attribute(`results.orderBy.${index}.attribute`, id),
  );
  document.results.card.forEach((id, index) => attribute(`results.card.${index}`, id));
}

/** The values of its attribute that a test names. */
function wordsOfTest(test: Test): readonly string[] {
  if ("is" in test) return typeof test.is === "string" ? [test.is] : [];
  if ("oneOf" in test) return test.oneOf;
  if ("hasAny" in test) return Array.isArray(test.hasAny) ? test.hasAny : [];
  if ("hasAll" in test) return Array.isArray(test.hasAll) ? test.hasAll : [];
  return [];
}

function wordsOfEarn(earn: Earn): readonly string[] {
  if (earn.by === "table") return Object.keys(earn.shares);
  if (earn.by === "kin") return earn.pairs.flatMap(({ of }) => of);
  if (earn.by === "share") return Array.isArray(earn.of) ? earn.of : [];
  return "from" in earn && typeof earn.from === "string" ? [earn.from] : [];
}
