import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ContactForm } from "./contact-form/contact-form";
import { CONTACT_PREFIX } from "./contact-form/prefix";
import { Head } from "./head";
import { LandingPage } from "./landing-page";
import { Miniature } from "./miniature/miniature";

/**
 * The landing page as two pieces of HTML. What the server fills in stands there as `{{name}}`;
 * what it leaves out where there is nothing to fill in carries the name as `data-when`. Called
 * when the client is built; never in a browser.
 */
export function prerender(): { head: string; page: string } {
  return {
    head: renderToStaticMarkup(<Head />),
    page: renderToStaticMarkup(
      <LandingPage
        site={{
          email: "{{contact-email}}",
          phone: "{{contact-phone}}",
          tel: "{{contact-tel}}",
        }}
        years="{{copyright-years}}"
        // Islands: each is brought to life on its own, so each is rendered on its own.
        miniature={renderToString(<Miniature />)}
        contactForm={renderToString(<ContactForm />, { identifierPrefix: CONTACT_PREFIX })}
      />,
    ),
  };
}
