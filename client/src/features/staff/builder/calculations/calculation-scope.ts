import type { FinderDocument } from "@shared/finders/document";
import type { Names } from "../words/names";

/** What fields of a calculation are given. */
export interface CalculationScope {
  document: FinderDocument;
  /** The id of the calculation that is edited: it cannot be a part of itself. */
  own: string;
  names: Names;
  mayWrite: boolean;
}
