import { MAX_LIST_ROWS, MAX_PRODUCT_LISTS } from "@shared/contracts/product-lists";

/** What lists are, and the calls that keep them. */
export const listsText = `## Lists of what products are for

A list is a table of keys to products: make, model and years to a car seat, a machine to its capsules. It has 1 to 6
keys. A \`text\` is compared without capitals, accents, spaces, hyphens and underscores, so that the option
\`citroen-c3\` finds "Citroën C3"; a \`range\` contains a number, and either end may be open. A row names a product by its
key, or all variants of a group by the group's, and may have a note, which reasons say as \`{note}\`.

The test \`{ "list": "cars", "listedFor": [{ "answer": "make" }, { "answer": "model" }, { "answer": "year" }] }\` names
one operand for each key, in their order. It is *yes* for the products of the rows that match all of them, and *not
stated* for any other: nobody said that it does not fit.

| Call                                            | What it does                                                    |
| ----------------------------------------------- | --------------------------------------------------------------- |
| \`GET /api/admin/product-lists\`                | all lists                                                       |
| \`POST /api/admin/product-lists\`               | adds one: \`{ id, name, keys: [{ id, label, kind }] }\`         |
| \`GET /api/admin/product-lists/{id}\`           | a list, with how many rows name products that there are not     |
| \`PUT /api/admin/product-lists/{id}\`           | changes its name and the labels of its keys                     |
| \`DELETE /api/admin/product-lists/{id}\`        | deletes it, unless a published finder or a draft uses it        |
| \`GET /api/admin/product-lists/{id}/rows\`      | its rows, by the page                                           |
| \`GET /api/admin/product-lists/{id}/export\`    | its rows as CSV: a column for each key, \`product\` and \`note\`   |
| \`POST /api/admin/product-lists/{id}/import\`   | a CSV as all of its rows, or none; \`?dryRun=true\` only reports |

There can be ${MAX_PRODUCT_LISTS} lists, of ${MAX_LIST_ROWS.toLocaleString("en")} rows each. A range is written as 2012 – 2018, ≥ 2012 or ≤ 2018; an empty cell is any number.`;
