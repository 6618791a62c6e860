import { vi } from "vitest";

export interface Call {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

type Reply = { status?: number; body: unknown; headers?: Record<string, string> } | "offline";

/**
 * Replaces the network: `answer` answers every call, and all calls are recorded. "offline" fails like
 * the browser without a connection.
 */
export function fakeServer(answer: (call: Call) => Reply): { calls: Call[] } {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const call: Call = {
      method: init.method ?? "GET",
      url,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const reply = answer(call);
    if (reply === "offline") return Promise.reject(new TypeError("Failed to fetch"));
    const { status = 200, body, headers } = reply;
    return Promise.resolve(
      new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }),
    );
  });
  return { calls };
}
