/** Something to choose, by what people call it. */
export interface Choice {
  id: string;
  name: string;
}

/** `GET /api/admin/{catalogue}/choices`: what there is to choose from, by the field's name. */
export type ProductChoices = Record<string, Choice[]>;
