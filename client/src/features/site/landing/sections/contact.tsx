import { Check, Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "@shared/site";
import { buttonClass } from "@/ui/button";
import { LandscapeDrawing } from "../drawings/feature-drawings";

export interface ContactDetails {
  email: string;
  phone: string;
  /** The telephone number's digits, for the link. */
  tel: string;
}

/** The ways to reach us: by mail, by telephone, or with the form. */
export function Contact({ details, form }: { details: ContactDetails; form: string }) {
  const link = "font-semibold break-all underline underline-offset-4 hover:text-accent-text";
  return (
    <section id="contact" className="mx-auto max-w-[72rem] scroll-mt-16 px-4 py-10 sm:py-24">
      <div className="grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="font-display text-3xl leading-tight font-bold sm:text-5xl">
            Tell us what you sell
          </h2>
          <p className="mt-4 text-lg leading-relaxed text-muted">
            We show you a finder for it, with your products.
          </p>
          <ul className="mt-4 grid gap-2 sm:mt-8 sm:gap-4">
            <Way when="contact-email" icon={<Mail />} label="E-mail">
              <a href={`mailto:${details.email}`} className={link}>
                {details.email}
              </a>
            </Way>
            <Way when="contact-phone" icon={<Phone />} label="Phone">
              <a href={`tel:${details.tel}`} className={link}>
                {details.phone}
              </a>
            </Way>
            <Way icon={<MapPin />} label="Location">
              South Africa
            </Way>
            <Way icon={<Clock />} label="Response">
              Response within 24 hours on business days
            </Way>
          </ul>
          <LandscapeDrawing className="mt-10 w-full max-w-[30rem] max-sm:hidden" />
        </div>
        <div className="self-start rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
          <noscript>
            <p className="mb-4">
              The form needs JavaScript.
              <span data-when="contact-email">
                {" "}
                Please write to <strong>{details.email}</strong> instead.
              </span>
            </p>
          </noscript>
          <p id="contact-form-lost" role="alert" hidden className="mb-4 text-danger">
            The form could not be loaded. Please try again
            <span data-when="contact-email">, or write to {details.email}</span>.
          </p>
          <div id="contact-form" dangerouslySetInnerHTML={{ __html: form }} />
        </div>
      </div>
    </section>
  );
}

interface WayProps {
  /** The detail it needs; without it the line is removed. */
  when?: string;
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

function Way({ when, icon, label, children }: WayProps) {
  return (
    <li data-when={when} className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-5"
      >
        {icon}
      </span>
      <span className="sr-only">{label}: </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

const badges = [
  "No-code setup",
  "Magento and Shopify",
  "3-5 questions",
  "30 seconds max",
  "Every match explained",
];

/** The invitation to try a finder. */
export function CallToAction() {
  return (
    <section className="bg-accent-soft">
      <div className="mx-auto max-w-[72rem] px-4 py-10 text-center sm:py-24">
        <h2 className="mx-auto max-w-[42rem] font-display text-3xl leading-tight font-bold sm:text-5xl">
          Give your shoppers a straight answer
        </h2>
        <p className="mx-auto mt-4 max-w-[36rem] text-lg text-muted">
          Try a finder the way your shoppers would. It takes less time than reading this page did.
        </p>
        <a href={paths.wizards} data-prefetch className={`${buttonClass("primary")} mt-6`}>
          Get Started
        </a>
        <ul className="mx-auto mt-6 flex max-w-[46rem] sm:mt-10 flex-wrap justify-center gap-2">
          {badges.map((badge) => (
            <li
              key={badge}
              className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-semibold"
            >
              <Check aria-hidden className="size-4 text-accent-text" />
              {badge}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
