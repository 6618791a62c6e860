import { Fragment } from "react";
import type { RecommendedBed } from "@shared/specification/contracts/recommendations";
import { formatRand } from "@shared/money";
import { SITE_NAME } from "@shared/site";
import { stockGroups } from "@shared/stock";
import { withoutAddresses } from "@shared/web-address";
import {
  ButtonLink,
  css,
  mailHtml,
  Quote,
  quoteText,
  Title,
  type MailContent,
} from "../../mail/templates/mail-frame";
import type { MailColors } from "../../mail/templates/mail-colors";
import {
  ProductLink,
  ProductRow,
  Reasons,
  reasonText,
  Score,
} from "../../mail/templates/product-parts";

export interface MailedBed extends Pick<
  RecommendedBed,
  "name" | "price" | "inStock" | "matchScore" | "match"
> {
  /** "Queen · Hybrid · Medium". */
  facts: string;
  /** A picture that mail programs can show, at a full address. */
  pictureUrl: string | null;
  storeUrl: string | null;
}

interface Content {
  sender: string;
  name: string;
  message: string;
  /** The shopper's answers, as labels. */
  wishes: string[];
  /** The answers that earn no points, and why. */
  notWeighed: string | null;
  beds: MailedBed[];
  shareUrl: string;
  why: string;
}

/** The detailed results of the bed finder, with the reasons for every bed. */
export function bedResultsMail({ sender, ...content }: Content): MailContent {
  const { wishes, notWeighed, beds, shareUrl, why } = content;
  // We send this to anybody: it must carry no stranger's link.
  const name = withoutAddresses(content.name);
  const message = withoutAddresses(content.message);
  const disclaimer = `${sender} and ${SITE_NAME} did not write these words.`;
  const more = beds.length - 1;
  // A bed that cannot be bought is no top choice.
  const best = beds.find(({ inStock }) => inStock);
  const subject = best
    ? `Your bed matches: ${best.name} (${best.matchScore}%)${more > 0 ? ` and ${more} more` : ""}`
    : `Your bed matches: ${beds.length === 1 ? "one bed" : `${beds.length} beds`}, out of stock now`;
  const groups = stockGroups(beds);
  const intro = `${beds.length === 1 ? "One bed matches" : `${beds.length} beds match`} what was asked for: ${wishes.join(", ") || "any bed"}.${notWeighed ? ` ${notWeighed}` : ""}`;
  const html = mailHtml({
    brand: "dialabed",
    sender,
    subject,
    preview: intro,
    why,
    children: (colors) => (
      <>
        <Title>{beds.length === 1 ? "A bed for you" : `${beds.length} beds for you`}</Title>
        <p style={css("margin:0 0 16px;")}>
          Picked with {name}. {intro}
        </p>
        {message && <Quote author={name} text={message} disclaimer={disclaimer} colors={colors} />}
        {groups.map(({ title, items }, place) => (
          <Fragment key={place}>
            {title && <h2 style={css("margin:16px 0 8px;font-size:18px;")}>{title}</h2>}
            {items.map((bed, index) => (
              <BedRow key={index} bed={bed} colors={colors} />
            ))}
          </Fragment>
        ))}
        <div style={css("padding-top:8px;")}>
          <ButtonLink href={shareUrl} colors={colors}>
            Open these results
          </ButtonLink>
        </div>
      </>
    ),
  });
  const text = [
    beds.length === 1 ? "A bed for you" : `${beds.length} beds for you`,
    `Picked with ${name}. ${intro}`,
    ...(message ? [quoteText(name, message, disclaimer)] : []),
    ...groups.flatMap(({ title, items }) => [...(title ? [title] : []), ...items.map(bedText)]),
    `Open these results: ${shareUrl}`,
    `--\n${why}`,
  ].join("\n\n");
  return { subject, html, text };
}

const availability = (bed: MailedBed) => (bed.inStock ? "In Stock" : "Out of Stock");

function bedText(bed: MailedBed): string {
  return [
    `${bed.name}: ${bed.matchScore}% match, ${formatRand(bed.price)}, ${availability(bed)}`,
    bed.facts,
    ...bed.match.map((entry) => reasonText(entry)),
    ...(bed.storeUrl ? [`View on Store: ${bed.storeUrl}`] : []),
  ].join("\n");
}

function BedRow({ bed, colors }: { bed: MailedBed; colors: MailColors }) {
  const muted = `color:${colors.muted};`;
  return (
    <ProductRow pictureUrl={bed.pictureUrl} colors={colors} gap={20}>
      <div style={css("font-size:18px;font-weight:700;")}>{bed.name}</div>
      <div style={css(`font-size:14px;line-height:20px;${muted}`)}>{bed.facts}</div>
      <div style={css("padding:4px 0 8px;")}>
        <strong>{formatRand(bed.price)}</strong>{" "}
        <span style={css(`font-size:14px;${muted}`)}>{availability(bed)}</span>
      </div>
      <Score percent={bed.matchScore} colors={colors} />
      <Reasons reasons={bed.match} colors={colors} />
      {bed.storeUrl && (
        <ProductLink href={bed.storeUrl} colors={colors} gap={10}>
          View on Store
        </ProductLink>
      )}
    </ProductRow>
  );
}
