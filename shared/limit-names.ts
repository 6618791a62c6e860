// On its own: what somebody has room or strength for is asked for at most, wherever a rule begins.

/** What is called so takes room, or has to be lifted, in the languages of files. */
const LIMIT =
  /^(?:.*: )?(?:weight|gewicht|poids|peso|width|breite|breedte|largeur|height|höhe|hoogte|hauteur|depth|tiefe|diepte|profondeur)$/iu;

/** Whether a name in any language says how much of a room, or a hand, a thing takes: "Width", "Maße: Tiefe (cm)". */
export const namesLimit = (name: string): boolean =>
  LIMIT.test(name.replace(/\s*\([^()]*\)$/, "").trim());
