import { z } from "zod";

/** One address; no list, no name around it. */
export const emailAddress = z
  .email("Enter one e-mail address such as name@example.com.")
  .max(254, "That address is too long.");
