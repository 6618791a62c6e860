import { formatRand } from "@shared/money";
import { css, mailHtml, Title, type MailContent } from "../../mail/templates/mail-frame";
import type { MailColors } from "../../mail/templates/mail-colors";
import { ProductLink, ProductRow } from "../../mail/templates/product-parts";

interface MailedFavorite {
  name: string;
  /** "Rifle · .308 Win". */
  facts: string;
  /** Rand as text. */
  price: string;
  specialPrice: string | null;
  inStock: boolean;
  pictureUrl: string | null;
  storeUrl: string | null;
}

interface Content {
  sender: string;
  products: MailedFavorite[];
  catalogueUrl: string;
  why: string;
}

const LICENCES = "Purchases follow the retailer's licensing checks.";

/** A shopper's favorites from the firearm finder, with today's prices. */
export function favoritesMail({
  sender,
  products,
  catalogueUrl: catalogUrl,
  why,
}: Content): MailContent {
  const count = products.length === 1 ? "one product" : `${products.length} products`;
  const subject = `Your favorites from ${sender}: ${count}`;
  const sum = products.reduce(
    (all, { price, specialPrice }) => all + Number(specialPrice ?? price),
    0,
  );
  const total = `Total Value: ${formatRand(sum)}`;
  const html = mailHtml({
    brand: "safarioutdoor",
    sender,
    subject,
    preview: `${count}, ${formatRand(sum)} in all.`,
    why: `${LICENCES} ${why}`,
    children: (colors) => (
      <>
        <Title>Your favorites</Title>
        <p style={css("margin:0 0 16px;")}>
          The list you put together, {count}, with the prices at the time of this mail.
        </p>
        {products.map((product, index) => (
          <FavoriteRow key={index} product={product} colors={colors} />
        ))}
        <p
          style={css(
            `margin:0;padding-top:16px;border-top:1px solid ${colors.line};font-size:18px;font-weight:700;`,
          )}
        >
          {total}
        </p>
        <p style={css("margin:8px 0 0;")}>
          <a href={catalogUrl} style={css(`color:${colors.accent};font-weight:600;`)}>
            Browse Full Catalog
          </a>
        </p>
      </>
    ),
  });
  const text = [
    "Your favorites",
    `The list you put together, ${count}, with the prices at the time of this mail.`,
    ...products.map(productText),
    total,
    `Browse Full Catalog: ${catalogUrl}`,
    `--\n${LICENCES} ${why}`,
  ].join("\n\n");
  return { subject, html, text };
}

const saving = ({ price, specialPrice }: MailedFavorite) =>
  Number(price) - Number(specialPrice ?? price);
const availability = (product: MailedFavorite) => (product.inStock ? "In Stock" : "Out of Stock");

function productText(product: MailedFavorite): string {
  const { name, facts, price, specialPrice, storeUrl } = product;
  const saved =
    saving(product) > 0 ? ` (was ${formatRand(price)}, Save ${formatRand(saving(product))})` : "";
  return [
    name,
    facts,
    `${formatRand(specialPrice ?? price)}${saved}, ${availability(product)}`,
    ...(storeUrl ? [`View Details: ${storeUrl}`] : []),
  ].join("\n");
}

function FavoriteRow({ product, colors }: { product: MailedFavorite; colors: MailColors }) {
  const { name, facts, price, specialPrice, pictureUrl, storeUrl } = product;
  const muted = `color:${colors.muted};`;
  return (
    <ProductRow pictureUrl={pictureUrl} colors={colors} gap={16}>
      <div style={css("font-size:17px;font-weight:700;")}>{name}</div>
      <div style={css(`font-size:14px;line-height:20px;${muted}`)}>{facts}</div>
      <div style={css("padding-top:4px;")}>
        <strong>{formatRand(specialPrice ?? price)}</strong>{" "}
        {saving(product) > 0 && (
          <span style={css(`font-size:14px;${muted}`)}>
            <s>{formatRand(price)}</s> Save {formatRand(saving(product))}
          </span>
        )}{" "}
        <span style={css(`font-size:14px;${muted}`)}>{availability(product)}</span>
      </div>
      {storeUrl && (
        <ProductLink href={storeUrl} colors={colors} gap={8}>
          View Details
        </ProductLink>
      )}
    </ProductRow>
  );
}
