// Longer than 200 lines: every kind of hostile request stands in it, so that they can be read side by side.
import fc from "fast-check";
import type { Route } from "./routes";

/** The session behind a request: a shopper's, one of staff, or none. */
export type Visitor = "nobody" | "shopper" | "viewer" | "editor" | "admin";

/** A request as bytes, and the facts to judge its answer by. */
export interface HostileRequest {
  as: Visitor;
  method: string;
  /** The operation that it was made for. */
  operation: string;
  /** The path in its plain spelling. */
  path: string;
  /** Everything up to the cookie, the address and the end of the headers, which the sender adds. */
  start: string;
  headers: readonly string[];
  body: string;
  /** Nothing can follow it on its connection. */
  isBroken: boolean;
}

/** Marks every field, header and query; wherever it turns up afterwards, something leaked. */
export const CANARY = "canary";
const canary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `${CANARY}${n.toString(16).padStart(6, "0")}`);

const text = fc.oneof(
  { weight: 3, arbitrary: canary },
  canary.map((word) => `${word}@shop.example`),
  canary.map((word) => `' or 1=1 -- ${word}`),
  canary.map((word) => `<script>${word}</script>\r\nX-Injected: ${word}`),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("queen", "side", "", "0", "-0", "1e999", "NaN", "\0", "%", "../../", "${7*7}"),
  fc.constantFrom("__proto__", "dialabed", "safarioutdoor", "handgun", "2026-11-21", "true"),
  fc.integer({ min: 1, max: 3_000 }).chain((most) => canary.map((word) => word.padEnd(most, "x"))),
);

const FIELDS =
  "app password username key name email address message website elapsedMs preferences results shareUrl skus data ids id role isActive newPassword currentPassword updatedAt status client allowedOrigins logo colors sleepStyle bedSize mattressType firmness minPrice maxPrice features concerns type purpose caliber brands page pageSize q sort from to dryRun skipBad price imageUrl magentoUrl magentoId externalUrl description __proto__ constructor toString".split(
    " ",
  );
const fieldName = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...FIELDS) }, text);
const json = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.double(),
  fc.constantFrom(null, true, [], {}, -1, 1e308),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fieldName, text, { maxKeys: 3 }),
);

/** Every byte of a text, percent-encoded. */
export const percent = (given: string): string =>
  [...Buffer.from(given)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

const pair = fc
  .tuple(fieldName, text, fc.constantFrom("=", "", "[]=", "[a]=", "=&=", "[__proto__][x]="))
  .map(([name, value, sign]) => `${percent(name)}${sign}${percent(value)}`);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  { weight: 4, arbitrary: fc.array(pair, { maxLength: 5 }).map((all) => `?${all.join("&")}`) },
  pair.map((one) => `?${one}&${one}&${one}`),
  canary.map((word) => `?a=%ZZ${word}&%E0%A4%A=${word}&b=%`),
  canary.map((word) => `#?bedSize=king&q=${word}`),
  canary.map((word) => `?q=${word}#${word}`),
  canary.map((word) => `?${Array.from({ length: 600 }, (_, n) => `k${n}=${word}`).join("&")}`),
);

/** Bodies that routes accept, filled with text that must never appear in the log. */
const shaped = canary
  .map((word) => [word, `${word}@shop.example`] as const)
  .chain(([word, email]) =>
    fc.constantFrom<object>(
      { app: "dialabed", password: word },
      { app: "safarioutdoor", key: word },
      { username: word, password: word },
      { currentPassword: word, newPassword: word },
      { name: word, email, message: word, elapsedMs: 9_000 },
      { email, skus: [word] },
      { email, version: 1, answers: { [word]: word } },
      { name: word, email, preferences: {}, results: [{ id: word }], shareUrl: "http://x/" },
      { app: "dialabed", data: { steps: [], answers: { [word]: word }, results: [], clicks: [] } },
      { username: word, email, role: "admin", password: word },
      { name: word, description: word },
      { ids: [word] },
      { magentoId: word, name: word, price: word, magentoUrl: `https://${word}:x@x.example/` },
      { status: "done", updatedAt: word },
    ),
  );

