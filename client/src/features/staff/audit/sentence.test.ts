// Longer than 200 lines: one table of all sentences.

import { describe, expect, it } from "vitest";
import type { AuditEntry, NameOf } from "./changed-fields";
import { auditText } from "./sentence";

const names: Record<string, string> = {
  "bedSize queen": "Queen",
  "bedSize king": "King",
  "sleepStyle side": "Side Sleeper",
  "sleepStyle back": "Back Sleeper",
};
const nameOf: NameOf = (field, id) => names[`${field} ${id}`];

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: "1",
  actorName: "Anna",
  action: "update",
  subject: "bed-products",
  subjectId: "b1",
  subjectName: "Karoo Queen",
  before: null,
  after: null,
  createdAt: "2026-11-21T10:00:00Z",
  ...changes,
});
const changed = (before: object, after: object, more: Partial<AuditEntry> = {}) =>
  entry({ before, after, ...more });

describe("the audit reads as sentences:", () => {
  it.each<[AuditEntry, string]>([
    [
      changed({ price: "9900.00", updatedAt: "1" }, { price: "8900.00", updatedAt: "2" }),
      "Anna changed the price of ‘Karoo Queen’ from R9,900 to R8,900.",
    ],
    [
      changed({ bedSize: "queen", inStock: true }, { bedSize: "king", inStock: false }),
      "Anna changed the bed size of ‘Karoo Queen’ from Queen to King and “In stock” from yes to no.",
    ],
    [
      changed({ sleepStyle: ["side"] }, { sleepStyle: ["side", "back"] }),
      "Anna changed the sleep styles of ‘Karoo Queen’ from Side Sleeper to Side Sleeper, Back Sleeper.",
    ],
    [
      changed({ bedSize: "gone" }, { bedSize: "king" }),
      "Anna changed the bed size of ‘Karoo Queen’ from ‘gone’ to King.",
    ],
    [
      changed({ imageUrl: null }, { imageUrl: "/pictures/uploaded/1.webp" }),
      "Anna changed the picture of ‘Karoo Queen’ from nothing to a picture.",
    ],
    [
      changed({ imageUrl: "/1.webp" }, { imageUrl: "/2.webp" }),
      "Anna changed the picture of ‘Karoo Queen’.",
    ],
    [
      changed({ specialPrice: "900.50" }, { specialPrice: null }, { subject: "firearm-products" }),
      "Anna changed the special price of ‘Karoo Queen’ from R900.50 to nothing.",
    ],
    [
      changed({ price: "289.99" }, { price: "294.99" }, { subject: "products" }),
      "Anna changed the price of ‘Karoo Queen’ from 289.99 to 294.99.",
    ],
    [changed({ name: "A" }, { name: "A" }), "Anna saved ‘Karoo Queen’ without a change."],
    [
      changed(
        { name: "Quen", isPopular: false },
        { name: "Queen", isPopular: true },
        { subject: "bed-sizes", subjectName: "Quen" },
      ),
      "Anna changed the name of the bed size ‘Quen’ from ‘Quen’ to ‘Queen’ and “Most Popular” from no to yes.",
    ],
    [
      changed({ role: "viewer" }, { role: "editor" }, { subject: "team", subjectName: "Thandi" }),
      "Anna changed the role of the account ‘Thandi’ from viewer to editor.",
    ],
    [
      changed({ isActive: true }, { isActive: false }, { subject: "team", subjectName: "Thandi" }),
      "Anna deactivated the account ‘Thandi’.",
    ],
    [
      changed({ status: "new" }, { status: "read" }, { subject: "messages", subjectName: null }),
      "Anna changed the status of a message from new to read.",
    ],
    [
      changed(
        { logo: { width: "100px" }, allowedOrigins: [] },
        { logo: { width: "auto" }, allowedOrigins: ["https://a.example"] },
        { subject: "embed-settings", subjectId: "dialabed", subjectName: null },
      ),
      "Anna changed the logo width of the embed settings of Dial-a-Bed from ‘100px’ to ‘auto’ and the allowed origins from nothing to https://a.example.",
    ],
    [
      entry({ subject: "embed-settings", subjectId: "dialabed", subjectName: "embed key" }),
      "Anna made a new embed key for Dial-a-Bed.",
    ],
    [entry({ action: "create" }), "Anna added ‘Karoo Queen’."],
    [
      entry({ action: "create", subject: "features", subjectName: "Cooling" }),
      "Anna added the feature ‘Cooling’.",
    ],
    ...(
      [
        [{ isGated: false }, { isGated: true }, "asked shoppers of ‘Boots’ for a password"],
        [
          { isGated: true },
          { isGated: false },
          "asked shoppers of ‘Boots’ for no password any more",
        ],
        [{ draftRevision: 4 }, { draftRevision: 5 }, "changed the draft of ‘Boots’"],
        [{ liveVersion: 3 }, { liveVersion: 2 }, "showed version 2 of ‘Boots’ to shoppers"],
        [{ liveVersion: 3 }, { liveVersion: null }, "closed ‘Boots’ for shoppers"],
      ] as const
    ).map(([before, after, deed]): [AuditEntry, string] => [
      changed(before, after, { subject: "finders", subjectName: "Boots" }),
      `Anna ${deed}.`,
    ]),
    [entry({ action: "delete" }), "Anna deleted ‘Karoo Queen’."],
    [entry({ action: "restore" }), "Anna brought back ‘Karoo Queen’."],
    [
      entry({ action: "reorder", subject: "sleep-styles", subjectName: null }),
      "Anna put the sleep styles into a new order.",
    ],
    [
      entry({ action: "import", subjectName: null, after: { added: 12, changed: 3 } }),
      "Anna imported beds from a CSV: 12 added, 3 changed.",
    ],
    [
      entry({
        action: "import",
        subject: "product-lists",
        subjectName: "Seats by car",
        after: { rows: 9, added: 4, removed: 2, unchanged: 5 },
      }),
      "Anna imported the product list ‘Seats by car’ from a CSV: 4 added, 2 removed.",
    ],
    [
      entry({ action: "undo", subject: "imports", subjectName: "Price list" }),
      "Anna took back the last file of ‘Price list’.",
    ],
    [
      entry({ action: "resend", subject: "outbox", subjectName: "bed-results" }),
      "Anna resent an email (bed results).",
    ],
    [
      entry({ action: "create", subject: "team", subjectName: "Thandi" }),
      "Anna gave ‘Thandi’ an account.",
    ],
    [
      entry({
        action: "publish",
        subject: "finders",
        subjectName: "Shoes",
        after: { liveVersion: 3 },
      }),
      "Anna published version 3 of the finder ‘Shoes’.",
    ],
    [
      entry({ action: "password", subject: "team", subjectName: "Thandi" }),
      "Anna set a new password for ‘Thandi’.",
    ],
    [
      entry({ action: "password", subject: "team", subjectName: "Anna" }),
      "Anna set a new password.",
    ],
    [
      entry({
        action: "erase",
        subject: "erasures",
        subjectId: null,
        subjectName: null,
        after: { messages: 1, mails: 3, auditEntries: 0 },
      }),
      "Anna erased what a person sent: 1 message, 3 mails.",
    ],
    [
      entry({ action: "create", subject: "pictures", subjectId: "0f", subjectName: null }),
      "Anna uploaded a picture.",
    ],
  ])("%#", (given, sentence) => {
    expect(auditText(given, nameOf)).toMatchObject({ sentence, changes: [] });
  });

  it("what is too long for a sentence stands beside it", () => {
    const text = "A bed for the whole family, and for everybody who comes to visit.";
    const given = changed({ description: null }, { description: text });
    expect(auditText(given, nameOf)).toEqual({
      sentence: "Anna changed the description of ‘Karoo Queen’.",
      changes: [
        {
          ...{ name: "description", what: "the description" },
          ...{ from: "nothing", to: `‘${text}’`, isLong: true },
        },
      ],
    });
  });

  it("more than three changes are counted, and listed below it", () => {
    const given = changed(
      { name: "A", bedSize: "queen", inStock: true, price: null },
      { name: "B", bedSize: "king", inStock: false, price: "10.00" },
    );
    const { sentence, changes } = auditText(given, nameOf);
    expect(sentence).toBe("Anna changed 4 things of ‘Karoo Queen’.");
    expect(changes.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      "‘A’ → ‘B’",
      "Queen → King",
      "yes → no",
      "nothing → R10",
    ]);
  });
});
