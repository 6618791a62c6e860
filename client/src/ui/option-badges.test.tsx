import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { optionBadges } from "./option-badges";

// Shows 2.bed.step2.badges, 2.firearm.caliber-badges.
it.each([
  [{ recommended: true, topSeller: true, popular: true }, "Recommended"],
  [{ recommended: true, topSeller: false, popular: true }, "Recommended"],
  [{ recommended: false, topSeller: true, popular: true }, "Top Seller"],
  [{ recommended: false, topSeller: false, popular: true }, "Most Popular"],
  [{ recommended: false, topSeller: false, popular: false }, ""],
])("an option with %j has one badge at most: %s", (option, text) => {
  const { container } = render(<>{optionBadges({ option })}</>);
  expect(container.textContent).toBe(text);
});
