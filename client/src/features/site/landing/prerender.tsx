import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { ContactForm } from "./contact-form/contact-form";
import { CONTACT_PREFIX } from "./contact-form/prefix";
import { Head, LandingPage } from "./landing-page";
import { Miniature } from "./miniature/miniature";

/**
 * The landing page as two pieces of HTML. Values that the server fills in appear as `{{name}}`;
 * elements it removes if there is no value have the name as `data-when`. Called
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
        // Islands: each is hydrated on its own, so each is rendered on its own.
        miniature={renderToString(<Miniature />)}
        contactForm={renderToString(<ContactForm />, { identifierPrefix: CONTACT_PREFIX })}
      />,
    ),
  };
}
