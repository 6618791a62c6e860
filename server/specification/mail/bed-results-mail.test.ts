import { describe, expect, it } from "vitest";
import { bedResultsMail, type MailedBed } from "./bed-results-mail";

const bed = (name: string, inStock: boolean, matchScore = 80): MailedBed => ({
  name,
  price: "9999.00",
  inStock,
  matchScore,
  match: [],
  facts: "Queen",
  pictureUrl: null,
  storeUrl: null,
});
const mail = (beds: MailedBed[]) =>
  bedResultsMail({
    sender: "Dial-a-Bed",
    name: "Thandi",
    message: "",
    wishes: [],
    notWeighed: null,
    beds,
    shareUrl: "https://x.example/",
    why: "You asked.",
  });

describe("what is out of stock", () => {
  it("stands in a group of its own, and is not in the subject", () => {
    const { subject, html, text } = mail([bed("Here", true), bed("Gone", false, 99)]);
    expect(subject).toBe("Your bed matches: Here (80%) and 1 more");
    for (const part of [html, text]) {
      const places = ["Here", "Out of stock now", "Gone"].map((word) => part.lastIndexOf(word));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it("is said in the subject where it is all there is", () => {
    expect(mail([bed("Gone", false)]).subject).toBe("Your bed matches: one bed, out of stock now");
    expect(mail([bed("Here", true)]).text).not.toContain("Out of stock now");
  });
});
