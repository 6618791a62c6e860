import { expect, it } from "vitest";
import { pictureKind } from "./uploads";

it.each<[string, string, string | undefined]>([
  ["a PNG", "\x89PNG\r\n\x1a\n....", "png"],
  ["a JPEG", "\xff\xd8\xff\xe0....", "jpeg"],
  ["a WebP", "RIFF....WEBPVP8 ", "webp"],
  ["a GIF", "GIF89a....", "gif"],
  ["an AVIF", "\0\0\0 ftypavif", "avif"],
  ["an AVIF with frames", "\0\0\0 ftypavis", "avif"],
  ["an HEIC", "\0\0\0 ftypheic", undefined],
  ["a film", "\0\0\0 ftypmp42", undefined],
  ["a sound", "RIFF....WAVEfmt ", undefined],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "svg"],
  ["an SVG after a mark of its encoding", "\xef\xbb\xbf \n<?xml version='1.0'?><svg/>", "svg"],
  ["a page", "<!doctype html><script>1</script>", undefined],
  ["a PDF", "%PDF-1.7", undefined],
  ["nothing", "", undefined],
])("%s is told by its first bytes", (_, bytes, kind) => {
  expect(pictureKind(Buffer.from(bytes, "latin1"))).toBe(kind);
});
