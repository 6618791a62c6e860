import { describe, expect, it } from "vitest";
import { mailPictureUrl } from "./links";

describe("a picture in a mail", () => {
  it.each([
    ["/pictures/beds/foam/queen/3/12.svg", "https://m.example/pictures/beds/foam/queen/3/12.png"],
    ["/uploads/bed.jpg", "https://m.example/uploads/bed.jpg"],
    ["/pictures/uploaded/0f.webp", "https://m.example/pictures/uploaded/0f.webp"],
    ["https://cdn.example/bed.jpg", "https://cdn.example/bed.jpg"],
    ["http://cdn.example/bed.jpg", null],
    ["//cdn.example/bed.jpg", null],
    ["/\\cdn.example/bed.jpg", null],
    ["javascript:alert(1)", null],
    ["data:image/png;base64,AA", null],
    ["https://user:secret@cdn.example/bed.jpg", null],
    [null, null],
  ])("of %s is %s", (imageUrl, expected) => {
    expect(mailPictureUrl(imageUrl, "https://m.example")).toBe(expected);
  });
});
