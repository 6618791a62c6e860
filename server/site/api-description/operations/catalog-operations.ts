import { adminLists, listOrderBody } from "@shared/specification/contracts/admin-lists";
import { attributeShape, mergeRequest } from "@shared/contracts/attributes";
import { catalogShape, selectionToCount } from "@shared/contracts/catalogs";
import { anyProductShape } from "@shared/contracts/catalog-products";
import { proposeQuery } from "@shared/contracts/finder-drafts";
import { importProgressQuery, importQuery, productImportQuery } from "@shared/contracts/imports";
import {
  listRowBody,
  listRowChange,
  listRowRemoval,
  listRowsQuery,
  productListShape,
} from "@shared/contracts/product-lists";
import { productSearch } from "@shared/contracts/product-search";
import { productsQuery } from "@shared/specification/contracts/products-query";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import { productShapes } from "@shared/specification/contracts/product-shapes";
import type { Operation, Operations } from "../operation";

const catalogs = "/api/admin/catalogues";
const products = `${catalogs}/{catalogue}/products` as const;
const lists = "/api/admin/product-lists";

/** Catalogs of any products, their attributes, and lists of what products are for. */
export const catalogOperations = {
  "GET /api/admin/attributes": { text: "What products can state." },
  "POST /api/admin/attributes": {
    text: "Adds an attribute.",
    body: attributeShape,
    ignored: ["updatedAt"],
    status: 201,
  },
  "PUT /api/admin/attributes/{id}": {
    text: "Changes an attribute; fields that are missing stay.",
    body: attributeShape,
    ignored: ["id"],
  },
  "GET /api/admin/attributes/{id}/uses": { text: "What names an attribute, and its values." },
  "POST /api/admin/attributes/{id}/merge": {
    text: "Makes one value of an attribute another, for ever.",
    body: mergeRequest,
  },
  [`GET ${catalogs}`]: { text: "The catalogs." },
  [`POST ${catalogs}`]: {
    text: "Adds a catalog.",
    body: catalogShape,
    ignored: ["products", "usedBy", "updatedAt"],
    status: 201,
  },
  [`POST ${catalogs}/count`]: {
    text: "How many products a selection would take.",
    body: selectionToCount,
  },
  [`GET ${catalogs}/{id}`]: { text: "A catalog." },
  [`PUT ${catalogs}/{id}`]: {
    text: "Changes a catalog; fields that are missing stay.",
    body: catalogShape,
    ignored: ["id", "products", "usedBy"],
  },
  [`DELETE ${catalogs}/{id}`]: { text: "Removes a catalog that no finder uses.", status: 204 },
  [`GET ${catalogs}/{id}/questions`]: {
    text: "Questions that its products suggest.",
    query: proposeQuery,
  },
  [`GET ${products}`]: {
    text: "Products of a catalog. `is.{attribute}` filters by what they state: ids of values with commas between them, true or false, numbers as 9..18, a part of a text, or - for nothing.",
    query: productSearch,
  },
  [`POST ${products}`]: {
    text: "Adds a product.",
    body: anyProductShape,
    ignored: ["id", "source", "createdAt", "updatedAt", "whole", "isSelected", "costs"],
    status: 201,
  },
  [`GET ${products}/choices`]: { text: "What filters and forms offer." },
  [`GET ${products}/export`]: { text: "The products as a CSV.", fileReply: "text/csv" },
  [`GET ${products}/{id}`]: { text: "A product." },
  [`PUT ${products}/{id}`]: {
    text: "Changes a product; fields that are missing stay, `values` are replaced as a whole.",
    body: anyProductShape,
    ignored: ["id", "source", "createdAt", "whole", "isSelected", "costs"],
  },
  [`DELETE ${products}/{id}`]: { text: "Removes a product.", status: 204 },
  [`POST ${products}/{id}/restore`]: { text: "Brings a removed product back." },
  [`POST ${products}/import`]: {
    text: "Imports a CSV with the columns of the export, or reports what that would do. It cannot be undone: a file that is kept as a source can.",
    query: productImportQuery,
    file: "text/csv",
  },
  [`GET ${products}/import`]: { text: "How far an import is.", query: importProgressQuery },
  [`GET ${lists}`]: { text: "The lists of what products are for." },
  [`POST ${lists}`]: {
    text: "Adds a list.",
    body: productListShape,
    ignored: ["rows", "rowsWithoutProduct", "updatedAt"],
    status: 201,
  },
  [`GET ${lists}/{id}`]: { text: "A list, with a look at its rows." },
  [`PUT ${lists}/{id}`]: {
    text: "Changes a list; fields that are missing stay.",
    body: productListShape,
    ignored: ["rows", "rowsWithoutProduct"],
  },
  [`DELETE ${lists}/{id}`]: { text: "Removes a list that no finder uses.", status: 204 },
  [`GET ${lists}/{id}/rows`]: { text: "Rows of a list.", query: listRowsQuery },
  [`POST ${lists}/{id}/rows`]: { text: "Adds a row.", body: listRowBody, status: 201 },
  [`PUT ${lists}/{id}/rows/{place}`]: { text: "Changes a row.", body: listRowChange },
  [`DELETE ${lists}/{id}/rows/{place}`]: {
    text: "Removes a row.",
    query: listRowRemoval,
    status: 204,
  },
  [`GET ${lists}/{id}/fit`]: {
    text: "What a list that is looked up by what products state says of them, and where they say something else.",
  },
  [`GET ${lists}/{id}/export`]: { text: "The list as a CSV.", fileReply: "text/csv" },
  [`POST ${lists}/{id}/import`]: {
    text: "Takes a CSV as the whole list, or reports what that would do.",
    query: importQuery.pick({ dryRun: true }),
    file: "text/csv",
  },
} satisfies Operations;

