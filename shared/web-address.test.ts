import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasAddress, withoutAddresses } from "./web-address";

describe("an address in a text", () => {
  it.each([
    "https://evil.example/x",
    "HTTP://EVIL",
    "www.evil.example",
    "Www2.evil",
    "thandi@example.com",
    "@handle",
    "evil.com",
    "Evil.Com",
    "Mr.Evil.com",
    "bit.ly/abc",
    "t.co/abc",
    "x.com",
    "login.bank.co.za",
    "evil.shop!",
    "(evil.online)",
    "evil.ru.",
    "evil．com",
    "evil。com",
    "evil\u200b.c\u00adom",
    "evil\u200d.com",
    "thandi＠example",
    "xn--80ak6aa92e.example",
    "пример.рф",
    "mail evil.net now",
  ])("is seen in %j", (text) => {
    expect(hasAddress(text)).toBe(true);
  });

  it.each([
    "J.P. Morgan",
    "J.P.Morgan",
    "J.R.R. Tolkien",
    "St. John",
    "St.John",
    "O'Neill",
    "Dr.Smith",
    "Dr. Smith",
    "Dr.Black",
    "Mrs.Green",
    "Prof.Rich",
    "P.de Villiers",
    "J.du Toit",
    "И.И.Иванов",
    "Ph.D.",
    "Thandi Müller-van der Merwe",
    "Smith, Jr.",
    "Nomsa (mom)",
    "Sipho & Sons (Pty) Ltd.",
    "R12.500,00",
    "It is 3.5 kg, e.g. light.",
    "Call 082 123 4567, or come at 10.30.",
    "So good... really?",
    "محمد عبدالله",
  ])("is not seen in %j", (text) => {
    expect(hasAddress(text)).toBe(false);
  });

  it("is left out of a text, whose other words stay as they are", () => {
    expect(
      withoutAddresses(
        "Look:\n(https://evil.example/a?b=c),  then write thandi@example.com. Bye, J.P.",
      ),
    ).toBe("Look:\n[link removed]  then write [link removed] Bye, J.P.");
  });

  it("is never left in what was cleaned", () => {
    const piece = fc.constantFrom(
      "evil",
      ".com",
      "www.",
      "@",
      "://",
      "https",
      " ",
      "\n",
      "\u200d",
      ".ru",
      "/",
      "a",
      "．",
      "Dr.",
      "Black",
      "-",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const cleaned = withoutAddresses(pieces.join(""));
        for (const word of cleaned.split(/\s+/)) expect(hasAddress(word)).toBe(false);
      }),
    );
  });
});
