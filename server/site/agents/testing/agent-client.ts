import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** What a call of a tool returned. */
export interface Called {
  isError: boolean;
  text: string;
  data: unknown;
  /** The length of the whole result. */
  bytes: number;
}

/** The official client, of today's protocol or of last year's, with `key` as its bearer token. */
export async function agentClient(
  url: string,
  key?: string,
  version: "2026-07-28" | "2025" = "2026-07-28",
): Promise<Client> {
  const client = new Client(
    { name: "a test", version: "1.0.0" },
    { versionNegotiation: { mode: version === "2025" ? "legacy" : { pin: version } } },
  );
  const headers = key ? { Authorization: `Bearer ${key}` } : undefined;
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/api/mcp`), { requestInit: { headers } }),
  );
  return client;
}

/** Calls a tool, whatever an assistant sends to it. */
export async function callTool(client: Client, name: string, sends: unknown = {}): Promise<Called> {
  const result = await client.callTool({ name, arguments: sends as Record<string, unknown> });
  const [content] = result.content as { text: string }[];
  return {
    isError: result.isError === true,
    text: content!.text,
    data: result.structuredContent,
    bytes: Buffer.byteLength(JSON.stringify(result)),
  };
}