const bodyText = fc.oneof(
  { weight: 4, arbitrary: shaped.map((fields) => JSON.stringify(fields)) },
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fieldName, json, { maxKeys: 8 })
      .map((fields) => JSON.stringify(fields)),
  },
  fc.json({ maxDepth: 5 }),
  canary.map((word) => `{"app":"dialabed","password":"${word}"`),
  canary.map((word) => `{"__proto__":{"role":"admin"},"password":"${word}"}`),
  canary.map((word) => `{${Array.from({ length: 6_000 }, (_, n) => `"${word}${n}":1`).join()}}`),
  fc.constant("[".repeat(8_000)),
  canary.map((word) => `magentoId,name\r\n1,${word}`),
  canary.map((word) => `"${word}`.padEnd(70_000, "x")),
);

const TYPES = [
  "application/json",
  "application/json; charset=utf-7",
  "application/json; charset=utf-16",
  "text/plain",
  "text/csv",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  ";",
];

/** The body with the headers that announce it, correctly or not. */
const body = fc
  .tuple(
    bodyText,
    fc.oneof({ weight: 5, arbitrary: fc.constant(TYPES[0]!) }, fc.constantFrom(...TYPES)),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant("whole") },
      fc.constantFrom("chunked", "cut", "short", "garbage", "gzip", "both"),
    ),
  )
  .map(([content, type, kind]) => {
    const headers = [`Content-Type: ${type}`];
    const length = Buffer.byteLength(content);
    const chunk = `${length.toString(16)}\r\n${content}\r\n`;
    const chunked = "Transfer-Encoding: chunked";
    switch (kind) {
      case "chunked":
        return { headers: [...headers, chunked], content: `${chunk}0\r\n\r\n`, isBroken: false };
      case "cut":
        return { headers: [...headers, chunked], content: chunk.slice(0, -9), isBroken: true };
      case "garbage":
        return { headers: [...headers, chunked], content: `zz${CANARY}\r\n`, isBroken: true };
      case "short":
        return {
          headers: [...headers, `Content-Length: ${length + 40}`],
          content,
          isBroken: true,
        };
      case "both":
        return {
          headers: [...headers, chunked, `Content-Length: ${length}`],
          content,
          isBroken: true,
        };
      case "gzip":
        return {
          headers: [...headers, "Content-Encoding: gzip", `Content-Length: ${length}`],
          content,
          isBroken: false,
        };
      default:
        return { headers: [...headers, `Content-Length: ${length}`], content, isBroken: false };
    }
  });
const noBody = { headers: [] as string[], content: "", isBroken: false };

const oddHeader = fc.oneof(
  fc.constantFrom(
    "Range: bytes=900000000-",
    "Range: bytes=0-1,3-4,-1",
    "Range: bytes=zz",
    'If-Match: "other"',
    "If-None-Match: *",
    "If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT",
    "If-Modified-Since: nonsense",
    'If-Range: "other"',
    "Accept-Encoding: br, gzip",
    "Accept-Encoding: gzip;q=0, identity;q=0",
    "Expect: 100-continue",
    "Expect: miracles",
    "Upgrade: websocket\r\nConnection: upgrade",
    "Origin: null",
    "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-origin",
    "X-HTTP-Method-Override: DELETE",
  ),
  canary.map((word) => `Authorization: Bearer ${word}`),
  canary.map((word) => `Cookie: matchwell=s%3A${word}.${word}; matchwell-staff=s%3A${word}.x`),
  canary.map((word) => `User-Agent: ${word}\r\nReferer: https://x.example/?${word}`),
  canary.map((word) => `Origin: https://${word}.example`),
  canary.map((word) => `X-Request-Id: ${word}`),
);
/** Headers that end the conversation. */
const brokenHeader = fc.oneof(
  canary.map((word) => `X-Long: ${word.repeat(1_400)}`),
  canary.map((word) => word),
  canary.map((word) => `Content-Length: ${word}`),
);

