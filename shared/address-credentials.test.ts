import { describe, expect, it } from "vitest";
import { bedResultsMailBody } from "./specification/contracts/mails";
import { pictureAddress } from "./input/addresses";
import { bedProductShape, firearmProductShape } from "./specification/contracts/product-shapes";
import { hasCredentials } from "./web-address";

const BAD = [
  "https://user:secret@shop.example/bed.jpg",
  "https://shop.example@evil.example/",
  "https://:secret@shop.example/",
  "https://user@shop.example:8443/",
  "HTTPS://us%65r@shop.example/",
];
const GOOD = [
  "https://shop.example/bed@2x.jpg",
  "https://shop.example/?mail=a@b.example",
  "https://shop.example/#a:b@c",
];

describe("an address with a user or a password in it", () => {
  it.each(BAD)("is refused wherever staff or shoppers enter one: %s", (address) => {
    expect(hasCredentials(address)).toBe(true);
    expect(pictureAddress.safeParse(address).success).toBe(false);
    expect(bedProductShape.shape.magentoUrl.safeParse(address).success).toBe(false);
    expect(bedProductShape.shape.imageUrl.safeParse(address).success).toBe(false);
    expect(firearmProductShape.shape.externalUrl.safeParse(address).success).toBe(false);
    expect(bedResultsMailBody.shape.shareUrl.safeParse(address).success).toBe(false);
  });

  it.each(GOOD)("is not one that has an @ elsewhere: %s", (address) => {
    expect(hasCredentials(address)).toBe(false);
    expect(pictureAddress.safeParse(address).success).toBe(true);
    expect(bedProductShape.shape.magentoUrl.safeParse(address).success).toBe(true);
    expect(bedResultsMailBody.shape.shareUrl.safeParse(address).success).toBe(true);
  });

  it("is not a path on this site", () => {
    expect(pictureAddress.safeParse("/uploads/bed@2x.jpg").success).toBe(true);
  });
});
