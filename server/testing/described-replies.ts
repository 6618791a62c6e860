import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import formats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describeApi } from "../site/api-description/description";
import { pathTemplates } from "../site/api-description/operations/all";
import { routeLabels } from "../platform/metrics/route-label";

// Every reply that a test gets is compared with the description of the API, and so is every JSON body that a
// server has taken.

const description = describeApi("http://localhost:3000", { shopper: "shopper", staff: "staff" });
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema({ $id: "api:", components: description.components });
const pathOf = routeLabels(pathTemplates);

/**
 * Failures that any request can meet, whatever is asked: the server's own, those of broken HTTP, and an address that
 * only looks like one of these.
 */
const ANYWHERE: readonly number[] = [404, 405, 412, 416, 500];
const compiled = new Map<object, ValidateFunction>();

/** A method of a reply, whichever of its forms is called. */
type Send = (...all: unknown[]) => unknown;

/** What is wrong with values, as far as the description says how they should be. */
function wrongs(schema: object, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api:#/components');
    validate = ajv.compile(JSON.parse(text) as object);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`,
  );
}

/** Wraps a server: what deviates from the description is added to `found`. */
export function comparingReplies(listener: RequestListener, found: string[]): RequestListener {
  return (req, res) => {
    // Routers shorten the address while they are at work.
    const { url = "" } = req;
    const sent = chunksOf(req);
    const received: Buffer[] = [];
    const keep = (chunk: unknown) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array)
        received.push(Buffer.from(chunk));
    };
    const write = res.write.bind(res) as Send;
    const writeHead = res.writeHead.bind(res) as Send;
    const end = res.end.bind(res) as Send;
    let encoding = "identity";
    res.writeHead = ((...all: unknown[]) => {
      const result = writeHead(...all);
      // Headers that are written as a list are nowhere else.
      const listed: unknown = all.at(-1);
      if (Array.isArray(listed)) encoding = listedHeader(listed, "Content-Encoding") ?? encoding;
      return result;
    }) as typeof res.writeHead;
    res.write = ((...all: unknown[]) => {
      keep(all[0]);
      return write(...all);
    }) as typeof res.write;
    res.end = ((...all: unknown[]) => {
      keep(all[0]);
      try {
        encoding = String(res.getHeader("Content-Encoding") ?? encoding);
        const decoded = () => DECODERS[encoding]!(Buffer.concat(received)).toString();
        compare(
          req,
          res,
          { url, sent: () => Buffer.concat(sent).toString(), received: decoded },
          found,
        );
      } catch (error) {
        // Thrown here it would keep the reply from leaving.
        found.push(`${req.method!} ${url}: ${String(error)}`);
      }
      return end(...all);
    }) as typeof res.end;
    listener(req, res);
  };
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

const listedHeader = (headers: unknown[], name: string): string | undefined => {
  const at = headers.indexOf(name);
  return at === -1 ? undefined : String(headers[at + 1]);
};

/** The body of a request, as it comes in. */
function chunksOf(req: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  const push = req.push.bind(req);
  req.push = (chunk: unknown, ...rest) => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return push(chunk, ...rest);
  };
  return chunks;
}

function compare(
  req: IncomingMessage,
  res: ServerResponse,
  { url, sent, received }: { url: string; sent: () => string; received: () => string },
  found: string[],
): void {
  const path = url.split(/[?#]/)[0]!;
  const { statusCode } = res;
  if (req.method === "HEAD" || statusCode === 304) return;
  const template = pathOf(path);
  const operation = description.paths[template]?.[req.method!.toLowerCase()];
  const isDone = statusCode < 400;
  const tell = (what: string, problems: string[]) =>
    found.push(...problems.map((each) => `${req.method!} ${template}, ${what}: ${each}`));
  if (!operation) {
    if (isDone && path.startsWith("/api/"))
      tell("reply", [`${path}, which answers ${statusCode}, is not described`]);
    return;
  }
  const described = operation.responses[statusCode];
  const isAnywhere = !isDone && ANYWHERE.includes(statusCode);
  if (!described && !isAnywhere)
    return void tell("reply", [`the status ${statusCode} is not described`]);
  const answer = isDone && described ? described : operation.responses.default;
  if (!answer || "$ref" in answer) return;
  const schema = answer.content?.["application/json"]?.schema;
  // Assistants may want their reply as a stream of events.
  const isJson = !received().startsWith("event:");
  if (schema && isJson) tell(`reply ${statusCode}`, wrongs(schema, JSON.parse(received())));
  const body = operation.requestBody?.content["application/json"]?.schema;
  if (body && isDone) tell("body", wrongs(body, JSON.parse(sent().replace(/^\uFEFF/, ""))));
}
