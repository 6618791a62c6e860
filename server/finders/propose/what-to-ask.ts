import type { AttributeShape } from "@shared/contracts/attributes";

// What is asked of an attribute by what it is called, and what first.

/** What a shopper cannot answer without the product before them, or does not choose by. */
const ARTICLE_DATA =
  /(?<!\p{L})(?:warranty|guarantee|garantie|garanzia|pack(?:s|aging| size)?|vpe|verpackung(?:seinheit)?|verpakking|conditionnement|units? per|pieces|stück|stuks|servings|launch(?:ed)?|released?|new since|neu seit|neuheit|best before|bbe|bbd|mhd|tht|expiry|use by|other columns|deliver(?:y|able)|lead time|lieferzeit|lieferbar|levertijd|leverbaar|shipping|ship(?:ping)? weight|stock|bestand|voorraad|season|saison|catalog(?:ue)? page)(?!\p{L})/iu;

/** Whether an attribute, by its name in any language, is about the article and not about what it is for. */
export const isArticleData = ({ id, label }: AttributeShape): boolean =>
  [id.replaceAll("-", " "), ...Object.values(label)].some((each) => ARTICLE_DATA.test(each));

/** A text in each locale in which the attribute is named. */
export const said = ({ label }: AttributeShape, of: (label: string) => string) =>
  Object.fromEntries(Object.entries(label).map(([locale, each]) => [locale, of(each)]));

/** What a good assistant asks first: what it is to be, and for what. What it has besides comes later. */
export function firstAsked(attribute: AttributeShape): number {
  if (Object.values(attribute.label).some((label) => KIND.test(label))) return 1;
  return attribute.kind === "range" ? 0.4 : attribute.kind === "flag" ? -0.3 : 0;
}

const KIND =
  /^(?:(?:product |machine |item )?(?:type|kind|category|department|dept|group)|heading|art|typ|kategorie|warengruppe|soort|categorie|groep|catégorie|rayon|famille)$/iu;

/** The question about what is called so, of which one value or some are chosen. */
export function titleOf(label: string): string {
  if (KIND.test(label)) return "What are you looking for?";
  return /\sfor$/i.test(label) ? `What is it to be ${small(label)}?` : `Which ${small(label)}?`;
}

/** A label inside a sentence; what is written in capitals stays so. */
export const small = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
