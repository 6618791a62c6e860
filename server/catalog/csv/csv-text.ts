import { AppError } from "../../platform/http/app-error";

/** How a file writes its characters. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1252";

/** A file's text, without its byte order mark. Throws a 400 for what is no text. */
export function csvText(file: Buffer): string {
  const finding = encodingFinder();
  finding.add(file);
  const decode = textDecoder(finding.found());
  return decode(file) + decode();
}

/**
 * Finds how a file writes its characters, from its bytes as they come: UTF-8, UTF-16, or else Windows-1252, as Excel
 * saves a CSV where nobody chose; Windows-1250 where prices are in zł or Kč.
 */
export function encodingFinder() {
  const first: number[] = [];
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let line = 1;
  let strangeLine: number | undefined;
  let central = 0;
  let before = 0;
  const decode = (bytes: Uint8Array, stream: boolean) => {
    try {
      decoder.decode(bytes, { stream });
    } catch {
      isUtf8 = false;
    }
  };
  return {
    add(bytes: Uint8Array): void {
      if (bytes.length === 0) return;
      if (first.length < 2) first.push(...bytes.subarray(0, 2 - first.length));
      if (isUtf8) decode(bytes, true);
      for (const byte of bytes) {
        if (byte === 0x0a) line += 1;
        // "z³" and "Kè" are what prices in zł and Kč would be in Western Europe.
        if ((before === 0x7a && byte === 0xb3) || (before === 0x4b && byte === 0xe8)) central += 1;
        before = byte;
        if (byte < 0x20 && !IN_TEXTS.includes(byte)) strangeLine ??= line;
      }
    },
    /** What it is, once all bytes have come. Throws a 400 that names the line of a byte that stands in no text of any alphabet. */
    found(): Encoding {
      const [one, two] = first;
      if (one === 0xfe && two === 0xff) return "utf-16be";
      if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0)) return "utf-16le";
      if (one === 0) return "utf-16be";
      if (isUtf8) decode(new Uint8Array(), false);
      if (isUtf8) return "utf-8";
      if (strangeLine === undefined)
        return central >= LEAST_CENTRAL ? "windows-1250" : "windows-1252";
      throw new AppError(
        400,
        "invalid",
        `Line ${strangeLine} has a character that no text has. Save the file in Excel as “CSV UTF-8”, and send it again.`,
      );
    },
  };
}

/** Once could be a name. */
const LEAST_CENTRAL = 3;
const IN_TEXTS = [0x09, 0x0a, 0x0b, 0x0c, 0x0d];

/** Decodes a file's bytes as they come; without any, what was left of them. */
export function textDecoder(encoding: Encoding): (bytes?: Uint8Array) => string {
  if (encoding === "windows-1252") return (bytes) => (bytes ? windows1252(bytes) : "");
  const decoder = new TextDecoder(encoding);
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; Node 20 reads the one as the other. */
const ABOVE_LATIN_1 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (sign) => ABOVE_LATIN_1[sign.charCodeAt(0) - 0x80]!);
