import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { clientBrands } from "@shared/brands";
import { copyrightYears, paths, SITE_NAME } from "@shared/site";
import { builtInFinders, type FinderId } from "@shared/templates/finders";
import { PasswordForm } from "@/features/gate/password-form";
import { BrandMark } from "@/ui/wordmark";
import { WizardsRoute } from "./routes/wizards";

/** The content of a page's document before its code has loaded. */
export interface FirstPaint {
  /** The name of the painted document. */
  painted: string;
  /** The name of the unpainted document, if the page may begin differently. */
  plain?: string;
  /** The finder of the page. */
  finder?: FinderId;
  title: string;
  /** The file of the page's route. */
  route: string;
  /** The fonts of this content. */
  fonts: RegExp;
  /** HTML. The page replaces it as soon as it is mounted (see `use-page.ts`). */
  page: string;
}

const textFont = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/** The painted pages: the chooser, and the gates of both finders. Called when the client is built; never in a browser. */
export function firstPaints(): FirstPaint[] {
  return [
    {
      painted: "wizards.html",
      title: `Choose Your Wizard · ${SITE_NAME}`,
      route: "app/routes/wizards.tsx",
      fonts: /(inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/,
      page: markup(
        <Router ssrPath={paths.wizards}>
          <WizardsRoute />
        </Router>,
        // The server fills in the years: a build may be older than the year.
      ).replace(copyrightYears(new Date()), "{{copyright-years}}"),
    },
    ...builtInFinders.map(gate),
  ];
}

/** The file of each finder's route. */
const routes: Record<FinderId, string> = {
  dialabed: "app/routes/bed-finder.tsx",
  safarioutdoor: "app/routes/firearm-finder.tsx",
};

function gate({ id, name }: (typeof builtInFinders)[number]): FirstPaint {
  const mark = <BrandMark brand={clientBrands[id]} />;
  return {
    painted: `${id}-locked.html`,
    plain: `${id}.html`,
    finder: id,
    title: `${name} · ${SITE_NAME}`,
    route: routes[id],
    fonts: textFont,
    page: withoutControls(
      markup(
        <div inert>
          <PasswordForm
            app={id}
            mark={mark}
            isEmbedded={false}
            onUnlock={() => Promise.resolve()}
          />
        </div>,
      ),
    ),
  };
}

/** Keeps the look without fields and buttons: anything typed or pressed before the page has loaded would be lost. */
function withoutControls(html: string): string {
  return html
    .replace(/<input [^>]*(class="[^"]*")[^>]*>/g, (_, look: string) => `<div ${look}></div>`)
    .replace(/<label [^>]*(class="[^"]*")[^>]*>(.*?)<\/label>/g, "<span $1>$2</span>")
    .replace(/<button [^>]*(class="[^"]*")[^>]*>(.*?)<\/button>/g, "<span $1>$2</span>")
    .replaceAll("disabled:opacity-50", "opacity-50");
}

function markup(page: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>,
  );
}
