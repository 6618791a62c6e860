import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import type { Call } from "./fake-server";

/**
 * The answers that recommendations were last asked with, as the parameters of the call. Waits for it: the
 * heading of the results stands before their code has come, which asks.
 */
export async function answersAsked(calls: readonly Call[]): Promise<Record<string, string>> {
  const { url } = await waitFor(() => {
    const call = calls.findLast((each) => each.url.includes("/recommendations"));
    expect(call).toBeDefined();
    return call!;
  });
  return Object.fromEntries(new URL(url, "https://finder.example").searchParams);
}