/** The lists of the bed finder: the same operations for each. */
export const adminListOperations: Operations = Object.fromEntries(
  adminLists.flatMap(({ path, singular, shape }) => {
    const at = `/api/admin/${path}`;
    const ignored = ["id", "createdAt", "sortOrder"];
    return Object.entries<Operation>({
      [`GET ${at}`]: { text: `Each ${singular}, in order.` },
      [`POST ${at}`]: {
        text: `Adds a ${singular}.`,
        body: shape,
        ignored: [...ignored, "updatedAt"],
        status: 201,
      },
      [`PUT ${at}/order`]: { text: "Changes the order.", body: listOrderBody },
      [`PUT ${at}/{id}`]: {
        text: `Changes a ${singular}; fields that are missing stay.`,
        body: shape,
        ignored,
      },
      [`DELETE ${at}/{id}`]: { text: `Removes a ${singular} that no bed uses.`, status: 204 },
      [`POST ${at}/{id}/restore`]: { text: `Brings a removed ${singular} back.` },
    });
  }),
);

/** Beds and firearms: the same operations for both. */
export const productOperations: Operations = Object.fromEntries(
  catalogPaths.flatMap((path) => {
    const at = `/api/admin/${path}`;
    const { singular, ...catalog } = catalogOf(path);
    const ignored = ["id", "createdAt"];
    return Object.entries<Operation>({
      [`GET ${at}`]: {
        text: `Each ${singular}, a page at a time.`,
        query: productsQuery({ singular, ...catalog }),
      },
      [`POST ${at}`]: {
        text: `Adds a ${singular}.`,
        body: productShapes[path],
        ignored: [...ignored, "updatedAt"],
        status: 201,
      },
      [`GET ${at}/choices`]: { text: "What forms offer." },
      [`GET ${at}/export.csv`]: { text: "All of them as a CSV.", fileReply: "text/csv" },
      [`GET ${at}/{id}`]: { text: `A ${singular}.` },
      [`PUT ${at}/{id}`]: {
        text: `Changes a ${singular}; fields that are missing stay.`,
        body: productShapes[path],
        ignored,
      },
      [`DELETE ${at}/{id}`]: { text: `Removes a ${singular}.`, status: 204 },
      [`POST ${at}/{id}/restore`]: { text: `Brings a removed ${singular} back.` },
      [`POST ${at}/import`]: {
        text: "Imports a CSV, or reports what that would do.",
        query: importQuery,
        file: "text/csv",
      },
      [`GET ${at}/import`]: { text: "How far an import is.", query: importProgressQuery },
    });
  }),
);
