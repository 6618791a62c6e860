import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleFinder } from "@/testing/sample-finder";
import { FinderFooter } from "./finder-footer";

afterEach(() => vi.useRealTimers());

it("names this year alone, and the shop with its links", () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  const links = [{ label: "Returns", url: "https://shop.example/returns" }];
  render(<FinderFooter shown={{ ...sampleFinder, brand: { ...sampleFinder.brand, links } }} />);
  expect(screen.getByText(`© 2031 ${sampleFinder.brand.name}`)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Returns/ })).toHaveAttribute("href", links[0]!.url);
});
