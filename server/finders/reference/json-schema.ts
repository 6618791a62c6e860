import { z } from "zod";
import { finderDocument } from "@shared/finders/document";

/** As much of a JSON schema as the reference reads. */
export interface Shape {
  $ref?: string;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** The named parts of a document, by their names. */
export function namedShapes(): Record<string, Shape> {
  const schema = z.toJSONSchema(finderDocument, { io: "input", unrepresentable: "any" });
  return schema.$defs as Record<string, Shape>;
}

/** The forms that a shape has; itself where it has one. A form that has forms gives way to them. */
export function formsOf(shape: Shape): Shape[] {
  const forms = shape.anyOf ?? shape.oneOf;
  return forms ? forms.flatMap(formsOf) : [shape];
}

/** The name of the part that a shape refers to, if it does. */
export const nameIn = ({ $ref }: Shape) => $ref?.replace("#/$defs/", "");
