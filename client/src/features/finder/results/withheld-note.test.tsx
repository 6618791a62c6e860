import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { laterTexts } from "@shared/finders/later-frame-texts";
import { addTexts, sayer } from "../model/say";
import { WithheldNote } from "./suggestions";

addTexts(laterTexts);
const show = (
  own: Record<string, string>,
  sections: Parameters<typeof WithheldNote>[0]["sections"],
) => render(<WithheldNote sections={sections} model={{ say: sayer(own) }} className="" />);

it("says of each reason how many products are not shown, with one full stop", () => {
  show({}, [
    { withheld: [{ count: 12, text: "The shop does not state the size" }] },
    { withheld: [{ count: 1, text: "Ask us first!" }] },
    {},
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "12 products are not shown. The shop does not state the size.",
    "1 product is not shown. Ask us first!",
  ]);
});

it("is said in the document's words, and not at all where nothing is hidden", () => {
  const { unmount } = show({ withheld: "{count} verborge: {reason}" }, [
    { withheld: [{ count: 2, text: "Geen grootte" }] },
  ]);
  expect(screen.getByRole("listitem")).toHaveTextContent("2 verborge: Geen grootte.");
  unmount();
  expect(show({}, [{}]).container).toBeEmptyDOMElement();
});
