// On its own: a list of words.

import type { AttributeShape } from "@shared/contracts/attributes";

/** What a shopper cannot answer without the product before them, or does not choose by. */
const ARTICLE_DATA =
  /(?<!\p{L})(?:warranty|guarantee|garantie|garanzia|pack(?:s|aging| size)?|vpe|verpackung(?:seinheit)?|verpakking|conditionnement|units? per|pieces|stück|stuks|servings|launch(?:ed)?|released?|new since|neu seit|neuheit|best before|bbe|bbd|mhd|tht|expiry|use by|heading|other columns|deliver(?:y|able)|lead time|lieferzeit|lieferbar|levertijd|leverbaar|shipping|ship(?:ping)? weight|stock|bestand|voorraad|season|saison|catalog(?:ue)? page)(?!\p{L})/iu;

/** Whether an attribute, by its name in any language, is about the article and not about what it is for. */
export const isArticleData = ({ id, label }: AttributeShape): boolean =>
  [id.replaceAll("-", " "), ...Object.values(label)].some((each) => ARTICLE_DATA.test(each));
