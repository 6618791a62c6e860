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
