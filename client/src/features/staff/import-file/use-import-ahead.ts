import { useQuery } from "@tanstack/react-query";
import { callApi } from "@/lib/api";
import type { ImportAhead, ImportProgress } from "@shared/contracts/imports";

const LOOK_MS = 1_000;

/** An id for an import, under which its progress can be read. Pages without a certificate have no `randomUUID`. */
export function newRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join("-");
}

/** Whose import the one at an address waits for, as long as it is under way. */
export function useImportAhead(address: string, isUnderWay: boolean): ImportAhead | null {
  const { data } = useQuery<ImportProgress>({
    queryKey: [address],
    queryFn: () => callApi<ImportProgress>("GET", address),
    refetchInterval: LOOK_MS,
    enabled: isUnderWay,
    // Nobody waits for it, and the next look tries again.
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return (isUnderWay && data?.waitsFor) || null;
}

/** Whose import one waits for, in words to whoever waits. */
export function aheadWords({ username, file, catalog }: ImportAhead, own: string): string {
  const into = catalog === null ? "" : ` into ${catalog}`;
  if (username === own) {
    const what =
      file === null ? "Another change of yours to many products" : `Your import of ${file}${into}`;
    return `${what} is under way. This one waits and starts on its own.`;
  }
  const does = file === null ? "changing many products" : `importing ${file}${into}`;
  return `${username} is ${does}. Yours waits and starts on its own.`;
}
