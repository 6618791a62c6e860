import { stockState, stockTexts } from "@shared/stock";
import { isPercent, percentLabel } from "@shared/finders/badge";
import type { ResultItem } from "@shared/contracts/finders";
import { formatMoney } from "@shared/finders/format-money";
import { matchText } from "@shared/finders/search-choices";
import type { ProductContent } from "./finder-sentences";
import type { MailColors } from "./mail-colors";
import { css } from "./mail-frame";
import { ProductLink, ProductRow, Reasons, reasonText, Score } from "./product-parts";

/** A product of a finder's results: all that is known of why it is there. */
export function FinderProductRow(props: ProductContent & { colors: MailColors }) {
  const { item, badge, say, colors } = props;
  const muted = `color:${colors.muted};`;
  const small = "font-size:14px;line-height:20px;";
  const { price, was, saved } = pricesOf(props);
  return (
    <ProductRow pictureUrl={item.pictureUrl} colors={colors} gap={20}>
      <div style={css("font-size:18px;font-weight:700;")}>{item.name}</div>
      {item.description && <div style={css(`${small}${muted}`)}>{item.description}</div>}
      <div style={css("padding:4px 0 8px;")}>
        <strong>{price}</strong>{" "}
        {was !== null && (
          <span style={css(`font-size:14px;${muted}`)}>
            <s>{was}</s> {saved}{" "}
          </span>
        )}
        <span style={css(`font-size:14px;${muted}`)}>{availability(props)}</span>
      </div>
      {isPercent(badge) && (
        <Score percent={item.score} label={say(percentLabel(badge))} colors={colors} />
      )}
      {badge === "words" && (
        <div style={css(`font-size:14px;font-weight:700;color:${colors.accent};`)}>
          {say(matchText(item.score))}
        </div>
      )}
      {remarksOf(item).map((remark) => (
        <div key={remark} style={css(`${small}padding-top:4px;font-weight:600;`)}>
          {remark}
        </div>
      ))}
      <Reasons reasons={item.reasons} colors={colors} hasPoints={isPercent(badge)} />
      {factsOf(props).map(([label, fact]) => (
        <div key={label} style={css(`${small}padding-top:4px;`)}>
          <span style={css(muted)}>{label}:</span> {fact}
        </div>
      ))}
      {item.url !== null && (
        <ProductLink href={item.url} colors={colors} gap={10}>
          {say("view-product")}
        </ProductLink>
      )}
    </ProductRow>
  );
}

/** The same as plain text. */
export function productText(content: ProductContent): string {
  const { item, badge, say } = content;
  const { price, was, saved } = pricesOf(content);
  const paid = was === null ? price : `${price} (${say("instead-of")} ${was}, ${saved})`;
  const percent = [`${item.score}% ${say(percentLabel(badge))}`];
  const match = {
    percent,
    preferences: percent,
    words: [say(matchText(item.score))],
    none: [],
  }[badge];
  return [
    `${item.name}: ${[...match, paid, availability(content)].filter(Boolean).join(", ")}`,
    ...(item.description ? [item.description] : []),
    ...remarksOf(item).map((remark) => `  ! ${remark}`),
    ...item.reasons.map((reason) => reasonText(reason, isPercent(badge))),
    ...factsOf(content).map(([label, fact]) => `  ${label}: ${fact}`),
    ...(item.url === null ? [] : [`${say("view-product")}: ${item.url}`]),
  ].join("\n");
}

/** What is paid, in words; what it was and what that saves, if it is less. */
function pricesOf({ item, shown, say }: ProductContent) {
  const money = (amount: number) => formatMoney(amount, shown.currency, shown.locale);
  const { price, fullPrice, isFromPrice } = item;
  if (price === null) return { price: say("price-on-request"), was: null, saved: null };
  const paid = money(Number(price));
  const saved = Number(fullPrice ?? price) - Number(price);
  return {
    price: isFromPrice ? say("from-price", { price: paid }) : paid,
    was: saved > 0 ? money(Number(fullPrice)) : null,
    saved: saved > 0 ? say("save", { amount: money(saved) }) : null,
  };
}

/** Empty where the shop does not state it. */
const availability = ({ item, say }: ProductContent) => {
  const state = stockState(item);
  return state === null ? "" : say(stockTexts[state]);
};

/** Which packs of it are bought, why it stands higher than its score, what it is not of what was given up, and what the shop does not state of what is a must. */
const remarksOf = ({
  packs,
  promoted,
  notMet = [],
  remarks = [],
  unknowns,
}: ResultItem): string[] => [
  ...(packs === undefined ? [] : [packs]),
  ...(promoted === null ? [] : [promoted]),
  ...notMet,
  ...remarks,
  ...unknowns,
];

const factsOf = ({ item, shown }: ProductContent): [string, string][] =>
  shown.card.flatMap(({ id, label }) => {
    const fact = item.facts[id];
    return fact ? [[label, fact] as [string, string]] : [];
  });
