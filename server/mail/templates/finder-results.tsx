import { Fragment } from "react";
import { badgeOf } from "@shared/finders/badge";
import { stockGroups } from "@shared/stock";
import {
  emptyText,
  foundText,
  gaveUpText,
  lostText,
  madeWith,
  subjectOf,
  totalText,
  withheldTexts,
  type FinderResultsContent,
} from "./finder-sentences";
import { writerIn } from "../../finders/sentences/sentences";
import { FinderProductRow, productText } from "./finder-product";
import { ButtonLink, css, mailHtml, Title, type MailContent } from "./mail-frame";

/** The results of a finder that staff made, with what was asked and the reasons for every product. */
export function finderResultsMail(content: FinderResultsContent): MailContent {
  const { shown, say, isFirstSelection, asked, sections, url, why } = content;
  const subject = subjectOf(content);
  const title = isFirstSelection
    ? say("your-first-selection")
    : (shown.results.heading ?? say("your-results"));
  const intro = foundText(content);
  const notes = [lostText(content), gaveUpText(content), ...withheldTexts(content)].filter(
    (note) => note !== null,
  );
  const parts = sections.map((section) => ({
    heading: sections.length === 1 ? null : headingOf(content, section.id),
    empty: emptyText(content, section),
    groups: stockGroups(section.items),
    product: { shown, say, badge: badgeOf(shown.results, content, section) },
  }));
  const total = totalText(content);
  const Below = sections.length === 1 ? "h2" : "h3";
  const outOfStock = say("out-of-stock-now");
  const open = writerIn(shown.locale)("mail-open");

  const html = mailHtml({
    brand: "matchwell",
    accent: shown.brand.color,
    locale: shown.locale,
    sender: shown.brand.name,
    subject,
    preview: intro,
    why,
    children: (colors) => (
      <>
        <Title>{title}</Title>
        <p style={css("margin:0 0 16px;")}>{intro}</p>
        {asked.length > 0 && (
          <>
            <p style={css("margin:0 0 4px;font-weight:600;")}>{say("your-selections")}</p>
            <ul style={css("margin:0 0 16px;padding:0 0 0 20px;font-size:14px;line-height:20px;")}>
              {asked.map(({ question, answer }, index) => (
                <li key={index}>
                  <span style={css(`color:${colors.muted};`)}>{question}</span>{" "}
                  <strong>{answer}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
        {notes.map((note) => (
          <p
            key={note}
            style={css(
              `margin:0 0 16px;padding:12px 16px;background-color:${colors.accentSoft};border-radius:12px;`,
            )}
          >
            {note}
          </p>
        ))}
        {parts.map(({ heading, empty, groups, product }, index) => (
          <Fragment key={index}>
            {heading && (
              <h2 style={css("margin:24px 0 8px;font-size:20px;line-height:26px;")}>{heading}</h2>
            )}
            {groups.length === 0 && <p style={css("margin:0 0 16px;")}>{empty}</p>}
            {groups.map((group, place) => (
              <Fragment key={place}>
                {group.title && (
                  <Below style={css("margin:16px 0 8px;font-size:18px;")}>{outOfStock}</Below>
                )}
                {group.items.map((item) => (
                  <FinderProductRow key={item.id} item={item} colors={colors} {...product} />
                ))}
              </Fragment>
            ))}
          </Fragment>
        ))}
        {total !== null && (
          <p style={css("margin:16px 0;font-size:18px;line-height:24px;font-weight:700;")}>
            {total}
          </p>
        )}
        <div style={css("padding-top:8px;")}>
          <ButtonLink href={url} colors={colors}>
            {open}
          </ButtonLink>
        </div>
        <p style={css(`margin:16px 0 0;font-size:14px;line-height:20px;color:${colors.muted};`)}>
          {madeWith(content)}
        </p>
      </>
    ),
  });

  const text = [
    shown.brand.name,
    title,
    intro,
    ...(asked.length > 0
      ? [
          [
            `${say("your-selections")}:`,
            ...asked.map(({ question, answer }) => `- ${question} ${answer}`),
          ].join("\n"),
        ]
      : []),
    ...notes,
    ...parts.flatMap(({ heading, empty, groups, product }) => [
      ...(heading ? [heading] : []),
      ...(groups.length === 0 ? [empty] : []),
      ...groups.flatMap((group) => [
        ...(group.title ? [outOfStock] : []),
        ...group.items.map((item) => productText({ item, ...product })),
      ]),
    ]),
    ...(total === null ? [] : [total]),
    `${open}: ${url}`,
    madeWith(content),
    `--\n${why}`,
  ].join("\n\n");
  return { subject, html, text };
}

function headingOf({ shown, say }: FinderResultsContent, id: string): string {
  const about = shown.sections.find((each) => each.id === id);
  const heading = about?.heading ?? id;
  return about?.isOptional ? `${heading} ${say("section-optional")}` : heading;
}
