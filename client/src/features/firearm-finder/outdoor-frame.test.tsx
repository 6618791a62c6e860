import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { clientBrands } from "@shared/brands";
import { OutdoorFooter } from "./outdoor-footer";
import { OutdoorHeader } from "./outdoor-header";

const brand = clientBrands.safarioutdoor;

// Shows 2.firearm.header.
it("the header has the logo, the finder's label, and two links to the shop", () => {
  render(<OutdoorHeader brand={brand} />);
  expect(screen.getByRole("banner")).toHaveTextContent(/^SAFARI OUTDOOR/);
  expect(screen.getByText("Gun Finder")).toBeVisible();
  const nav = within(screen.getByRole("navigation", { name: "Safari Outdoor" }));
  expect(nav.getByRole("link", { name: /^Browse All/ })).toHaveAttribute(
    "href",
    brand.products.bedSets,
  );
  expect(nav.getByRole("link", { name: /^My Account/ })).toHaveAttribute(
    "href",
    brand.links.account,
  );
});

// Shows 2.firearm.footer.
it("the footer has the copyright and the client's name", () => {
  render(<OutdoorFooter brand={brand} />);
  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    `© 2024–${new Date().getFullYear()} Safari Outdoor`,
  );
});
