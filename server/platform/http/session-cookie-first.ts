import type { RequestHandler, Response } from "express";

/**
 * Puts the session's cookie first in an answer: programs that read only one get the one they need.
 * express-session adds it when the headers are written, after every other.
 */
export function sessionCookieFirst(name: string, session: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => Response;
    res.writeHead = ((...given: unknown[]) => {
      const cookies = [res.getHeader("Set-Cookie") ?? []].flat().map(String);
      const isSession = (cookie: string) => cookie.startsWith(`${name}=`);
      if (cookies.length > 1) {
        const [first, others] = [cookies.filter(isSession), cookies.filter((c) => !isSession(c))];
        res.setHeader("Set-Cookie", [...first, ...others]);
      }
      return writeHead(...given);
    }) as Response["writeHead"];
    void session(req, res, next);
  };
}
