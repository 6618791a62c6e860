import { SITE_NAME } from "@shared/site";
import { SiteFooter } from "@/ui/site-page";
import { CallToAction, Contact, type ContactDetails } from "./sections/contact";
import { Features, Problem } from "./sections/features";
import { Hero } from "./sections/hero";
import { HowItWorks } from "./sections/how-it-works";
import { LandingHeader } from "./sections/landing-header";
import { Showcase } from "./sections/showcase";

interface Props {
  site: ContactDetails;
  /** The copyright years. */
  years: string;
  /** The islands' HTML. */
  miniature: string;
  contactForm: string;
}

/** The marketing page for shop owners, readable without any script. */
export function LandingPage({ site, years, miniature, contactForm }: Props) {
  return (
    <>
      <LandingHeader />
      <main id="content">
        <Hero miniature={miniature} />
        <Problem />
        <Features />
        <HowItWorks />
        <Showcase />
        <CallToAction />
        <Contact details={site} form={contactForm} />
      </main>
      <SiteFooter years={years} />
    </>
  );
}

const TITLE = `${SITE_NAME}: AI-powered product finders for online shops`;
const DESCRIPTION =
  "Shoppers answer 3-5 questions and get their top 3-5 matches in 60 seconds, each with its reasons. No-code, for Magento and Shopify.";

/** The metadata for search engines and link previews. */
export function Head() {
  return (
    <>
      <title>{TITLE}</title>
      <meta name="description" content={DESCRIPTION} />
      <link rel="canonical" href="{{public-url}}/" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={TITLE} />
      <meta property="og:description" content={DESCRIPTION} />
      <meta property="og:url" content="{{public-url}}/" />
      <meta property="og:image" content="{{public-url}}/og.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="Shoppers leave when they can’t choose: a small finder asks how you sleep."
      />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: "{{structured-data}}" }}
      />
    </>
  );
}
