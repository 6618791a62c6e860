import { Fragment } from "react";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { SITE_NAME } from "@shared/site";
import { stockGroups } from "@shared/stock-groups";
import { withoutAddresses } from "@shared/web-address";
import {
  ButtonLink,
  css,
  mailHtml,
  Picture,
  Quote,
  quoteText,
  Table,
  Title,
  type MailContent,
} from "./mail-frame";
import type { MailColors } from "./mail-colors";

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

const MARKS = { met: "✓", partly: "~", missed: "–" };

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
  const reasons = bed.match.map(
    ({ verdict, text, points, max }) => `  ${MARKS[verdict]} ${text} (${points} of ${max})`,
  );
  return [
    `${bed.name}: ${bed.matchScore}% match, ${formatRand(bed.price)}, ${availability(bed)}`,
    bed.facts,
    ...reasons,
    ...(bed.storeUrl ? [`View on Store: ${bed.storeUrl}`] : []),
  ].join("\n");
}

function BedRow({ bed, colors }: { bed: MailedBed; colors: MailColors }) {
  const muted = `color:${colors.muted};`;
  return (
    <Table width="100%" style={`border-top:1px solid ${colors.line};`}>
      <tr>
        <td width={132} valign="top" style={css("padding:20px 16px 20px 0;")}>
          <Picture url={bed.pictureUrl} colors={colors} />
        </td>
        <td valign="top" style={css("padding:20px 0;")}>
          <div style={css("font-size:18px;font-weight:700;")}>{bed.name}</div>
          <div style={css(`font-size:14px;line-height:20px;${muted}`)}>{bed.facts}</div>
          <div style={css("padding:4px 0 8px;")}>
            <strong>{formatRand(bed.price)}</strong>{" "}
            <span style={css(`font-size:14px;${muted}`)}>{availability(bed)}</span>
          </div>
          <Score percent={bed.matchScore} colors={colors} />
          {bed.match.map((entry, index) => (
            <div key={index} style={css("font-size:14px;line-height:20px;padding-top:4px;")}>
              <span style={css(`color:${colors.accent};font-weight:700;`)}>
                {MARKS[entry.verdict]}
              </span>{" "}
              {entry.text}{" "}
              <span style={css(muted)}>
                ({entry.points} of {entry.max})
              </span>
            </div>
          ))}
          {bed.storeUrl && (
            <div style={css("padding-top:10px;font-size:14px;")}>
              <a href={bed.storeUrl} style={css(`color:${colors.accent};font-weight:600;`)}>
                View on Store
              </a>
            </div>
          )}
        </td>
      </tr>
    </Table>
  );
}

/** The score as a number and a bar of two cells, which every mail program draws. */
function Score({ percent, colors }: { percent: number; colors: MailColors }) {
  const bar = (color: string) =>
    css(`height:6px;line-height:6px;font-size:1px;background-color:${color};`);
  return (
    <>
      <div style={css(`font-size:14px;font-weight:700;color:${colors.accent};`)}>
        {percent}% match
      </div>
      <Table width="100%" style="margin:4px 0;">
        <tr>
          {percent > 0 && (
            <td width={`${percent}%`} style={bar(colors.accent)}>
              {"\u00a0"}
            </td>
          )}
          {percent < 100 && <td style={bar(colors.line)}>{"\u00a0"}</td>}
        </tr>
      </Table>
    </>
  );
}