/** Spellings of a path that a router might read differently. */
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}/.`,
  (path) => path.replace(/[a-z]/, (letter) => percent(letter)),
  (path) => path.replace(/\/([^/]*)$/, "%2f$1"),
  (path) => `${path}%00`,
  (path) => `${path}/%ZZ`,
  (path) => `${path}%E0%A4%A`,
  (path) => `${path}/%C0%AF`,
  (path) => `/x/..${path}`,
  (path) => `${path};x=y`,
  (path) => path.replace(/[^/]+$/, "__proto__"),
  (path) => path.replace(/[^/]+$/, "x".repeat(300)),
  () => "*",
  () => "/",
  () => "/%",
);
const form = fc.constantFrom(
  (target: string) => `http://evil.example${target}`,
  (target: string) => `https://user:pass@[::1${target}`,
  (target: string) => `ftp://x${target}`,
);
const anyOther = fc.constantFrom("OPTIONS", "HEAD", "TRACE", "PATCH", "DELETE", "PROPFIND", "POST");
const noMethod = fc.constantFrom("FROB", "CONNECT", "get", "PRI");

/** A body that is what it says, whole. */
const plainBody = ({ type, content }: { type: string; content: string }) => ({
  headers: [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(content)}`],
  content,
  isBroken: false,
});

/** Usually the first, and one time in `oneIn` the other. */
const mostly = <T>(usual: T, arbitrary: fc.Arbitrary<T>, oneIn = 7) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });
const rarely = <T>(arbitrary: fc.Arbitrary<T>, oneIn: number) =>
  mostly<T | undefined>(undefined, arbitrary, oneIn);

/** One hostile request after another, by these visitors: any route, any form, valid and not. */
export function hostileRequests(
  routes: readonly Route[],
  visitors: readonly Visitor[],
): fc.Arbitrary<HostileRequest> {
  const mayChange = visitors.some((visitor) => visitor === "editor" || visitor === "admin");
  return fc
    .constantFrom(...routes)
    .chain((route) => route.path.map((path) => ({ route, path })))
    .chain(({ route, path }) =>
      fc.record({
        as: fc.constantFrom(...visitors),
        route: fc.constant(route),
        path: fc.constant(path),
        // Whoever may change things would remove with another method what is read alone.
        other: mayChange
          ? fc.constantFrom(undefined, undefined, undefined, "HEAD")
          : rarely(anyOther, 6),
        none: rarely(noMethod, 60),
        spell: mostly((plain: string) => plain, spelling),
        shape: mostly((target: string) => target, form),
        query: route.query
          ? fc.oneof({ weight: 3, arbitrary: route.query(path) }, { weight: 2, arbitrary: query })
          : query,
        odd: fc.array(oddHeader, { maxLength: 3 }),
        broken: rarely(brokenHeader, 60),
        hasHost: mostly(true, fc.constant(false), 30),
        body: route.body
          ? fc.oneof(
              { weight: 3, arbitrary: route.body.map(plainBody) },
              { weight: 2, arbitrary: body },
            )
          : body,
        hasOddBody: mostly(false, fc.constant(true)),
      }),
    )
    .map(({ as, route, path, other, none, ...rest }) => {
      const method = none ?? other ?? route.method;
      const signsOut = route.isOfOnesOwn || (method === "DELETE" && path.endsWith("/session"));
      const carries = rest.hasOddBody || ["POST", "PUT", "PATCH"].includes(method);
      const { headers, content, isBroken } = carries ? rest.body : noBody;
      return {
        as: signsOut ? "nobody" : as,
        method,
        operation: `${method} ${route.template}`,
        path: rest.spell(path),
        start: `${method} ${rest.shape(rest.spell(path) + rest.query)} HTTP/1.1`,
        headers: [
          ...(rest.hasHost ? ["Host: localhost"] : []),
          ...rest.odd,
          ...headers,
          ...(rest.broken === undefined ? [] : [rest.broken]),
        ],
        body: content,
        isBroken: isBroken || none !== undefined || rest.broken !== undefined,
      };
    });
}
