import { z } from "zod";

/** `GET /api/admin/finder-templates`: a finder that can be had ready, with products to try it on. */
export interface FinderTemplate {
  id: string;
  title: string;
  /** What it shows. */
  text: string;
  /** How many there are; variants count as one. */
  products: number;
  questions: number;
  /** Addresses of a few of their pictures. */
  pictures: string[];
  /** Whether its catalogs are there. */
  isLoaded: boolean;
}

/** `POST /api/admin/finders/from-template`. */
export const fromTemplateBody = z.strictObject({
  template: z.string("Name a template.").max(64, "That is no template."),
});
