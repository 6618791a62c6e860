import { z } from "zod";
import { hasCredentials } from "../web-address";

// It ends up in style sheets and attributes on retailers' pages: no room for a script, a second
// declaration or another origin's path.
const ADDRESS = /^(https?:\/\/[^\s\p{Cc}\p{Cs}"'()<>\\]+|\/(?![/\\])[^\s\p{Cc}\p{Cs}"'()<>\\]*)$/iu;

/** The address of a picture: on the web by https, as our pages load no other, or a path on this site. */
export const pictureAddress = z
  .string()
  .max(2_000, "That address is too long.")
  .refine(
    (text) => !/^http:/i.test(text),
    "A picture at an http address is never shown. Use an https address, or a path on this site.",
  )
  .refine(
    (text) => ADDRESS.test(text) && URL.canParse(text, "https://our.example"),
    "Use an https address, or a path on this site.",
  )
  .refine((text) => !hasCredentials(text), "Leave the user and password out of the address.");

/** What ends an address, or is read in another way than it looks. */
const PLAIN = /^https?:\/\/[^\s\p{Cc}\p{Cs}"<>\\]+$/iu;

/**
 * The address of a page on the web that staff type or a file holds, as it was written: with http or https, and without a
 * user and password, which would be shown to everybody. `missing` is said of what is no text, `wrong` of no address.
 */
export const pageAddress = (
  wrong = "Use a whole address, such as https://shop.example.",
  missing = "Enter an address.",
) =>
  z
    .string(missing)
    .max(2_000, "That address is too long.")
    .refine((address) => PLAIN.test(address) && URL.canParse(address), wrong)
    .refine(
      (address) => !hasCredentials(address),
      "Leave the user and password out of the address.",
    );
