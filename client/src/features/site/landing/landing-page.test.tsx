import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { LandingPage } from "./landing-page";

function open() {
  render(
    <LandingPage
      site={{ email: "shop@example.com", phone: "+27 11 000 0000", tel: "+27110000000" }}
      years="2024–2026"
      miniature="<p>a miniature</p>"
      contactForm="<form></form>"
    />,
  );
  const section = (name: RegExp) =>
    within(screen.getByRole("heading", { level: 2, name }).closest("section")!);
  return { section, header: screen.getByRole("banner") };
}
const addresses = (links: HTMLElement[]) => [
  ...new Set(links.map((link) => link.getAttribute("href"))),
];

// Shows 2.landing.header, 2.landing.get-started.
it("the header sticks to the top, and leads to three parts of the page and to the finders", () => {
  const { header } = open();
  expect(header).toHaveClass("sticky");
  const links = within(header).getAllByRole("link");
  expect(addresses(links)).toEqual(
    expect.arrayContaining(["#features", "#how-it-works", "#contact"]),
  );
  for (const anchor of ["features", "how-it-works", "contact"]) {
    expect(document.getElementById(anchor), anchor).not.toBeNull();
  }
  const start = within(header).getByRole("link", { name: "Get Started" });
  expect(start).toHaveAttribute("href", "/wizards");
});

// Shows 1.claims.match, 1.claims.satisfaction, 1.claims.conversion, 2.landing.hero.
it("the hero has three figures", () => {
  open();
  const hero = screen.getByRole("heading", { level: 1 }).closest("section")!;
  const tiles = within(hero)
    .getAllByRole("listitem")
    .map((tile) => tile.textContent);
  expect(tiles).toEqual(["3-5x conversion", "60s time to match", "89% satisfaction"]);
});

// Shows 1.claims.leave, 2.landing.problem, 2.landing.features, 2.landing.steps, 2.landing.call.
it("the problem, three features, three steps and an invitation with badges follow", () => {
  const { section } = open();
  expect(section(/^70% of visitors leave/).getAllByRole("heading")).toHaveLength(1);
  expect(section(/assistant your shop/).getAllByRole("listitem")).toHaveLength(3);
  const steps = section(/^From question to match in 60 seconds/);
  expect(steps.getAllByRole("listitem")).toHaveLength(3);
  const invitation = section(/straight answer/);
  expect(invitation.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/wizards");
  expect(invitation.getAllByRole("listitem").length).toBeGreaterThan(2);
});

// Shows 1.landing.pitch, 1.landing.platforms, 1.landing.no-code, 1.claims.questions.
// Shows 1.claims.seconds, 1.claims.top, 1.claims.match, 1.claims.eliminated, 1.claims.order-value.
// Shows 1.claims.leave.
it("makes the claims of its pitch", () => {
  open();
  const text = document.body.textContent;
  for (const claim of [
    "AI-powered",
    "No-code",
    "Magento",
    "Shopify",
    "3-5 questions",
    "30 seconds max",
    "top 3-5 matches",
    "60 seconds",
    "90% of irrelevant products are eliminated",
    "40% higher average order value",
    "70% of visitors leave",
  ]) {
    expect(text, claim).toContain(claim);
  }
});

// Shows 2.landing.contact.
it("the contact section says how to reach us, where we are and when we answer", () => {
  const { section } = open();
  const contact = section(/Tell us what you sell/);
  expect(contact.getByRole("link", { name: "shop@example.com" })).toHaveAttribute(
    "href",
    "mailto:shop@example.com",
  );
  expect(contact.getByRole("link", { name: "+27 11 000 0000" })).toHaveAttribute(
    "href",
    "tel:+27110000000",
  );
  expect(contact.getByText("South Africa")).toBeVisible();
  expect(contact.getByText("Response within 24 hours on business days")).toBeVisible();
});

// Shows 2.landing.footer.
it("ends in a footer with the copyright", () => {
  open();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2024–2026 Matchwell");
});
