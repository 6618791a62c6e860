// What is called so has a limit: of the thing, or of whoever uses it.

const withoutBrackets = (name: string) => name.replace(/\s*\([^()]*\)$/, "").trim();

/** What is called so takes room, or has to be lifted, in the languages of files: it is asked for at most. */
const LIMIT =
  /^(?:.*: )?(?:weight|gewicht|poids|peso|width|breite|breedte|largeur|height|höhe|hoogte|hauteur|depth|tiefe|diepte|profondeur)$/iu;

/** Whether a name in any language says how much of a room, or a hand, a thing takes: "Width", "Maße: Tiefe (cm)". */
export const namesLimit = (name: string): boolean => LIMIT.test(withoutBrackets(name));

/** What is called so says how much a thing carries, or how large a lawn it is for, in the languages of files: it is asked for at least. */
const CAPACITY =
  /(?<!\p{L})(?:belastbar(?:keit)?|tragkraft|traglast|max(?:imum|\.)? ?(?:load|user weight|person weight|rider weight|weight|belasting|gewicht|belastung)|load capacity|weight capacity|weight limit|draagvermogen|belastbaar(?:heid)?|charge max(?:imale|\.)?|capacit[ée] de charge|(?:empf(?:ohlene?)?|max(?:imale)?|recommended|geschikt(?:e)?|conseillée)\.? ?(?:rasen|lawn|gazon)?(?:flächen?|area|oppervlakte?)|rasenfläche|flächenleistung|lawn (?:size|area)|surface (?:conseillée|recommandée))(?!\p{L})|\((?:up to|max\.?|bis|bis zu|tot|jusqu['’]à)\)$|\p{L} up to$/iu;

/** Whether a name in any language says how much a thing carries, or is for, at most: "Max rider weight", "Traglast (kg)". */
export const namesCapacity = (name: string): boolean =>
  CAPACITY.test(name) || CAPACITY.test(withoutBrackets(name));
