/** The names among the schemas of what is no part of a finder's document. */
const WHOLE: Record<string, string> = {
  finderDocument: "FinderDocument",
  productCalculation: "ProductCalculation",
};

/** The name of a part of a finder's document among the schemas, from its own. */
export const partName = (id: string): string => WHOLE[id] ?? `document.${id}`;

/** The same schemas with references to where the description of the API has the parts. */
export function withPartNames<Schema>(schema: Schema): Schema {
  const renamed = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_whole, id: string) => `"#/components/schemas/${partName(id)}"`,
  );
  return JSON.parse(renamed) as Schema;
}
