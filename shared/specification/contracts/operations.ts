import { firearmAnswersQuery, firearmBasketQuery, firearmProductsQuery } from "./firearms";
import { bedResultsMailBody, favoritesMailBody } from "./mails";
import { recommendationsQuery } from "./recommendations";

/** What the bed finder and the firearm finder ask. */
export const specifiedOperations = {
  "GET /api/bed-options": {
    text: "The options of the bed finder, as staff keep them.",
    access: "shopper",
  },
  "GET /api/recommendations": {
    text: "Beds for answers, best first.",
    headers: ["X-Total-Count"],
    access: "shopper",
    query: recommendationsQuery,
  },
  "GET /api/recommendations/counts": {
    text: "How many beds fit at each budget.",
    access: "shopper",
    query: recommendationsQuery,
  },
  "GET /api/recommendations/suggestions": {
    text: "Beds that barely missed, one change away.",
    access: "shopper",
    query: recommendationsQuery,
  },
  "POST /api/recommendations/email": {
    text: "Sends the results to the shopper.",
    access: "shopper",
    body: bedResultsMailBody,
    isLimited: true,
    status: 202,
  },
  "GET /api/safari/counts": {
    text: "How many products there are of each type, caliber and action.",
    access: "shopper",
    query: firearmAnswersQuery,
  },
  "GET /api/safari/brands": {
    text: "The brands of the products that fit.",
    access: "shopper",
    query: firearmAnswersQuery,
  },
  "GET /api/safari/products": {
    text: "Products for answers, best first, or those of a basket by their ids.",
    headers: ["X-Total-Count", "X-Relaxed"],
    access: "shopper",
    query: firearmProductsQuery.safeExtend(firearmBasketQuery.partial().shape),
  },
  "GET /api/safari/suggestions": {
    text: "Changes of one answer that find more.",
    access: "shopper",
    query: firearmProductsQuery,
  },
  "POST /api/safari/favorites/email": {
    text: "Sends a basket to the shopper.",
    access: "shopper",
    body: favoritesMailBody,
    isLimited: true,
    status: 202,
  },
} as const;
