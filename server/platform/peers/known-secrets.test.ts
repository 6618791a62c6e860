import { describe, expect, it } from "vitest";
import type { SigningSecrets } from "../process/signing-secrets";
import { differenceOf, knownSecrets, type Difference } from "./watch-peers";

const gates = { dialabed: "sleep", safarioutdoor: "walk" };
const [OLD, NEW] = ["the secret until today", "the secret from today on"];

describe("servers' secrets", () => {
  const cases: [string, SigningSecrets, SigningSecrets, Difference | undefined][] = [
    ["are the same", [OLD], [OLD], undefined],
    ["fit while a new one is prepared", [OLD], [OLD, NEW], undefined],
    ["fit while a new one signs", [OLD, NEW], [NEW, OLD], undefined],
    ["fit while the old one goes", [NEW, OLD], [NEW], undefined],
    ["differ where a new one signs too early", [OLD], [NEW, OLD], "secrets"],
    ["differ where one was replaced at once", [OLD], [NEW], "secrets"],
  ];
  it.each(cases)("%s", (_name, mine, other, difference) => {
    const [here, there] = [knownSecrets(mine, gates), knownSecrets(other, gates)];
    expect(differenceOf(here, there)).toBe(difference);
    expect(differenceOf(there, here)).toBe(difference);
  });

  it("are told from the passwords of gates, whichever secret comes first", () => {
    const here = knownSecrets([OLD, NEW], gates);
    expect(differenceOf(here, knownSecrets([NEW, OLD], { ...gates, dialabed: "Sleep" }))).toBe(
      "gates",
    );
    const sorted = { safarioutdoor: "walk", dialabed: "sleep" };
    expect(differenceOf(here, knownSecrets([NEW, OLD], sorted))).toBeUndefined();
  });

  it("are not in what is told of them", () => {
    const told = JSON.stringify(knownSecrets([OLD], gates));
    for (const secret of [OLD, "sleep", "walk"]) expect(told).not.toContain(secret);
  });

  it("of a server that tells nothing known differ", () => {
    expect(differenceOf(knownSecrets([OLD], gates), [])).toBe("secrets");
  });
});
