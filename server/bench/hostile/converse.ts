import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A reply as it was on the wire. */
export interface Reply {
  status: number;
  headers: Map<string, string>;
  /** Without chunks and compression. */
  body: string;
  /** When the first byte of the connection's answers came, as `performance.now()`. */
  beganAt: number;
}

/** Only a part of an answer came. */
export class CutAnswer extends Error {}

/** Long: who waits for more than is allowed says so. */
const TIMEOUT_MS = 60_000;

/** The client's behavior after its last byte: waits, sends the end, or hangs up. */
export type Ending = "waits" | "ends" | "hangs up";

/**
 * The replies to these exact bytes until the connection is closed; none when the client hangs up. Throws
 * when an answer is not HTTP, or does not come.
 */
export async function converse(
  port: number,
  bytes: string,
  methods: readonly string[],
  ending: Ending = "waits",
): Promise<Reply[]> {
  const received: Buffer[] = [];
  let beganAt = 0;
  await new Promise<void>((done, fail) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer in time")));
    socket.once("data", () => (beganAt = performance.now()));
    socket.on("data", (chunk: Buffer) => received.push(chunk));
    socket.on("end", () => socket.end());
    // A server that has answered may stop reading.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      ["ECONNRESET", "EPIPE"].includes(error.code ?? "") ? done() : fail(error),
    );
    socket.on("close", () => done());
    socket.write(bytes, () => {
      if (ending === "ends") socket.end();
      if (ending === "hangs up") socket.destroy();
    });
  });
  return ending === "hangs up" ? [] : [...replies(Buffer.concat(received), methods, beganAt)];
}

function* replies(all: Buffer, methods: readonly string[], beganAt: number): Generator<Reply> {
  let rest = all;
  for (let at = 0; rest.length > 0;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) throw new Error(`no end of headers: ${rest.toString("latin1").slice(0, 100)}`);
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (!status) throw new Error(`no status: ${first.slice(0, 100)}`);
    rest = rest.subarray(end + 4);
    if (status < 200) continue;
    const headers = new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    // An unreadable request is answered with a body, even if it began with HEAD.
    const isHead = methods[at++] === "HEAD" && !rest.subarray(0, 1).equals(Buffer.from("{"));
    const isEmpty = isHead || status === 204 || status === 304;
    const [content, after] = isEmpty ? [Buffer.alloc(0), rest] : contentOf(rest, headers);
    rest = after;
    yield { status, headers, body: decoded(content, headers.get("content-encoding")), beganAt };
  }
}

function contentOf(rest: Buffer, headers: Map<string, string>): [Buffer, Buffer] {
  if (headers.get("transfer-encoding") === "chunked") return chunks(rest);
  const length = headers.get("content-length");
  const end = length === undefined ? rest.length : Number(length);
  if (end > rest.length)
    throw new CutAnswer(`an answer that is cut: ${rest.length} of ${end} bytes`);
  return [rest.subarray(0, end), rest.subarray(end)];
}

function chunks(given: Buffer): [Buffer, Buffer] {
  const parts: Buffer[] = [];
  for (let rest = given; ;) {
    const end = rest.indexOf("\r\n");
    const size = end === -1 ? NaN : parseInt(rest.subarray(0, end).toString("latin1"), 16);
    if (Number.isNaN(size)) throw new CutAnswer("an answer that is cut in its chunks");
    const part = rest.subarray(end + 2, end + 2 + size);
    rest = rest.subarray(end + 2 + size + 2);
    if (size === 0) return [Buffer.concat(parts), rest];
    parts.push(part);
  }
}

function decoded(content: Buffer, encoding: string | undefined): string {
  if (content.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(content).toString();
  if (encoding === "gzip") return gunzipSync(content).toString();
  return content.toString();
}
