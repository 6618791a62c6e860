import { describe, expect, it } from "vitest";
import { personOf } from "./post-limits";

describe("whom an address belongs to", () => {
  it.each([
    ["Thandi@Example.com", "thandi@example.com"],
    ["thandi+beds@example.com", "thandi@example.com"],
    ["thandi+a+b@example.com", "thandi@example.com"],
    ["T.Han.Di+x@GMail.com", "thandi@gmail.com"],
    ["thandi@googlemail.com", "thandi@gmail.com"],
    ["t.handi@example.com", "t.handi@example.com"],
    ["thandi@gmail.com.example", "thandi@gmail.com.example"],
    ["+beds@example.com", "+beds@example.com"],
    ["no address", "no address"],
  ])("%s is %s", (address, person) => {
    expect(personOf(address)).toBe(person);
  });
});
