import { expect, it } from "vitest";
import { finderBrand } from "../contracts/finder-drafts";
import { pageAddress } from "./addresses";

it.each([
  "https://shop.example",
  "http://shop.example/a?b=c#d",
  "HTTPS://Shop.example",
  "https://shop.example/@brand",
  "https://shop.example/?to=a:b@c",
])("%s is taken as it was written", (address) => {
  expect(pageAddress().parse(address)).toBe(address);
});

const whole = "Use a whole address, such as https://shop.example.";
const secret = "Leave the user and password out of the address.";
it.each([
  ["https://u:p@shop.example", secret],
  ["https://our.example@other.example", secret],
  ["https://:p@shop.example/", secret],
  ["javascript:alert(1)", whole],
  ["mailto:a@shop.example", whole],
  ["//shop.example", whole],
  ["shop.example", whole],
  ["https://shop.example/a b", whole],
  ["https://shop.example/\n", whole],
  ["https://shop.example\\@other.example", whole],
  ["https://", whole],
  [7, "Enter an address."],
])("%j is refused in a sentence", (address, message) => {
  expect(pageAddress().safeParse(address).error?.issues[0]?.message).toBe(message);
});

it.each([
  ["website", { name: "Stride", website: "https://u:p@shop.example" }],
  ["links", { name: "Stride", links: [{ label: "Help", url: "https://u:p@shop.example" }] }],
])("a shop's %s is such an address", (field, brand) => {
  const [issue] = finderBrand.safeParse(brand).error!.issues;
  expect(issue).toMatchObject({ message: secret });
  expect(issue!.path[0]).toBe(field);
});
