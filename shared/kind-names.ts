// On its own: what files call the kind of product by is the first thing that a finder asks.

/** What an attribute or a column is called that says what a product is, in the languages of files. */
const KIND =
  /^(?:(?:product |machine |item )?(?:type|kind|cat(?:egor(?:y|ies)|\.)?|department|dept|group)|heading|art|(?:bau|futter|geräte|leiter|möbel|produkt)art|typ|kategorien?|(?:waren|produkt)?gruppe|soort|categorie(?:ën)?|groep|catégories?|rayon|famille|abteilung|afdeling)$/iu;

/** Whether a name in any language says what a product is: "Type", "Warengruppe". */
export const namesKind = (name: string): boolean => KIND.test(name.trim());
