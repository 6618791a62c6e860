import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { newDocument, newQuestion } from "../start/begin";
import { DraftStanding } from "./conflicts";

const document = newDocument("Shoes", "shoes", "ZAR", [
  { ...newQuestion([]), title: { en: "Which size?" } },
]);

test("what the server does not take is said by its place as staff know it", () => {
  const why = [{ path: "questions.0.text.en", message: "Use plain text." }];
  render(<DraftStanding draft={{ document, saving: { is: "refused", why } }} />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Not saved: Question “Which size?”: Use plain text. Your changes are kept on this device.",
  );
});

test("what is wrong with all of it is said without a place", () => {
  const why = [{ path: "", message: "Sign in." }];
  render(<DraftStanding draft={{ document, saving: { is: "refused", why } }} />);
  expect(screen.getByRole("status")).toHaveTextContent("Not saved: Sign in. Your changes");
});

test.each([
  [undefined, "Draft saved"],
  [0, "All changes are live"],
  [1, "Draft saved · 1 change that shoppers do not see yet"],
  [12, "Draft saved · 12 changes that shoppers do not see yet"],
])("%s parts that shoppers see otherwise: %s", (unpublished, words) => {
  render(<DraftStanding draft={{ document, saving: { is: "saved" } }} unpublished={unpublished} />);
  expect(screen.getByRole("status")).toHaveTextContent(new RegExp(`^${words}$`));
});
