/** The name of a finder's document among the schemas. */
const DOCUMENT = "FinderDocument";

/** The name of a part of a finder's document among the schemas, from its own. */
export const partName = (id: string): string =>
  id === "finderDocument" ? DOCUMENT : `document.${id}`;

/** The same schemas with references to where the description of the API has the parts. */
export function withPartNames<Schema>(schema: Schema): Schema {
  const renamed = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_whole, id: string) => `"#/components/schemas/${partName(id)}"`,
  );
  return JSON.parse(renamed) as Schema;
}
