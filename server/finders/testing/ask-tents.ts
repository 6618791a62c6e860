import type { Agent } from "supertest";
import type { FinderResults, FinderSuggestion, ResultSection } from "@shared/contracts/finders";
import type { StaffCall } from "./put-in-tents";

/** Makes calls of staff, one after the other; the last answer's body. */
export async function callAll(staff: Agent, calls: readonly StaffCall[]): Promise<unknown> {
  let last: unknown;
  for (const { method, path, body } of calls) {
    const call = method === "POST" ? staff.post(path) : staff.put(path);
    if (typeof body === "string") call.type("text/csv");
    const reply = await call.send(body);
    if (reply.status > 201) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    last = reply.body as unknown;
  }
  return last;
}

/** What a shopper asks of a finder. */
export function shopperCalls(agent: Agent, slug: string) {
  const get = async (path: string) =>
    (await agent.get(`/api/finders/${slug}${path}`).expect(200)).body as unknown;
  const results = async (query: string) =>
    (await get(`/recommendations?${query}`)) as FinderResults;
  return {
    get,
    results,
    /** Of its only section. */
    section: async (query: string): Promise<ResultSection> => (await results(query)).sections[0]!,
    suggestions: async (query: string) =>
      (await get(`/suggestions?${query}`)) as FinderSuggestion[],
  };
}

/** Answers with a suggestion's changes, as calls write them. */
export function withChanges(query: string, { changes }: Pick<FinderSuggestion, "changes">): string {
  const changed = new URLSearchParams(query);
  for (const [id, text] of Object.entries(changes)) {
    if (text === null) changed.delete(id);
    else changed.set(id, text);
  }
  return changed.toString();
}
