// Web and email addresses in strangers' text. Mail programs link much that looks like one, with or
// without a scheme. No zod here: forms use this too.

/** Top-level domains of more than two letters that anybody can have a name under. */
const GENERIC =
  "com|net|org|edu|gov|int|info|biz|name|mobi|pro|tel|xxx|asia|africa|capetown|durban|joburg|nyc|london|tokyo|" +
  "academy|agency|app|apartments|army|art|auction|audio|autos|baby|band|bank|bar|bargains|beauty|beer|best|bet|" +
  "bid|bike|bingo|bio|black|blog|blue|boats|bond|boutique|build|builders|business|buzz|cab|cafe|cam|camera|" +
  "camp|capital|cards|care|career|careers|cars|casa|cash|casino|cat|catering|center|cfd|chat|cheap|church|" +
  "city|claims|cleaning|click|clinic|clothing|cloud|club|coach|codes|coffee|college|community|company|" +
  "computer|condos|construction|consulting|contact|contractors|cool|coupons|courses|credit|creditcard|" +
  "cruises|cyou|dance|date|dating|day|deal|deals|degree|delivery|democrat|dental|dentist|design|dev|diamonds|" +
  "diet|digital|direct|directory|discount|doctor|dog|domains|download|earth|eco|education|email|energy|" +
  "engineer|engineering|enterprises|equipment|esq|estate|events|exchange|expert|exposed|express|fail|faith|" +
  "family|fan|fans|farm|fashion|feedback|film|finance|financial|fish|fishing|fit|fitness|flights|florist|" +
  "flowers|foo|football|forex|forsale|forum|foundation|fun|fund|furniture|fyi|gallery|game|games|garden|gay|" +
  "gift|gifts|gives|glass|global|gmbh|gold|golf|graphics|gratis|green|gripe|group|guide|guitars|guru|hair|" +
  "haus|health|healthcare|help|hiphop|hockey|holdings|holiday|homes|horse|hospital|host|hosting|house|how|" +
  "icu|immo|immobilien|inc|industries|ing|ink|institute|insure|international|investments|irish|jetzt|" +
  "jewelry|jobs|juegos|kaufen|kim|kitchen|land|lat|law|lawyer|lease|legal|lgbt|life|lighting|limited|limo|" +
  "link|live|llc|loan|loans|lol|love|ltd|luxe|luxury|maison|makeup|management|market|marketing|markets|mba|" +
  "media|meme|memorial|men|menu|miami|mom|money|monster|mortgage|motorcycles|mov|movie|museum|navy|network|" +
  "new|news|ngo|ninja|now|observer|one|ong|onl|online|ooo|organic|page|parts|partners|party|pet|phd|photo|" +
  "photography|photos|physio|pics|pictures|pink|pizza|place|plumbing|plus|poker|porn|post|press|prime|prof|" +
  "productions|promo|properties|property|pub|quest|racing|realty|recipes|red|rehab|ren|rent|rentals|repair|" +
  "report|republican|rest|restaurant|review|reviews|rich|rip|rocks|rodeo|rsvp|run|sale|salon|sarl|sbs|" +
  "school|schule|science|security|select|services|sex|sexy|shiksha|shoes|shop|shopping|show|singles|site|" +
  "ski|skin|soccer|social|software|solar|solutions|soy|space|spa|sport|storage|store|stream|studio|study|" +
  "style|sucks|supplies|supply|support|surf|surgery|systems|tattoo|tax|taxi|team|tech|technology|tennis|" +
  "theater|theatre|tickets|tienda|tips|tires|today|tools|top|tours|town|toys|trade|trading|training|travel|" +
  "tube|university|uno|vacations|ventures|vet|viajes|video|villas|vin|vip|vision|vodka|vote|voting|voto|" +
  "voyage|wang|watch|watches|web|webcam|website|wedding|wiki|win|wine|work|works|world|wtf|xin|xyz|yachts|" +
  "yoga|zip|zone|рф|рус|онлайн|сайт|москва|бел|укр|бг|срб|中国|中國|公司|网络|网址|香港|台灣|台湾|한국|भारत|ευ";

/** Titles that stand before a name, with or without a space: "Dr.Black" is nobody's address. */
const TITLE =
  /(?<![\p{L}\p{N}.])([DdMmFfSsJj]r|[Mm]r?s|[Mm]x|[Ss]te?|[Pp]rof|[Rr]ev|[Hh]on|[Aa]dv|[Cc]apt|[Cc]ol|[Gg]en|[Ll]t|[Ss]gt)\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}/@:-]|\.\p{L}))/gu;

const WORD = "[\\p{L}\\p{N}]";
const ENDS = `(?!${WORD}|-)`;
const ADDRESS = new RegExp(
  [
    "://",
    "@",
    `(?<!${WORD})www\\d?\\.`,
    `(?<!${WORD})xn--`,
    `${WORD}\\.(?:${GENERIC})${ENDS}`,
    // Every two letters may be a country; after a single letter they are rather a name: "P.de Villiers".
    `(?:${WORD}|-)${WORD}\\.[a-z]{2}${ENDS}`,
    `${WORD}\\.[a-z]{2}(?=[/:?#])`,
  ].join("|"),
  "iu",
);

/** Whether a text holds a web or an email address, as a reader or a mail program would take it. */
export function hasAddress(text: string): boolean {
  const plain = text
    // Full-width characters and the like; browsers read them as the plain ones.
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replaceAll("。", ".")
    .replace(TITLE, "$1 ");
  return ADDRESS.test(plain);
}

/** The text with "[link removed]" for every word that holds an address. */
export function withoutAddresses(text: string): string {
  return text.replace(/\S+/gu, (word) => (hasAddress(word) ? "[link removed]" : word));
}

/**
 * Whether an address carries a user name or a password before its host: `https://our.example@other` looks
 * like a site that it does not lead to, and a password in a page is no secret.
 */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address, "https://our.example")) return false;
  const { username, password } = new URL(address, "https://our.example");
  return username !== "" || password !== "";
}

// Rules for strangers' text in our mails. No zod here: forms use this too.

/** The longest name. */
export const MAX_NAME_LENGTH = 60;

/** All format characters but the two joiners, without which some scripts and emoji fall apart. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** The text without invisible characters that turn, hide or split the ones around them. */
export const withoutFormat = (text: string): string => text.replace(FORMAT, "");

/** Whether anything in the text can be seen. */
export const isVisible = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

/** The problem with a person's name in our mails; `undefined` when there is none. */
export function nameProblem(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    return `That is too long: at most ${MAX_NAME_LENGTH} characters.`;
  }
  return hasAddress(name) ? "Use a name without a web or e-mail address." : undefined;
}
