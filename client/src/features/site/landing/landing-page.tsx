import { SiteFooter } from "@/ui/site-footer";
import { CallToAction } from "./sections/call-to-action";
import { Contact, type ContactDetails } from "./sections/contact";
import { Features } from "./sections/features";
import { Hero } from "./sections/hero";
import { HowItWorks } from "./sections/how-it-works";
import { LandingHeader } from "./sections/landing-header";
import { Problem } from "./sections/problem";
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
