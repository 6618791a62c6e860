/** A choice, with its display name. */
export interface Choice {
  id: string;
  name: string;
}

/** `GET /api/admin/{catalogue}/choices`: the choices of each field, by its name. */
export type ProductChoices = Record<string, Choice[]>;
