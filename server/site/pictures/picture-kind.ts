export type PictureKind = "png" | "jpeg" | "webp" | "gif" | "avif" | "svg";

/** The kind of a picture by its first bytes, whatever its name; `undefined` for any other file. */
export function pictureKind(file: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => file.toString("latin1", from, to);
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(4, 8) === "ftyp" && /^(avif|avis)$/.test(text(8, 12))) return "avif";
  if (/^(\xef\xbb\xbf)?\s*<(svg|\?xml|!doctype svg|!--)/i.test(text(0, 200))) return "svg";
  return undefined;
}
