import type { ReactNode } from "react";
import { css, Picture, Table } from "./mail-frame";
import type { MailColors } from "./mail-colors";

// What the mails' products have in common.

const MARKS = { met: "✓", partly: "~", missed: "–", unknown: "?" };

interface Reason {
  verdict: keyof typeof MARKS;
  text: string;
  points: number;
  max: number;
}

/** A product's picture beside what is said of it. `gap` is the room above and below, in pixels. */
export function ProductRow(props: {
  pictureUrl: string | null;
  colors: MailColors;
  gap: number;
  children: ReactNode;
}) {
  const { pictureUrl, colors, gap, children } = props;
  return (
    <Table width="100%" style={`border-top:1px solid ${colors.line};`}>
      <tr>
        <td width={132} valign="top" style={css(`padding:${gap}px 16px ${gap}px 0;`)}>
          <Picture url={pictureUrl} colors={colors} />
        </td>
        <td valign="top" style={css(`padding:${gap}px 0;`)}>
          {children}
        </td>
      </tr>
    </Table>
  );
}

/** The link to a product's page. `gap` is the room above, in pixels. */
export function ProductLink(props: {
  href: string;
  colors: MailColors;
  gap: number;
  children: ReactNode;
}) {
  const { href, colors, gap, children } = props;
  return (
    <div style={css(`padding-top:${gap}px;font-size:14px;`)}>
      <a href={href} style={css(`color:${colors.accent};font-weight:600;`)}>
        {children}
      </a>
    </div>
  );
}

/** The reasons for a product's place, a line each. */
export function Reasons(props: {
  reasons: readonly Reason[];
  colors: MailColors;
  hasPoints?: boolean;
}) {
  const { reasons, colors, hasPoints = true } = props;
  return reasons.map((entry, index) => (
    <div key={index} style={css("font-size:14px;line-height:20px;padding-top:4px;")}>
      <span style={css(`color:${colors.accent};font-weight:700;`)}>{MARKS[entry.verdict]}</span>{" "}
      {entry.text}
      {hasPoints && (
        <>
          {" "}
          <span style={css(`color:${colors.muted};`)}>
            ({entry.points} of {entry.max})
          </span>
        </>
      )}
    </div>
  ));
}

/** The same as plain text. */
export const reasonText = ({ verdict, text, points, max }: Reason, hasPoints = true) =>
  `  ${MARKS[verdict]} ${text}${hasPoints ? ` (${points} of ${max})` : ""}`;

/** The score as a number and a bar of two cells, which every mail program draws. */
export function Score(props: { percent: number; label?: string; colors: MailColors }) {
  const { percent, label = "match", colors } = props;
  const bar = (color: string) =>
    css(`height:6px;line-height:6px;font-size:1px;background-color:${color};`);
  return (
    <>
      <div style={css(`font-size:14px;font-weight:700;color:${colors.accent};`)}>
        {percent}% {label}
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
