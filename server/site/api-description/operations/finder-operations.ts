import { finderResultsMailBody } from "@shared/contracts/mail";
import type { Operations } from "../operation";
import { countsQuery, finderQuery, optionsQuery } from "./finder-queries";

/** What is asked of the finders that staff made. */
export const finderOperations = {
  "GET /api/finders/{slug}": {
    text: "A finder as its page needs it: questions, options, groups.",
    access: "shopper",
    query: finderQuery,
  },
  "GET /api/finders/{slug}/recommendations": {
    text: "The products for answers, best first, each with its reasons.",
    access: "shopper",
    query: finderQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/counts": {
    text: "How many products each option of the questions would leave.",
    access: "shopper",
    query: countsQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/options": {
    text: "The options of a question that are found by typing.",
    access: "shopper",
    query: optionsQuery,
    takesAnswers: true,
  },
  "GET /api/finders/{slug}/suggestions": {
    text: "Changes of one answer that find more.",
    access: "shopper",
    query: finderQuery,
    takesAnswers: true,
  },
  "POST /api/finders/{slug}/email": {
    text: "Sends the results to the shopper.",
    access: "shopper",
    body: finderResultsMailBody,
    status: 202,
  },
} satisfies Operations;
